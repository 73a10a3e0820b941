import type { Page } from '@playwright/test';
import { expect, prepareSubscriber, test } from './journey';
import { planRecipe, send, writeRecipe, type WrittenRecipe } from './kitchen-kit';
import { keptOnDevice, offlineBanner, readyToKeep, recordWrites } from './offline-kit';
import { cook, navigateTo, today } from './planning-kit';
import { stockFor } from './timed-recipe';

test.use({ serviceWorkers: 'allow' });

interface Kitchen {
  inventoryItems: { id: string }[];
  inventoryUse: {
    takings: { item: { name: string }; taken: { quantity: number; unit: string } }[];
  };
}

/** One food in the fridge, of which the recipe takes all. */
async function stockOne(page: Page, recipe: WrittenRecipe): Promise<void> {
  await stockFor(page, recipe);
  const { viewer } = (await send(
    page,
    `query ($id: ID!) { viewer { household { kitchen {
    inventoryItems { id }
    inventoryUse(recipeId: $id) { takings { item { name } taken { quantity unit } } } } } } }`,
    { id: recipe.id },
  )) as { viewer: { household: { kitchen: Kitchen } } };
  const remove = 'mutation ($id: ID!) { deleteInventoryItem(id: $id) { __typename } }';
  for (const { id } of viewer.household.kitchen.inventoryItems) await send(page, remove, { id });
  const [taking] = viewer.household.kitchen.inventoryUse.takings;
  if (!taking) throw new Error(`« ${recipe.title} » takes nothing.`);
  const add = `mutation ($input: AddInventoryItemInput!) {
    addInventoryItem(input: $input) { __typename }
  }`;
  await send(page, add, { input: { name: taking.item.name, ...taking.taken } });
}

const kitchen = `query ($day: Date!) { viewer { household { kitchen {
    plannedMeals(from: $day, to: $day) { cookedAt }
    shoppingItems { id }
    inventoryItems { id } } } } }`;

test('offline: a dinner cooked without a network is marked, off the list and out of the fridge at once, and told once', async ({
  page,
  context,
}) => {
  await prepareSubscriber(page);
  const recipe = await writeRecipe(page);
  await planRecipe(page, recipe, today());
  await send(
    page,
    `mutation ($day: Date!) { addWeekToShoppingList(from: $day, to: $day) { __typename } }`,
    { day: today() },
  );
  await stockOne(page, recipe);

  await page.goto('/dashboard/shopping');
  await expect(page.getByRole('checkbox')).not.toHaveCount(0);
  await keptOnDevice(page, 'shoppingItems');
  await navigateTo(page, /frig/i);
  await keptOnDevice(page, 'inventoryItems');
  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  await readyToKeep(page);
  const reckoned = page.waitForResponse(
    (response) => response.request().postData()?.includes('"WhileCooking"') ?? false,
  );
  await page.getByRole('link', { name: 'Voir la recette' }).click();
  await cook(page, async () => {
    await reckoned;
    await context.setOffline(true);
  });

  const writes = recordWrites(context);
  const offer = page.getByRole('dialog', { name: 'Sortir du frigo ce qui a servi ?' });
  await offer.getByRole('button', { name: 'Sortir 1 article' }).click();
  await expect(page.getByText(/^Repas cuisiné, 1 article sorti du frigo/).first()).toBeVisible();
  await expect(offlineBanner(page)).toContainText('2 changements attendent le réseau');
  await navigateTo(page, /frig/i);
  await expect(page.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
  await navigateTo(page, /^(Courses|Liste de courses)$/);
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  const tonight = page.getByRole('region', { name: recipe.title });
  await expect(tonight).toContainText('Cuisiné');

  await context.setOffline(false);
  await expect(page.getByText('Vos 2 changements sont envoyés')).toBeVisible();
  await expect(tonight).toContainText('Cuisiné');
  expect(await send(page, kitchen, { day: today() })).toEqual({
    viewer: {
      household: {
        kitchen: {
          plannedMeals: [{ cookedAt: expect.any(String) as unknown }],
          shoppingItems: [],
          inventoryItems: [],
        },
      },
    },
  });
  const told = writes.slice(-2).map((body) => /"operationName":"(\w+)"/.exec(body)?.[1]);
  expect(told).toEqual(['SetPlannedMealCooked', 'TakeFromInventory']);
});
