import type { Page } from '@playwright/test';
import { expect, expectAccessible, prepareSubscriber, test } from './journey';
import {
  clockOf,
  failFor,
  holdAnswer,
  openAnswered,
  planRecipe,
  recordRequests,
  send,
  whileAsking,
  withoutNews,
  writeRecipe,
} from './kitchen-kit';
import { addDays, dialog, escaped, meal, navigateTo, today } from './planning-kit';

interface Line {
  id: string;
  name: string;
  product: string;
  toCheck: boolean;
}

const putIntoFridge = `mutation ($name: String!) {
  addInventoryItem(input: { name: $name, quantity: 999 }) {
    ... on AddInventoryItemPayload { inventoryItems { id } }
  }
}`;

/** How many articles lines are: one product is one, in however many lines a recipe asks for it. */
const articlesOf = (lines: readonly Omit<Line, 'id' | 'name'>[]): number =>
  new Set(lines.filter(({ toCheck }) => !toCheck).map(({ product }) => product)).size;

/** The lines that a recipe is on the list with; it is off it again afterwards. */
async function linesToBuy(page: Page, recipeId: string): Promise<Line[]> {
  const add = `mutation ($recipeId: ID!) {
    addRecipeToShoppingList(recipeId: $recipeId, missingOnly: true) {
      ... on AddRecipeToShoppingListPayload { shoppingItems { id name product toCheck } }
    }
  }`;
  const remove = `mutation ($ids: [ID!]!) {
    deleteShoppingItems(ids: $ids) { ... on DeleteShoppingItemsPayload { deletedShoppingItemIds } }
  }`;
  const { addRecipeToShoppingList } = (await send(page, add, { recipeId })) as {
    addRecipeToShoppingList: { shoppingItems: Line[] };
  };
  const { shoppingItems: items } = addRecipeToShoppingList;
  await send(page, remove, { ids: items.map(({ id }) => id) });
  return items.filter(({ toCheck }) => !toCheck);
}

test('a meal’s ingredients and the whole week’s go to the list, each in one request, and the week’s come back by one', async ({
  page,
}) => {
  await prepareSubscriber(page);
  // What the list shows then comes from each mutation's own answer, not from the news of the household.
  await withoutNews(page);
  const clock = await clockOf(page);
  const recipe = await writeRecipe(page);
  await planRecipe(page, recipe, today(), { servings: recipe.servings * 2 });
  await planRecipe(page, recipe, today(), { time: '12:30' });
  await openAnswered(page, '/dashboard', 'Dashboard');
  const toBuy = page.getByRole('link', { name: /^\d+\s*articles? à acheter$/ });
  await expect(toBuy).toHaveAccessibleName(/^0\s/);
  await navigateTo(page, /courses/i);
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await navigateTo(page, 'Planning');
  await expect(meal(page, escaped(recipe.title))).toHaveCount(2);

  await meal(page, escaped(recipe.title)).last().click();
  const details = dialog(page);
  await expect(details.getByRole('checkbox').first()).toBeVisible();
  const sent = recordRequests(page);
  await clock.stop();
  await details.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await details.getByRole('button', { name: 'Ajouté' }).click();
  await clock.goOn();
  await expect(
    page.getByText('Ces articles sont déjà dans votre liste de courses').first(),
  ).toBeVisible();
  expect(sent).toEqual(['AddRecipeToShoppingList', 'AddRecipeToShoppingList']);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  // A meal that is taken off and put back is the same meal, for as many, with its recipe.
  const read = `query ($day: Date!) {
    viewer { household { kitchen { plannedMeals(from: $day, to: $day) { id servings time recipe { id } } } } }
  }`;
  const readPlan = () => send(page, read, { day: today() });
  const before = await readPlan();
  await meal(page, escaped(recipe.title)).last().click();
  await details.getByRole('button', { name: 'Supprimer' }).click();
  await expect(meal(page, escaped(recipe.title))).toHaveCount(1);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(meal(page, escaped(recipe.title))).toHaveCount(2);
  await expect.poll(readPlan).toEqual(before);

  // Not every ingredient is bought: water is not, and what is always at home is only to be checked.
  const { viewer } = (await send(
    page,
    '{ viewer { household { kitchen { shoppingItems { product toCheck } } } } }',
  )) as {
    viewer: { household: { kitchen: { shoppingItems: Omit<Line, 'id' | 'name'>[] } } };
  };
  const lines = articlesOf(viewer.household.kitchen.shoppingItems);
  const countOnList = async (count: number): Promise<void> => {
    await whileAsking(page, 'ShoppingList', () => navigateTo(page, /courses/i));
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^0 sur ${count} articles?`),
    );
  };
  // From here on nothing is read anew: what the other pages show follows from each answer, or from its failure.
  await holdAnswer(page, 'ShoppingList');
  await holdAnswer(page, 'Dashboard');
  const week = page.getByRole('button', { name: 'Mettre sur la liste', exact: true });
  const mend = await failFor(page, 'AddWeekToShoppingList');
  await week.click();
  await expect(page.getByText("Impossible d'ajouter à la liste de courses").first()).toBeVisible();
  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  await expect(toBuy).toHaveAccessibleName(new RegExp(`^${lines}\\s`));
  await countOnList(lines);
  await mend();

  sent.length = 0;
  await navigateTo(page, 'Planning');
  await week.click();
  // They are on the list already, for fewer.
  await expect(
    page.getByText(new RegExp(`^${lines} articles? complétés? sur la liste`)),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeHidden();
  // The plan is read anew as it is opened.
  await expect
    .poll(() => sent.filter((name) => name.includes('Shopping')))
    .toEqual(['AddWeekToShoppingList', 'DeleteShoppingItems']);
  await countOnList(lines);

  // What cannot be taken back says so, and stays.
  await navigateTo(page, 'Planning');
  await week.click();
  await expect(page.getByRole('button', { name: 'Voir la liste' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Annuler' });
  // Who is about to press it is not hurried; a focus that no key has led there would not count.
  await undo.hover();
  await expectAccessible(page);
  await failFor(page, 'DeleteShoppingItems');
  await undo.click();
  await expect(page.getByText("Impossible de supprimer l'article").first()).toBeVisible();
  await week.click();
  await expect(
    page.getByText('Ces articles sont déjà dans votre liste de courses').first(),
  ).toBeVisible();
  // Twice as many lines, of the same products.
  await countOnList(lines);
  await page.getByRole('button', { name: 'Options de la liste' }).click();
  await page.getByRole('button', { name: 'Par recette' }).click();
  await expect(page.getByRole('heading', { name: recipe.title })).toBeVisible();
});

test('what a week that is over needed is bought only once that was asked', async ({ page }) => {
  await prepareSubscriber(page);
  const recipe = await writeRecipe(page);
  await planRecipe(page, recipe, addDays(today(), -7));
  await openAnswered(page, `/dashboard/planning?week=${addDays(today(), -7)}`, 'PlannedMeals');
  await expect(meal(page, escaped(recipe.title))).toBeVisible();
  const sent = recordRequests(page);
  const week = page.getByRole('button', { name: 'Mettre sur la liste', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Cette semaine est passée' });
  await week.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  expect(sent).not.toContain('AddWeekToShoppingList');
  await week.click();
  await question.getByRole('button', { name: 'Mettre sur la liste quand même' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/articles? ajoutés? à la liste/).last()).toBeVisible();
  expect(sent.filter((name) => name === 'AddWeekToShoppingList')).toHaveLength(1);
  await page.getByRole('button', { name: 'Voir la liste' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goBack();

  // Of a week that is over and had no meal there is nothing to ask.
  await page.getByRole('button', { name: 'Semaine précédente', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Aucun repas planifié' })).toBeVisible();
  await expect(week).toBeHidden();
});

test('what the fridge has is not bought, unless one wants it all the same', async ({ page }) => {
  await prepareSubscriber(page);
  const recipe = await writeRecipe(page);
  await planRecipe(page, recipe, today());
  const lines = await linesToBuy(page, recipe.id);
  // Of which the recipe has one line.
  const { name: stocked = '' } =
    lines.find(({ product }) => lines.filter((line) => line.product === product).length === 1) ??
    {};
  await send(page, putIntoFridge, { name: stocked });
  await openAnswered(page, '/dashboard/planning', 'PlannedMeals');
  const sent = recordRequests(page);
  await page.getByRole('button', { name: 'Mettre sur la liste', exact: true }).click();
  const count = `${articlesOf(lines) - 1} articles? ajoutés? à la liste`;
  await expect(page.getByText(new RegExp(count)).first()).toBeVisible();
  await expect(page.getByText(`Déjà à la maison : ${stocked}`).first()).toBeVisible();
  const buy = page.getByRole('button', { name: 'Acheter quand même' });
  await buy.hover();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(buy).toBeHidden();

  await meal(page, escaped(recipe.title)).click();
  await dialog(page).getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText(`Déjà à la maison : ${stocked}`).first()).toBeVisible();
  await buy.click();
  await expect(page.getByText('C’est sur la liste').first()).toBeVisible();
  expect(sent.filter((name) => name.includes('Shopping'))).toEqual([
    'AddWeekToShoppingList',
    'DeleteShoppingItems',
    'AddRecipeToShoppingList',
    'RestoreShoppingItems',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await navigateTo(page, /courses/i);
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^0 sur ${articlesOf(lines)} articles?`),
  );
});
