import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { failLater, recordRequests, send, writeRecipe, type WrittenRecipe } from './kitchen-kit';
import { escaped } from './planning-kit';
import { addLine, openList, row, tick } from './shopping-kit';

test('the list shows deletions and their undo before the answer, and goes back if it fails', async ({
  page,
}) => {
  await openList(page);
  for (const line of ['savon', 'pain']) await addLine(page, line);
  await tick(page, 'pain');
  let fail = await failLater(page, 'DeleteCheckedShoppingItems');
  await page.getByRole('button', { name: 'Supprimer cochés' }).click();
  await expect(row(page, 'pain')).toHaveCount(0);
  await expect(page.getByText('0 sur 1 article · 0 %')).toBeVisible();
  fail();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de supprimer les articles cochés',
  );
  await expect(row(page, 'pain')).toBeChecked();
  await expect(page.getByText('1 sur 2 articles · 50 %')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await page.getByRole('button', { name: 'Supprimer : savon' }).click();
  await expect(row(page, 'savon')).toHaveCount(0);
  fail = await failLater(page, 'RestoreShoppingItems');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, 'savon')).toBeVisible();
  await expect(page.getByText('1 sur 2 articles · 50 %')).toBeVisible();
  fail();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de remettre les articles dans la liste',
  );
  await expect(row(page, 'savon')).toHaveCount(0);
  await expect(page.getByText('1 sur 1 article · 100 %')).toBeVisible();
});

interface Listed {
  viewer: { shoppingItems: { product: string; recipeId: string }[] };
}

/** Puts two recipes on the list that share a product. */
async function listTwoThatShare(page: Page): Promise<[WrittenRecipe, WrittenRecipe]> {
  const add = `mutation ($recipeId: ID!) { addRecipeToShoppingList(recipeId: $recipeId) { __typename } }`;
  const written: WrittenRecipe[] = [];
  for (;;) {
    const recipe = await writeRecipe(page);
    await send(page, add, { recipeId: recipe.id });
    const { viewer } = (await send(
      page,
      '{ viewer { shoppingItems { product recipeId } } }',
    )) as Listed;
    const productsOf = (id: string) =>
      viewer.shoppingItems.filter(({ recipeId }) => recipeId === id).map((item) => item.product);
    const own = new Set(productsOf(recipe.id));
    const other = written.find(({ id }) => productsOf(id).some((product) => own.has(product)));
    if (other && other.title !== recipe.title) return [other, recipe];
    written.push(recipe);
  }
}

test('two recipes that need the same share a line, which says each part and gives one back', async ({
  page,
}) => {
  await openList(page);
  const [one, two] = await listTwoThatShare(page);
  await page.reload();
  const shared = page
    .locator('[data-print-sheet] [role=listitem]')
    .filter({ hasText: one.title })
    .filter({ hasText: two.title });
  await expect(shared.first()).toBeVisible();
  const lines = await shared.count();
  const summary = page.getByText(/^0 sur \d+ articles/);
  const before = (await summary.textContent()) ?? '';
  await shared
    .first()
    .getByRole('button', { name: /^Détails/ })
    .click();
  const dialog = page.getByRole('dialog');
  const parts = dialog.getByRole('listitem');
  await expect(dialog.getByRole('heading', { name: 'D’où viennent ces articles' })).toBeVisible();
  const count = await parts.count();
  expect(count).toBeGreaterThan(1);
  await expect(parts.filter({ hasText: one.title })).not.toHaveCount(0);
  await expect(parts.filter({ hasText: two.title })).not.toHaveCount(0);

  // Each part of one of them is taken away: what is left is the other's.
  const remove = dialog.getByRole('button', {
    name: new RegExp(`^Retirer.*${escaped(one.title)}`),
  });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await expect(parts.filter({ hasText: two.title })).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(shared).toHaveCount(lines - 1);
  await expect(summary).not.toHaveText(before);

  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(shared).toHaveCount(lines);
  await expect(summary).toHaveText(before);
});

test('the list is printed by its button', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0 });
    window.print = () => {
      Object.assign(window, { printed: Number(Reflect.get(window, 'printed')) + 1 });
    };
  });
  await openList(page);
  await addLine(page, 'pain');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'printed')))).toBe(1);
});

test('a press too many in the dialog adds nothing twice', async ({ page }) => {
  await openList(page);
  const sent = recordRequests(page);
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  await page.getByRole('dialog').getByLabel('Article').fill('pain');
  // The dialog takes a moment to go, and the field has the focus until then.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(row(page, 'pain')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await addLine(page, 'savon');
  await expect(page.getByText('0 sur 2 articles · 0 %')).toBeVisible();
  expect(sent.filter((name) => name === 'AddShoppingItem')).toHaveLength(2);
});

test('what was added again by hand says how often, once', async ({ page }) => {
  await openList(page);
  await addLine(page, 'pain');
  await addLine(page, 'pain');
  await expect(row(page, 'pain')).toHaveAccessibleDescription('Ajouté à la main (2 fois)');
  await addLine(page, '200 g de pain');
  await addLine(page, '200 g de pain');
  await expect(row(page, /pain/)).toHaveAccessibleDescription(
    '200 g à la main (2 fois) · Ajouté à la main (2 fois)',
  );
});
