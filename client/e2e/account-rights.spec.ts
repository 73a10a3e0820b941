import type { Page } from '@playwright/test';
import { openQuietly } from './account-kit';
import { expect, expectAccessible, expectStep, newVisitor, test } from './journey';
import { send } from './kitchen-kit';
import { answerByApi, signUpByApi } from './subscribe-by-api';

const agreement = (page: Page) =>
  page.getByRole('checkbox', { name: /^J’accepte que Popote garde/ });
const needed = 'Pour garder vos restrictions ou vos allergies, Popote a besoin de votre accord';
const keptAnswers = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));

async function goToStep(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await expectStep(page, step);
}

test('the questionnaire keeps its answers over a reload, restrictions once somebody agrees, by the keyboard alone', async ({
  page,
}) => {
  await signUpByApi(page, newVisitor());
  await page.goto('/questionnaire');
  await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  await page.getByRole('button', { name: 'Ajouter : Adultes' }).press('Enter');
  await goToStep(page, 2);
  const none = page.getByRole('checkbox', { name: 'Aucune' });
  const halal = page.getByRole('checkbox', { name: 'Halal' });
  const vegan = page.getByRole('checkbox', { name: 'Végan' });
  await expect(agreement(page)).toHaveCount(0);
  await halal.press('Space');
  await none.press('Space');
  await expect(halal).not.toBeChecked();
  await expect(agreement(page)).toHaveCount(0);
  await vegan.press('Space');
  await expect(none).not.toBeChecked();
  await expect(agreement(page)).not.toBeChecked();
  await expect(agreement(page)).toHaveAccessibleDescription(/santé ou votre religion/);

  await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await expect(agreement(page)).toHaveAccessibleDescription(new RegExp(needed));
  await expect(agreement(page)).toBeFocused();
  // What is missing stands after what there is to read, in line with it.
  const link = await page
    .getByRole('link', { name: /^Politique de confidentialité/ })
    .boundingBox();
  const error = await page.getByText(needed).locator('xpath=..').boundingBox();
  if (!link || !error) throw new Error('Nothing to measure.');
  expect(error.x).toBe(link.x);
  expect(error.y).toBeGreaterThanOrEqual(link.y + link.height);
  await expect(vegan).toBeChecked();
  expect(await keptAnswers(page)).not.toContain('VEGAN');
  await none.press('Space');
  await expect(agreement(page)).toHaveCount(0);
  await vegan.press('Space');
  await expect(agreement(page)).not.toBeChecked();
  await agreement(page).press('Space');
  await expect(agreement(page)).toBeChecked();
  expect(await keptAnswers(page)).toContain('VEGAN');

  await page.reload();
  await expect(vegan).toBeChecked();
  await goToStep(page, 3);
  await expect(page.getByLabel('Aliments à éviter')).toBeVisible();
  await page.goBack();
  await expectStep(page, 2);
  await expect(vegan).toBeChecked();
  await page.getByRole('button', { name: 'Précédent' }).press('Enter');
  await expectStep(page, 1);
  await expect(page.getByRole('spinbutton', { name: 'Adultes' })).toHaveValue('2');
  for (const step of [2, 3, 4]) await goToStep(page, step);
  await page.getByRole('button', { name: 'Terminer' }).press('Enter');
  await expect(page).toHaveURL('/subscription');
});

test('tastes, what was agreed to, the appearance and the bell are chosen in the settings, and kept', async ({
  page,
}) => {
  await signUpByApi(page, newVisitor());
  await answerByApi(page);
  await openQuietly(page, '/account');
  const tastes = page.getByRole('region', { name: 'Goûts et portions' });
  const save = tastes.getByRole('button', { name: 'Enregistrer' });
  const saved = page.getByText('Profil mis à jour avec succès');
  const adults = tastes.getByRole('spinbutton', { name: 'Adultes' });
  await expect(adults).toHaveValue('2');
  await tastes.getByRole('button', { name: 'Ajouter : Adultes' }).click();
  await tastes.getByRole('button', { name: 'Retirer : Enfants' }).click();
  await tastes.getByRole('button', { name: 'Retirer : Enfants' }).click();
  const followed = tastes.getByRole('checkbox', { name: 'Comme votre foyer (3)' });
  const servings = tastes.getByRole('spinbutton', { name: 'Portions' });
  await expect(followed).toBeChecked();
  await expect(servings).toHaveValue('3');
  await servings.press('ArrowUp');
  await expect(followed).not.toBeChecked();
  await tastes.getByRole('radio', { name: 'Moyen' }).press('Space');
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"operationName":"SavePreferences"')) sent.push(body);
  });
  // Enter ends a tag, whether one was begun or not; only the button saves.
  for (const name of ['Aliments préférés', 'Aliments à éviter']) {
    const field = tastes.getByRole('textbox', { name });
    for (const typed of ['', '   ', 'fenouil', ''])
      await field.fill(typed).then(() => field.press('Enter'));
    await expect(tastes.getByRole('button', { name: /fenouil/ }).last()).toBeVisible();
  }

  // What is not saved yet outlives what is taken back.
  const glutenFree = tastes.getByRole('checkbox', { name: 'Sans gluten' });
  await expect(agreement(page)).toHaveCount(1);
  await expect(agreement(page)).toBeChecked();
  await expect(glutenFree).toBeChecked();
  await agreement(page).press('Space');
  const question = page.getByRole('alertdialog', { name: /Retirer votre accord/ });
  await question.getByRole('button', { name: 'Garder' }).press('Enter');
  await expect(agreement(page)).toBeChecked();
  await agreement(page).press('Space');
  await question.getByRole('button', { name: 'Retirer et effacer' }).press('Enter');
  await expect(agreement(page)).not.toBeChecked();
  await expect(glutenFree).not.toBeChecked();
  await expect(tastes.getByRole('checkbox', { name: 'Aucune' })).toBeChecked();
  await expect(tastes.getByRole('button', { name: 'Retirer fenouil' })).toHaveCount(2);
  await expect(tastes.getByRole('button', { name: 'Retirer coriandre' })).toBeVisible();
  expect(sent).toEqual([]);

  // It is asked for again once there is something to agree to.
  await tastes.getByText('Halal', { exact: true }).click();
  const asked = agreement(page).and(tastes.locator('input'));
  await save.press('Enter');
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAccessibleDescription(new RegExp(needed));
  await asked.press('Space');
  await save.press('Enter');
  await expect(saved).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(agreement(page)).toHaveCount(1);
  await expect(agreement(page)).toBeChecked();

  const expiring = page.getByRole('checkbox', { name: /^Me dire ce qui arrive à sa date/ });
  await expect(expiring).toBeChecked();
  await Promise.all([
    page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('UpdateNotificationSettings')),
    ),
    expiring.press('Space'),
  ]);
  await expect(expiring).not.toBeChecked();
  const appearance = page.getByRole('region', { name: 'Apparence' });
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await appearance.getByRole('radio', { name: 'Sombre' }).press('Space');
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(appearance.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await expect(adults).toHaveValue('3');
  await expect(tastes.getByRole('spinbutton', { name: 'Enfants' })).toHaveValue('0');
  await expect(servings).toHaveValue('4');
  await expect(followed).not.toBeChecked();
  await expect(tastes.getByRole('radio', { name: 'Moyen' })).toBeChecked();
  await expect(tastes.getByRole('button', { name: 'Retirer fenouil' })).toHaveCount(2);
  await expect(tastes.getByRole('checkbox', { name: 'Halal' })).toBeChecked();
  await expect(expiring).not.toBeChecked();
  await appearance.getByRole('radio', { name: 'Comme l’appareil' }).press('Space');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');

  // Another device takes the agreement back: the server has the last word, and nothing chosen is lost.
  await send(page, 'mutation { withdrawConsent(kind: DIETARY_RESTRICTIONS) { __typename } }');
  await save.press('Enter');
  await expect(asked).toHaveAccessibleDescription(new RegExp(needed));
  await expect(asked).toBeFocused();
  await expect(tastes.getByRole('checkbox', { name: 'Halal' })).toBeChecked();
});

test('an allergy is chosen in the settings beside no diet, agreed to, kept, and cleared with the agreement', async ({
  page,
}) => {
  await signUpByApi(page, newVisitor());
  await answerByApi(page, []);
  await openQuietly(page, '/account');
  const tastes = page.getByRole('region', { name: 'Goûts et portions' });
  const save = tastes.getByRole('button', { name: 'Enregistrer' });
  const allergies = tastes.getByRole('group', { name: /^Des allergies/ });
  const celery = allergies.getByRole('checkbox', { name: 'Céleri' });
  const none = tastes.getByRole('checkbox', { name: 'Aucune' });
  const asked = agreement(page).and(tastes.locator('input'));
  await expect(allergies).toHaveAccessibleDescription(/peut en contenir est écarté/);
  await expect(allergies.getByRole('checkbox')).toHaveCount(14);
  await expect(none).toBeChecked();
  await celery.press('Space');
  await expect(none).toBeChecked();

  await save.press('Enter');
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAccessibleDescription(new RegExp(needed));
  await asked.press('Space');
  await save.press('Enter');
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();
  await page.reload();
  await expect(celery).toBeChecked();
  await expect(none).toBeChecked();
  await expect(allergies.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expectAccessible(page);

  await agreement(page).press('Space');
  await page
    .getByRole('alertdialog', { name: /Retirer votre accord/ })
    .getByRole('button', { name: 'Retirer et effacer' })
    .press('Enter');
  await expect(celery).not.toBeChecked();
});
