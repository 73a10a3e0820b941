import { expect, expectAccessible, prepareSubscriber, test } from './journey';
import { failFor, openAnswered, recordRequests, send } from './kitchen-kit';
import { keptOnDevice, readyToKeep } from './offline-kit';

test.use({ serviceWorkers: 'allow' });

interface Book {
  viewer: { recipes: { nodes: { id: string; ingredients: string[] }[] } };
}
interface Added {
  addRecipeToShoppingList: { shoppingItems: { name: string; toCheck: boolean }[] };
}

const addMissing = `mutation ($recipeId: ID!) { addRecipeToShoppingList(recipeId: $recipeId, missingOnly: true) {
  ... on AddRecipeToShoppingListPayload { shoppingItems { name toCheck } } } }`;

test('shopping: staples lie folded at the end, no articles until one press, and gone by one', async ({
  page,
  context,
}) => {
  await prepareSubscriber(page);
  const { viewer } = (await send(
    page,
    '{ viewer { recipes(first: 50, filter: { source: BOOK, mealType: MAIN }) { nodes { id ingredients } } } }',
  )) as Book;
  const recipe = viewer.recipes.nodes.find(({ ingredients }) =>
    ['sel', 'huile'].every((staple) => ingredients.some((line) => line.includes(staple))),
  );
  const { addRecipeToShoppingList } = (await send(page, addMissing, {
    recipeId: recipe?.id,
  })) as Added;
  const { shoppingItems: items } = addRecipeToShoppingList;
  const articles = items.filter(({ toCheck }) => !toCheck).length;
  const staples = items.length - articles;
  expect(staples).toBeGreaterThan(1);
  const progress = (total: number) =>
    page.locator(`[role=progressbar][aria-valuetext^="0 sur ${total} article"]`);
  const section = page.getByRole('button', { name: /^Fond de placard · à vérifier/ });
  const buys = page.getByRole('button', { name: /^À acheter/ });

  await openAnswered(page, '/dashboard/shopping', 'ShoppingList');
  await expect(progress(articles)).toBeVisible();
  await expect(buys).toHaveCount(0);
  await section.focus();
  await page.keyboard.press('Enter');
  const shown = await buys.count();
  expect(shown).toBeGreaterThan(1);

  const sent = recordRequests(page);
  await buys.first().focus();
  await page.keyboard.press('Enter');
  await expect(section).toBeFocused();
  await expect(progress(articles + 1)).toBeVisible();
  await expect(buys).toHaveCount(shown - 1);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(progress(articles)).toBeVisible();
  await expect(buys).toHaveCount(shown);
  expect(sent.splice(0)).toEqual(['SetShoppingItemsToCheck', 'SetShoppingItemsToCheck']);

  // The household's own set.
  const dialog = page.getByRole('dialog', { name: 'Fond de placard' });
  await page.getByRole('button', { name: 'Modifier le fond de placard' }).click();
  await dialog.getByLabel('Un produit de plus').fill('Sauce soja');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Retirer.*Sauce soja$/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^Retirer.*poivre$/ }).click();
  await expect(dialog.getByRole('button', { name: /^Retirer.*poivre$/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual(['SetStaple', 'SetStaple']);

  // Without a network too.
  await keptOnDevice(page, 'shoppingItems');
  await readyToKeep(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Tout est là' }).click();
  await expect(section).toBeHidden();
  await expect(page.getByRole('button', { name: 'Modifier le fond de placard' })).toBeFocused();
  await expect(progress(articles)).toBeVisible();
  await context.setOffline(false);
  const onServer = async () => {
    const read = '{ viewer { household { kitchen { shoppingItems { id } staples { name } } } } }';
    const answer = (await send(page, read)) as {
      viewer: { household: { kitchen: { shoppingItems: unknown[]; staples: { name: string }[] } } };
    };
    return answer.viewer.household.kitchen;
  };
  await expect.poll(async () => (await onServer()).shoppingItems.length).toBe(articles);
  const names = (await onServer()).staples.map(({ name }) => name);
  expect(names).toContain('Sauce soja');
  expect(names).not.toContain('poivre');
});

test('shopping: what is at home is found beside the list, and put on it by one press', async ({
  page,
}) => {
  await prepareSubscriber(page);
  const { viewer } = (await send(
    page,
    '{ viewer { recipes(first: 1, search: "rösti", filter: { source: BOOK }) { nodes { id ingredients } } } }',
  )) as Book;
  const [recipe] = viewer.recipes.nodes;
  const stock = `mutation { addInventoryItem(input: { name: "Pommes de terre", quantity: 3, unit: KG }) {
    ... on AddInventoryItemPayload { inventoryItems { id } } } }`;
  await send(page, stock);
  const { addRecipeToShoppingList } = (await send(page, addMissing, {
    recipeId: recipe?.id,
  })) as Added;
  const articles = addRecipeToShoppingList.shoppingItems.filter(({ toCheck }) => !toCheck).length;

  await openAnswered(page, '/dashboard/shopping', 'ShoppingList');
  const opener = page.getByRole('button', { name: 'Déjà à la maison' });
  const dialog = page.getByRole('dialog', { name: 'Déjà à la maison' });
  const buy = dialog.getByRole('button', { name: /^À acheter : .*pommes de terre/ });
  const mend = await failFor(page, 'LeftOutItems');
  await opener.click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Une erreur est survenue/);
  await mend();
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(buy).toBeVisible();
  await expectAccessible(page);
  const sent = recordRequests(page);
  await buy.click();
  await expect(dialog.getByText(/^Tout ce que vos recettes demandent/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await expect(
    page.locator(`[role=progressbar][aria-valuetext^="0 sur ${articles + 1} articles"]`),
  ).toBeVisible();
  expect(sent).toEqual(['RestoreShoppingItems']);
});
