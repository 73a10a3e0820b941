import { expect, expectAccessible, newVisitor, test } from './journey';
import { failFor } from './kitchen-kit';
import { signUpByApi } from './subscribe-by-api';

test('what fails on the way in and in the account says so, and goes on once it works again', async ({
  page,
}) => {
  await signUpByApi(page, newVisitor());
  const alert = page.getByRole('alert');
  await failFor(page, 'Guard');
  await page.goto('/questionnaire');
  await expect(
    page.getByText('Une erreur est survenue lors de la vérification de vos préférences'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Adultes' })).toBeVisible();

  await failFor(page, 'SavePreferences');
  for (const step of ['Suivant', 'Suivant', 'Suivant', 'Terminer'])
    await page.getByRole('button', { name: step }).click();
  await expect(alert).toHaveText("Une erreur est survenue lors de l'enregistrement");
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page).toHaveURL('/subscription');

  await failFor(page, 'Settings');
  await page.getByRole('link', { name: 'Mon compte et mes données' }).click();
  await expect(
    page.getByRole('heading', { name: 'Impossible de charger votre profil' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('button', { name: 'Gérer mon abonnement' }).click();
  await expect(alert.filter({ hasText: 'Aucun abonnement trouvé' })).toBeVisible();
});
