import { expect, expectAccessible, newVisitor, test } from './journey';

test('a telephone number, with its country, at sign-up and in the settings', async ({ page }) => {
  const visitor = newVisitor();
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Prénom').fill(visitor.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Ajouter un numéro de téléphone' }).press('Enter');
  const number = page.getByLabel('Téléphone (facultatif)');
  await expect(number).toBeFocused();
  await number.fill('+41');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(number).toHaveAccessibleDescription('Le numéro de téléphone est requis');
  await number.fill('0612');
  await expect(number).toHaveAccessibleDescription('Numéro de téléphone invalide');

  const country = page.getByLabel('Pays', { exact: true });
  await expect(country).toHaveText('Suisse +41');
  await country.press('Enter');
  const search = page.getByRole('combobox', { name: 'Chercher un pays' });
  await expect(search).toBeFocused();
  await search.fill('atlantide');
  await expect(page.getByText('Aucun pays à ce nom')).toBeVisible();
  await search.fill('belg');
  await expectAccessible(page);
  await search.press('Enter');
  await expect(country).toHaveText('Belgique +32');
  await number.fill('0470123456');
  await number.blur();
  await expect(number).toHaveValue('0470 12 34 56');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL('/questionnaire');

  await page.goto('/account');
  await expect(number).toHaveValue('0470 12 34 56');
  await expect(country).toHaveText('Belgique +32');
  await number.fill('+33 6 12 34 56 78');
  await number.blur();
  await expect(country).toHaveText('France +33');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click();
  await page.reload();
  await expect(number).toHaveValue('06 12 34 56 78');
  const chosen = country.getByText('France +33');
  expect(await chosen.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(1);
});
