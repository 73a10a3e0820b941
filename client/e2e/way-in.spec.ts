import {
  answerQuestionnaire,
  becomeSubscriber,
  expect,
  expectAccessible,
  expectLanding,
  newVisitor,
  payWithTestCard,
  signUp,
  test,
} from './journey';

test('an unknown path is « Page introuvable », with its two buttons', async ({ page }) => {
  await page.goto('/nulle-part');
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tableau de bord' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expectLanding(page);
});

test('the theme is chosen on the landing page and kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme-storage'))).toContain('dark');
});

test('the FREE30 banner is dismissed once and for all', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Offre de bienvenue' });
  await expect(banner).toContainText('FREE30');
  await page.getByRole('button', { name: 'Masquer l’offre' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('signing up says what is missing, live and on submit, and loses nothing', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  for (const sentence of [
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    'Le mot de passe est requis',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Mot de passe', { exact: true }).fill('12345');
  await expect(
    page.getByText('Le mot de passe doit contenir au moins 6 caractères', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Email').fill('camille@');
  await page.getByLabel('Email').blur();
  await expect(page.getByText("Format d'email invalide", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Email')).toHaveValue('camille@');
  await page.getByRole('button', { name: 'Se connecter' }).last().click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByText("Format d'email invalide")).toBeHidden();
});

test('a taken address and a wrong password get the sentences of the spec', async ({ page }) => {
  const visitor = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Prénom').fill('Autre');
  await page.getByLabel('Nom', { exact: true }).fill('Personne');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('autre-chose');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(
    page.getByText('Cette adresse email est déjà utilisée', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Autre');

  await page.goto('/auth');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toContainText('Email ou mot de passe incorrect');
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
  await expectAccessible(page);
});

test('without a connection the form says so and keeps what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('camille@example.org');
  await page.getByLabel('Mot de passe', { exact: true }).fill('une-bonne-soupe');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Pas de connexion Internet. Veuillez vérifier votre connexion et réessayer.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('camille@example.org');
});

test('the questionnaire keeps its answers when it is reloaded half-way', async ({ page }) => {
  await signUp(page);
  await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ajouter : Adultes' }).click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByText('Halal', { exact: true }).click();
  await page.getByText('Sans gluten', { exact: true }).click();
  await page.getByText('Aucune', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Halal' })).not.toBeChecked();
  await page.getByText('Végan', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Aucune' })).not.toBeChecked();
  await page.getByText('J’accepte que Popote garde').click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Végan' })).toBeChecked();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByLabel('Aliments à éviter')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Végan' })).toBeChecked();
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Adultes' })).toHaveValue('2');
});

test('each step leads to the next, and the place asked for is reached at the end', async ({
  page,
}) => {
  await page.goto('/dashboard/favorites');
  await expect(page).toHaveURL('/auth');
  const visitor = newVisitor();
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.getByLabel('Prénom').fill(visitor.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL('/questionnaire');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/questionnaire');
  await answerQuestionnaire(page);
  await page.goto('/dashboard/favorites');
  await expect(page).toHaveURL('/subscription');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await page.waitForURL(/\/dev\/stripe\//);
  await expectAccessible(page);
  await payWithTestCard(page, '4000 0000 0000 0002');
  await expect(page.locator('[name=number]')).toBeVisible();
  await payWithTestCard(page);
  await expect(page).toHaveURL('/dashboard/favorites');
  await page.goto('/questionnaire');
  await expect(page).toHaveURL('/dashboard');
});

test('a visit to /payment/success by hand makes nobody premium', async ({ page }) => {
  await signUp(page);
  await answerQuestionnaire(page);
  await page.goto('/payment/success');
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  await page.goto('/payment/success?session_id=cs_test_invented');
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/subscription');
});

test('FREE30 goes from the banner to thirty free days', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'J’en profite' }).click();
  await signUp(page);
  await answerQuestionnaire(page);
  await expect(page.getByLabel('Code promo')).toHaveValue('FREE30');
  await page.getByLabel('Code promo').fill('GRATUIT');
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await expect(page.getByText('Ce code promo n’existe pas')).toBeVisible();
  await page.getByLabel('Code promo').fill('FREE30');
  await page.getByRole('button', { name: 'Commencer mes 30 jours gratuits' }).click();
  await page.waitForURL(/\/dev\/stripe\//);
  await expect(page.getByText(/30 jours/).first()).toBeVisible();
  await page.getByRole('link', { name: /sans payer/ }).click();
  await expect(page.getByText('Paiement annulé : rien n’a été débité.')).toBeVisible();
  await expect(page.getByLabel('Code promo')).toHaveValue('FREE30');
});

test('signing out leads home, closes the dashboard and forgets what the tab kept', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.getByRole('button', { name: 'Menu de Camille' }).click();
  // A long address breaks rather than push the menu to the edge of a phone.
  const menu = await page.getByRole('menu').boundingBox();
  const screen = page.viewportSize();
  if (!menu || !screen) throw new Error('Nothing to measure.');
  expect(menu.x + menu.width).toBeLessThanOrEqual(screen.width - 4);
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expectLanding(page);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key !== 'splash-shown')).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
});
