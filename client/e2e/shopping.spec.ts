import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { holdAnswer, recordRequests, whileAsking } from './kitchen-kit';
import { navigateTo } from './planning-kit';
import {
  addLine,
  openList,
  openListWith,
  press,
  quickAdd,
  row,
  tick,
  removeLine,
} from './shopping-kit';

/** How many requests to the API an action sends until its answer is on screen. */
async function requestsOf(page: Page, action: () => Promise<void>): Promise<number> {
  let sent = 0;
  const count = (request: { url: () => string }): void => {
    if (request.url().endsWith('/graphql')) sent += 1;
  };
  page.on('request', count);
  await Promise.all([page.waitForResponse('**/graphql'), action()]);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  page.off('request', count);
  return sent;
}

const units = ['unité', 'g', 'kg', 'ml', 'l', 'càs', 'càc', 'pincée'];

test('shopping: from an empty list to a shop done', async ({ page }) => {
  await openList(page);

  await quickAdd(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await addLine(page, '200 g de farine');
  await addLine(page, '0,3 kg de farine');
  await addLine(page, '2 kg de pommes de terre');
  await expect(page.getByRole('heading', { name: 'Tous les articles' })).toBeVisible();
  await expect(row(page, /farine\s*500 g/)).toBeVisible();
  await expect(page.getByText('0,3 kg à la main · 200 g à la main')).toBeVisible();
  await expect(page.getByText('0 sur 2 articles · 0 %')).toBeVisible();

  // The dialog, with the spec's defaults.
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Article')).toBeFocused();
  await expect(dialog.getByLabel('Quantité')).toHaveValue('1');
  const unit = dialog.getByRole('combobox', { name: 'Unité' });
  await expect(unit).toContainText('unité');
  await unit.click();
  await expect(page.getByRole('option')).toHaveText(units);
  await page.getByRole('option', { name: 'unité' }).click();
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Article').fill('<script>alert(1)</script>');
  await dialog.getByLabel('Quantité').fill('');
  // The dialog takes a moment to go, and the field has the focus until then: a press too many adds nothing. A key that
  // comes later presses the button that opened it.
  const sent = recordRequests(page);
  await dialog.locator('form').evaluate(async (form: HTMLFormElement) => {
    form.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
    form.requestSubmit();
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.getByText('0 sur 3 articles · 0 %')).toBeVisible();
  expect(sent.filter((name) => name === 'AddShoppingItem')).toHaveLength(1);

  // A tick is one request, and can be undone.
  const ticked = await requestsOf(page, () => press(row(page, /pommes de terre/)));
  expect(ticked).toBe(1);
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, /pommes de terre/)).not.toBeChecked();
  await expect(page.getByText('0 sur 3 articles · 0 %')).toBeVisible();

  // A part is taken away, and the line un-merges.
  await page.getByRole('button', { name: 'Détails : farine' }).click();
  await dialog.getByRole('button', { name: 'Retirer : 200 g, Ajouté à la main' }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, /farine\s*0,3 kg/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, /farine\s*500 g/)).toBeVisible();

  // Deletions one after another come back together.
  await removeLine(page, 'farine');
  await removeLine(page, 'pommes de terre');
  await expect(page.getByText('2 articles supprimés')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, /farine\s*500 g/)).toBeVisible();
  await expect(row(page, /pommes de terre/)).toBeVisible();

  // Greyed on a laptop, away on a phone.
  await expect(page.getByRole('button', { name: 'Supprimer cochés', disabled: false })).toHaveCount(
    0,
  );
  await tick(page, /farine/);
  await tick(page, /pommes de terre/);
  const deleted = await requestsOf(page, () =>
    page.getByRole('button', { name: 'Supprimer cochés' }).click(),
  );
  expect(deleted).toBe(1);
  await expect(row(page, /farine/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, /farine/)).toBeChecked();
  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  await expect(page.getByRole('link', { name: /^1\s*articles? à acheter$/ })).toBeVisible();
  await whileAsking(page, 'ShoppingList', () => navigateTo(page, /courses/i));
  await expect(page.getByText('2 sur 3 articles · 67 %')).toBeVisible();

  // What is ticked goes into the fridge in one request, whole; what is no food is off the list, and in no fridge.
  const putAway = page.getByRole('button', { name: 'Ranger au frigo' });
  expect(await requestsOf(page, () => putAway.click())).toBe(1);
  await expect(page.getByText('2 articles rangés à leur place')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await addLine(page, 'papier toilette');
  await tick(page, /papier/);
  await putAway.click();
  await expect(page.getByText('Rien de tout cela ne va au frigo')).toBeVisible();
  await expect(row(page, /papier/)).toBeHidden();
  await navigateTo(page, /frig/i);
  await page.getByRole('group', { name: 'Où c’est rangé' }).getByText('Placard 2').click();
  for (const kept of [
    /^Changer la quantité.*farine, 500\s*g$/,
    /^Changer.*pommes de terre, 2\s*kg$/,
  ])
    await expect(page.getByRole('button', { name: kept })).toBeVisible();
  await expect(page.getByText(/papier/)).toHaveCount(0);
});

test('shopping: found, grouped, by aisle in the household’s order, by keyboard', async ({
  page,
}) => {
  await openListWith(page, ['1 l de lait', '6 tomates', 'savon']);

  await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill('TOMÂTE');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('searchbox').fill('licorne');
  await expect(page.getByText('Aucun article ne correspond')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Par recette' }).click();
  await expect(page.getByRole('heading', { name: 'Articles ajoutés manuellement' })).toBeVisible();
  await page.getByRole('button', { name: 'Par rayon' }).click();
  const groups = page.locator('[data-print-sheet]').getByRole('heading');
  await expect(groups).toContainText([
    'Fruits et légumes',
    'Frais et crèmerie',
    'Maison et hygiène',
  ]);

  // On paper: the groups and their rows, nothing that can be pressed.
  const title = page.locator('[data-print-sheet]').getByText('Liste de courses');
  await expect(title).toBeHidden();
  const day = page.locator('[data-print-sheet]').getByText(/^\p{L}+ \d{1,2} \p{L}+ \d{4}$/u);
  await expect(day).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(day).toBeVisible();
  await expect(groups).toHaveCount(3);
  await expect(row(page, /tomates/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Ordre des rayons' }).click();
  const up = page.getByRole('button', { name: 'Monter : Maison et hygiène' });
  for (let step = 0; step < 10; step += 1) await up.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(
    'Maison et hygiène',
  );
  await page.keyboard.press('Escape');
  await expect(groups).toContainText([
    'Maison et hygiène',
    'Fruits et légumes',
    'Frais et crèmerie',
  ]);

  await page.getByRole('button', { name: 'Détails : savon' }).click();
  await page.getByRole('combobox', { name: 'Rayon' }).click();
  await Promise.all([
    page.waitForResponse('**/graphql'),
    page.getByRole('option', { name: 'Autres' }).click(),
  ]);
  await page.reload();
  await expect(groups).toContainText(['Fruits et légumes', 'Frais et crèmerie', 'Autres']);

  // By keyboard alone: a suggestion completes the line, the space bar ticks it.
  await quickAdd(page).focus();
  await page.keyboard.type('2 kg de po');
  const pork = page.getByRole('option', { name: /porc/ });
  await expect(pork).toBeVisible();
  // What does not begin so any more is offered no longer, though the next answer is not there.
  const answer = await holdAnswer(page, 'ProductSuggestions');
  await page.keyboard.type('m');
  await expect(pork).toHaveCount(0);
  answer();
  await expect(page.getByRole('option').first()).toHaveText(/^2 kg de pomme(?!s?\sde)/);
  await page.keyboard.press('ArrowDown');
  // The answer brings the aisle, and with it the row's place.
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().postData()?.includes('AddShoppingItem') === true,
    ),
    page.keyboard.press('Enter'),
  ]);
  const produce = page.locator('section', { hasText: 'Fruits et légumes' });
  const apples = produce.getByRole('checkbox', { name: /pomme\s*2 kg/ });
  await apples.focus();
  await page.keyboard.press('Space');
  await expect(apples).toBeChecked();

  // Nobody buys a kilo of a drink: what is weighed is offered what is weighed.
  const porto = page.getByRole('option', { name: /porto/ });
  await quickAdd(page).fill('po');
  await expect(porto).toHaveCount(1);
  await quickAdd(page).fill('2 kg de po');
  await expect(page.getByRole('option', { name: /^2 kg de po/ }).first()).toBeVisible();
  await expect(porto).toHaveCount(0);
  await quickAdd(page).fill('');

  // An empty field offers what is bought often and is not on the list.
  await removeLine(page, 'savon');
  await quickAdd(page).click();
  await expect(page.getByRole('option', { name: 'savon' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'lait' })).toHaveCount(0);
  await page.getByRole('option', { name: 'savon' }).click();
  await expect(row(page, 'savon')).toBeVisible();
});
