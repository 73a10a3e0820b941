import { expect, newVisitor, signUp, test } from './journey';
import { link, tabTo } from './keyboard-kit';

test('a settings form that is sent leaves the focus with what came of it', async ({ page }) => {
  const { password } = await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Changer d’email' }).press('Enter');
  await page.getByLabel('Nouvelle adresse email').fill(newVisitor().email);
  await page.getByLabel('Votre mot de passe').fill(password);
  await page.getByRole('button', { name: 'Envoyer le lien' }).press('Enter');
  const focused = page.locator('*:focus');
  await expect(focused).toHaveText(
    'Un email de confirmation a été envoyé à votre nouvelle adresse email',
  );

  const open = page.getByRole('button', { name: 'Changer de mot de passe' });
  await open.press('Enter');
  await expect(page.getByLabel('Mot de passe actuel')).toBeFocused();
  await page.keyboard.type(password);
  await page.getByLabel('Nouveau mot de passe').fill('une-autre-soupe');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(/^Mot de passe changé/);
  // And the way on is the one of the page, not its beginning.
  await page.keyboard.press('Shift+Tab');
  await expect(
    open.or(page.getByRole('button', { name: /abonnement/ })).and(focused),
  ).toBeVisible();
});

test('whoever has gone on by keyboard while a page was on its way is not called back', async ({
  page,
}) => {
  let come = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/reset-password-page-.*\.js$/, async (route) => {
    await wanted;
    await route.fallback();
  });
  const heading = page.getByRole('heading', { level: 1 });
  const theme = page.getByRole('banner').getByRole('button');
  await page.goto('/auth');
  await link(page, 'Mot de passe oublié').press('Enter');
  await expect(page).toHaveURL('/auth/reset-password');
  await tabTo(page, theme);
  come();
  await expect(heading).toHaveText('Mot de passe oublié');
  await expect(theme).toBeFocused();

  // Whoever only waits is told where they are.
  await page.getByRole('main').getByRole('link').last().press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  await expect(heading).toBeFocused();
});

test('what the banner promises is said where one signs up', async ({ page }) => {
  const promise = page.getByText(/^Vos 30 jours gratuits vous attendent/);
  await page.goto('/auth?mode=signup');
  await expect(page.getByLabel('Prénom')).toBeVisible();
  await expect(promise).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('complementary').getByRole('link').first().click();
  await expect(promise).toBeVisible();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
  await expect(promise).toHaveCount(0);
});
