import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, prepareSubscriber, test } from './journey';
import {
  failFor,
  failLater,
  holdAnswer,
  openAnswered,
  recordRequests,
  send,
  withoutNews,
} from './kitchen-kit';
import { openAlmostDone, press, tick } from './shopping-kit';

const empty = (page: Page) => page.getByRole('heading', { name: 'Votre liste est vide' });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'la recette quitte' });
const card = (page: Page) => page.getByRole('region', { name: 'Recettes achetées' });
const putAll = (page: Page) => page.getByRole('button', { name: 'Tout ranger au frigo' });

async function buyTheLast(page: Page): Promise<void> {
  await press(page.getByRole('checkbox', { checked: false }));
  await expect(empty(page)).toBeVisible();
}

/** How many things lie in the fridge. */
async function stored(page: Page): Promise<number> {
  const { viewer } = (await send(
    page,
    '{ viewer { household { kitchen { inventoryItems { id } } } } }',
  )) as {
    viewer: { household: { kitchen: { inventoryItems: { id: string }[] } } };
  };
  return viewer.household.kitchen.inventoryItems.length;
}

test('shopping: what a completed recipe took off the list goes into the fridge at once', async ({
  page,
}) => {
  await withoutNews(page);
  const title = await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  await buyTheLast(page);
  await expect(card(page)).toContainText(`${title} : ${lines} articles sont encore à ranger.`);
  const sent = recordRequests(page);
  await bar(page).getByRole('button', { name: 'Ranger au frigo' }).click();
  await expect(page.getByText(`${lines} articles rangés à leur place`)).toBeVisible();
  expect(sent).toEqual(['PutAwayShoppingItems']);
  await expect(card(page)).toHaveCount(0);
  // One press takes it back: all is still to be put away.
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(card(page)).toContainText(`${title} : ${lines} articles sont encore à ranger.`);
  expect(sent).toEqual(['PutAwayShoppingItems', 'TakeBackPutAway']);
  expect(await stored(page)).toBe(0);
  await card(page).getByRole('button', { name: 'Ranger au frigo' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect.poll(() => sent.length).toBe(3);
  await expect(empty(page)).toBeVisible();
  expect(await stored(page)).toBe(lines);
  await page.reload();
  await expect(empty(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('shopping: a recipe that left is back before the answer to the undo, and what was bought is put away at home', async ({
  page,
}) => {
  const title = await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  const summary = (await page.getByText(/^\d+ sur \d+ articles?/).textContent()) ?? '';
  const undo = page.getByRole('button', { name: 'Annuler' });
  const expectBack = async (): Promise<void> => {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(lines);
    await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(1);
    await expect(page.getByText(summary)).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  };
  const sent = recordRequests(page);
  await buyTheLast(page);
  const answer = await holdAnswer(page, 'UndoTick');
  await undo.click();
  await expectBack();
  answer();
  await expect.poll(() => sent).toEqual(['SetShoppingItemsChecked', 'UndoTick']);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expectBack();

  await buyTheLast(page);
  const fail = await failLater(page, 'UndoTick');
  await undo.click();
  await expectBack();
  fail();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de remettre les articles dans la liste',
  );
  await expect(empty(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  // What is ticked besides goes along.
  await send(
    page,
    'mutation { addShoppingItem(input: { line: "1 kg de pommes" }) { __typename } }',
  );
  await openAnswered(page, '/dashboard/shopping', 'ShoppingList');
  await tick(page, /pommes/);
  const mend = await failFor(page, 'PutAwayShoppingItems');
  await putAll(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de ranger les articles dans le frigo',
  );
  await expect(card(page)).toBeVisible();
  await mend();
  await putAll(page).click();
  await expect(page.getByText(`${lines + 1} articles rangés à leur place`)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(empty(page)).toBeVisible();
  expect(await stored(page)).toBe(lines + 1);
});

test('shopping: meat that was bought for a meal later than it keeps is offered to be frozen, in one press', async ({
  page,
}) => {
  await prepareSubscriber(page);
  const { viewer } = (await send(
    page,
    '{ viewer { recipes(first: 1, search: "basquaise", filter: { source: BOOK }) { nodes { id } } } }',
  )) as { viewer: { recipes: { nodes: { id: string }[] } } };
  const [recipe] = viewer.recipes.nodes;
  const date = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
  const input = {
    id: randomUUID(),
    recipeId: recipe?.id,
    date,
    time: '19:00',
    mealType: 'MAIN',
    servings: 4,
  };
  await send(page, 'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }', {
    input,
  });
  await send(
    page,
    'mutation ($recipeId: ID!, $plannedMealId: ID) { addRecipeToShoppingList(recipeId: $recipeId, plannedMealId: $plannedMealId) { __typename } }',
    { recipeId: recipe?.id, plannedMealId: input.id },
  );
  await openAnswered(page, '/dashboard/shopping', 'ShoppingList');
  await tick(page, /cuisses de poulet/);
  const options = page.getByRole('button', { name: 'Options de la liste', expanded: false });
  const putAway = page.getByRole('button', { name: 'Ranger au frigo' });
  await options.or(putAway).filter({ visible: true }).first().waitFor();
  if (await options.isVisible()) await options.click();
  await putAway.click();
  const offer = page.getByRole('region', { name: 'À congeler' });
  await expect(offer).toContainText('cuisses de poulet');
  // It waits for an answer, though the page is left.
  await page.goto('/dashboard');
  await page.goBack();
  await expect(offer).toContainText('cuisses de poulet');
  const sent = recordRequests(page);
  await offer.getByRole('button', { name: 'Mettre au congélateur' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText('Au congélateur : cuisses de poulet')).toBeVisible();
  expect(sent).toEqual(['FreezeInventoryItems']);
  expect(
    await send(page, '{ viewer { household { kitchen { inventoryItems { name place } } } } }'),
  ).toMatchObject({
    viewer: {
      household: { kitchen: { inventoryItems: [{ name: 'cuisses de poulet', place: 'FREEZER' }] } },
    },
  });
});
