import type { Page } from '@playwright/test';
import { expect, prepareSubscriber, test } from './journey';
import { failFor, recordRequests, send } from './kitchen-kit';
import { keepTimedRecipe, stockFor } from './timed-recipe';

interface Item {
  name: string;
  quantity: number;
  unit: string;
}

interface Use {
  takings: { item: Item; taken: Item; left: Item | null }[];
}

const fridgeOf = async (page: Page): Promise<Item[]> => {
  const { viewer } = (await send(
    page,
    '{ viewer { household { kitchen { inventoryItems { id name quantity unit } } } } }',
  )) as { viewer: { household: { kitchen: { inventoryItems: Item[] } } } };
  return viewer.household.kitchen.inventoryItems.sort((a, b) =>
    `${a.name} ${a.unit}`.localeCompare(`${b.name} ${b.unit}`),
  );
};

test('what was cooked is taken out of the fridge in one step, and put back by undo', async ({
  page,
}) => {
  await prepareSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  await stockFor(page, recipe);
  const before = await fridgeOf(page);
  const { viewer } = (await send(
    page,
    `query ($id: ID!) { viewer { household { kitchen {
    inventoryUse(recipeId: $id) { takings {
      item { name } taken { quantity unit } left { quantity unit }
    } } } } } }`,
    { id: recipe.id },
  )) as { viewer: { household: { kitchen: { inventoryUse: Use } } } };
  const { takings } = viewer.household.kitchen.inventoryUse;
  expect(takings.length).toBeGreaterThan(1);

  const finish = async (): Promise<void> => {
    await page.goto(`/dashboard/recipes/${recipe.id}?step=${recipe.steps.length}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Terminer' }).click();
  };
  await finish();
  const offer = page.getByRole('dialog', { name: 'Sortir du frigo ce qui a servi ?' });
  const choices = offer.getByRole('list', { name: 'Ce que la recette a pris' });
  await expect(choices.getByRole('checkbox')).toHaveCount(takings.length);
  await expect(choices.getByRole('checkbox', { checked: true })).toHaveCount(takings.length);
  for (const [place, { item, left }] of takings.entries()) {
    const choice = choices.getByRole('listitem').nth(place);
    await expect(choice).toContainText(item.name);
    // Plenty is left of all of them.
    await expect(choice).toContainText(`il en restera ${left?.quantity.toLocaleString('fr')}`);
  }

  // Nothing changes unless somebody says so.
  await offer.getByRole('button', { name: 'Ne rien changer' }).click();
  await expect(offer).toBeHidden();
  expect(await fridgeOf(page)).toEqual(before);

  await finish();
  await choices.getByRole('checkbox').first().press(' ');
  const mend = await failFor(page, 'TakeFromInventory');
  const take = offer.getByRole('button', { name: /^Sortir/ });
  await take.click();
  await expect(offer.getByRole('alert')).toContainText(
    'Impossible de sortir les articles du frigo',
  );
  expect(await fridgeOf(page)).toEqual(before);
  await mend();
  const sent = recordRequests(page);
  await take.click();
  await expect(offer).toBeHidden();
  const count = takings.length - 1;
  const said = count === 1 ? '1 article sorti du frigo' : `${count} articles sortis du frigo`;
  await expect(page.getByText(said).first()).toBeVisible();
  expect(sent).toEqual(['TakeFromInventory']);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => fridgeOf(page)).toEqual(before);
  expect(sent).toEqual(['TakeFromInventory', 'PutBackInventoryItems']);

  // What is left of the dish comes into the fridge with a date, by the same request, and goes by the same undo. A meal
  // of it that was planned for today is done, with what was still to be bought for it, and comes back by that undo, too.
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Zurich' });
  const meal = { id: crypto.randomUUID(), recipeId: recipe.id, date: today, time: '12:00' };
  await send(page, 'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }', {
    input: { ...meal, servings: 2, mealType: 'MAIN' },
  });
  await send(
    page,
    `mutation ($recipeId: ID!, $id: ID!) {
      addRecipeToShoppingList(recipeId: $recipeId, plannedMealId: $id) { __typename }
    }`,
    { recipeId: recipe.id, id: meal.id },
  );
  const planned = async () => {
    const { viewer } = (await send(
      page,
      `query ($day: Date!) { viewer { household { kitchen {
    plannedMeals(from: $day, to: $day) { cookedAt }
    shoppingItems { id } } } } }`,
      { day: today },
    )) as {
      viewer: {
        household: {
          kitchen: { plannedMeals: { cookedAt: string | null }[]; shoppingItems: object[] };
        };
      };
    };
    return viewer.household.kitchen;
  };
  const toCook = await planned();
  expect(toCook).toMatchObject({ plannedMeals: [{ cookedAt: null }] });
  await finish();
  const more = offer.getByRole('button', { name: 'Une part de plus' });
  await more.click();
  await more.click();
  await expect(offer.getByRole('link', { name: /^Source/ })).toBeVisible();
  sent.length = 0;
  await offer.getByRole('button', { name: /^Sortir .*, garder 2 parts$/ }).click();
  await expect(
    page.getByText(/^Repas cuisiné, .*, 2 parts gardées au frigo, .* plus à acheter$/).first(),
  ).toBeVisible();
  expect(await planned()).toEqual({
    plannedMeals: [{ cookedAt: expect.any(String) as unknown }],
    shoppingItems: [],
  });
  const left = (await fridgeOf(page)).find(({ name }) => name.startsWith('Restes'));
  expect(left).toMatchObject({ quantity: 2, unit: 'UNIT' });
  await page.getByRole('button', { name: 'Annuler' }).last().click();
  await expect.poll(() => fridgeOf(page)).toEqual(before);
  expect(await planned()).toEqual(toCook);
  expect(sent).toEqual(['TakeFromInventory', 'UndoCooked']);
});
