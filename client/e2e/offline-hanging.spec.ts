import type { Route } from '@playwright/test';
import { expect, expectAccessible, prepareSubscriber, test } from './journey';
import { keepRecipe, send, writeRecipe } from './kitchen-kit';
import { keptOnDevice, listOnServer } from './offline-kit';
import { press, row } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

const addItem = `mutation ($input: AddShoppingItemInput!) {
  addShoppingItem(input: $input) { __typename }
}`;

test('offline: while the server says nothing, what is kept shows, is ticked, and gives way to its answer', async ({
  page,
  context,
}) => {
  await prepareSubscriber(page);
  await send(page, `mutation { addInventoryItem(input: { name: "courgettes" }) { __typename } }`);
  await send(page, addItem, { input: { line: 'lait' } });
  const recipe = await writeRecipe(page);
  await keepRecipe(page, recipe);
  await page.goto('/dashboard/favorites');
  await keptOnDevice(page, 'favoriteRecipes');
  await page.goto('/dashboard/inventory');
  await keptOnDevice(page, 'inventoryItems');
  await page.goto('/dashboard/shopping');
  await keptOnDevice(page, 'shoppingItems');
  await page.goto('/privacy');
  await send(page, addItem, { input: { line: 'pain' } });
  await page.close();

  const held: Route[] = [];
  let holding = true;
  await context.route('**/graphql', (route) =>
    holding ? void held.push(route) : route.fallback(),
  );
  const again = await context.newPage();
  await again.goto('/dashboard/shopping');
  await expect(row(again, /lait/)).toBeVisible();
  await press(row(again, /lait/));
  await expect(row(again, /lait/)).toBeChecked();
  const banner = again.getByRole('status').filter({ hasText: 'Popote tarde à répondre.' });
  await expect(banner).toContainText('Un changement attend d’être envoyé');
  await expect(banner).toContainText('telle qu’elle était aujourd’hui');
  await expect(again.getByText('Hors ligne')).toHaveCount(0);
  await expectAccessible(again);
  await again.goto('/dashboard/inventory');
  await expect(again.getByText('courgettes').first()).toBeVisible();
  // Left before anything was answered, and there the next time.
  for (const visit of ['first', 'second']) {
    await again.goto('/dashboard/favorites');
    await expect(again.getByRole('link', { name: recipe.title }).first(), visit).toBeVisible();
    await expect(again.getByText('Erreur lors du chargement des favoris')).toHaveCount(0);
  }
  await again.goto('/dashboard/shopping');
  await expect(row(again, /lait/)).toBeChecked();

  holding = false;
  for (const route of held.splice(0)) await route.fallback();
  await expect(row(again, /pain/)).toBeVisible();
  await expect(row(again, /lait/)).toBeChecked();
  await expect(again.getByText('Popote tarde')).toHaveCount(0);
  await expect.poll(() => listOnServer(again)).toEqual(['lait ✓', 'pain']);
});
