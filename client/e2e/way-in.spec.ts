import { signInHere, signUpHere } from './account-kit';
import { expect, expectLanding, newVisitor, test } from './journey';
import { signUpByApi } from './subscribe-by-api';

test('an unknown path leads home, where a theme is chosen and the offer put away for good', async ({
  page,
}) => {
  await page.goto('/nulle-part');
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tableau de bord' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expectLanding(page);

  const banner = page.getByRole('complementary', { name: 'Offre de bienvenue' });
  await expect(banner).toContainText('FREE30');
  await page.getByRole('button', { name: 'Masquer l’offre' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('theme-storage'))).toContain('dark');

  // Nobody has said who runs this Popote, and the server says so.
  const terms = await page.request.get('/terms');
  expect(await terms.text()).toContain('à compléter par qui exploite cette installation');
});

test('the forms to sign up and in say what is missing, taken, wrong or out of reach, and lose nothing', async ({
  page,
  context,
}) => {
  const visitor = newVisitor();
  await signUpByApi(page, visitor);
  await context.clearCookies();
  await page.goto('/auth?mode=signup');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  for (const sentence of [
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    'Le mot de passe est requis',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await password.fill('12345');
  await expect(
    page.getByText('Le mot de passe doit contenir au moins 6 caractères', { exact: true }),
  ).toBeVisible();
  await email.fill('camille@');
  await email.blur();
  await expect(page.getByText("Format d'email invalide", { exact: true })).toBeVisible();
  await expect(email).toHaveValue('camille@');
  await signUpHere(page, { ...visitor, firstName: 'Autre' });
  await expect(
    page.getByText('Cette adresse email est déjà utilisée', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Autre');
  await page.getByRole('button', { name: 'Se connecter' }).last().click();
  await expect(email).toHaveValue('');
  await expect(page.getByText('Cette adresse email est déjà utilisée')).toBeHidden();

  const alert = page.getByRole('alert');
  await signInHere(page, { ...visitor, password: 'pas-le-bon' });
  await expect(alert).toContainText('Email ou mot de passe incorrect');
  await expect(email).toHaveValue(visitor.email);

  const send = page.getByRole('button', { name: 'Se connecter', exact: true });
  await context.setOffline(true);
  await send.click();
  await expect(alert).toContainText(
    'Pas de connexion Internet. Veuillez vérifier votre connexion et réessayer.',
  );
  await context.setOffline(false);
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await send.click();
  await expect(alert).toHaveText('Impossible de se connecter au serveur');
  await page.unrouteAll({ behavior: 'wait' });
  // The id under which the server has logged what it met stands beside the sentence.
  const errorId = '0c7f9d52-3f0e-4a53-9d1b-1f6a5f1f2b3c';
  const error = { message: 'Unexpected error.', extensions: { code: 'INTERNAL', errorId } };
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [error] } }),
  );
  await send.click();
  await expect(alert).toContainText(
    'Une erreur est survenue. Veuillez réessayer dans quelques instants.',
  );
  await expect(alert).toContainText(errorId);
  await expect(email).toHaveValue(visitor.email);
});
