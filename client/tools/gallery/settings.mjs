import { hardViews } from './camera.mjs';

const escape = (page) => page.keyboard.press('Escape');
const press = (page, name) => page.getByRole('button', { name }).click();

/** The settings, and what a person may ask about their data. */
export async function settings({ page, scene }) {
  const tastes = page.getByRole('region', { name: 'Goûts et portions' });
  const agreement = page.getByText('J’accepte que Popote garde').last();
  await scene('settings', {
    wide: true,
    reach: async () => {
      await page.goto('/dashboard/settings');
      await page.getByRole('heading', { name: 'Vos données' }).waitFor();
    },
  });
  await scene('settings-hard', { views: hardViews });
  const asking = async () => {
    await agreement.click();
    await page.getByRole('alertdialog').waitFor();
  };
  await scene('settings-withdraw', { whole: false, reach: asking });
  await scene('settings-withdraw-hard', { whole: false, views: hardViews });
  await press(page, 'Retirer et effacer');
  await scene('settings-consent', {
    reach: async () => {
      await tastes.getByText('Casher', { exact: true }).click();
      await tastes.getByRole('button', { name: 'Enregistrer' }).click();
      await page.getByText('Pour garder vos restrictions').waitFor();
    },
  });
  await scene('settings-consent-hard', { views: hardViews });
  const leaving = async () => {
    await press(page, 'Supprimer mon compte');
    await page.getByRole('dialog').waitFor();
  };
  const refused = async () => {
    await leaving();
    await page.getByRole('dialog').getByLabel('Votre mot de passe', { exact: true }).fill('faux');
    await press(page, 'Supprimer définitivement');
    await page.getByText('Mot de passe incorrect').waitFor();
  };
  const closed = { whole: false, leave: escape };
  await scene('settings-delete', { ...closed, reach: leaving });
  await scene('settings-delete-refused', { ...closed, reach: refused });
  await scene('settings-delete-hard', { ...closed, reach: refused, views: hardViews });
}
