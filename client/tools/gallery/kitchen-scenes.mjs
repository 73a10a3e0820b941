import { fillFavorites, openPage } from './api.mjs';
import { hardViews } from './camera.mjs';
import { broken, holdAnswer } from './faults.mjs';
import { inventoryMoments, planningMoments, shoppingMoments } from './kitchen-moments.mjs';
import { addLongWords, fillInventory, fillPlan, fillShoppingList } from './kitchen.mjs';

const escape = (page) => page.keyboard.press('Escape');

const open = (page, path) => openPage(page, `/dashboard/${path}`);

/** The form that a page's « Ajouter » opens. */
async function addDialog({ page, scene }, path) {
  const add = page.getByRole('main').getByRole('button', { name: /^Ajouter (un|des) / });
  await scene(`${path}-add`, {
    whole: false,
    again: async () => {
      await escape(page);
      // On a phone it may stand with what is seldom pressed.
      const rest = page.getByRole('button', { name: 'Options de la liste', expanded: false });
      if (await rest.isVisible()) await rest.click();
      await add.first().click();
      await page.getByRole('dialog').waitFor({ timeout: 5_000 });
    },
    leave: escape,
  });
  await escape(page);
}

/** Of a page of the kitchen: empty, full, on its way, and failed; `moments` adds what is its own; last with long words. */
async function kitchenPage(walk, { path, fill, operation, moments }) {
  const { page, scene, attempt } = walk;
  const reach = () => open(page, path);
  await attempt(`${path}, a recipe`, () => fillFavorites(page, ['MAIN', 'DESSERT']));
  await scene(`${path}-empty`, { reach });
  await attempt(`${path}, filled`, () => fill(page));
  await scene(path, { reach, wide: true });
  await addDialog(walk, path);
  await scene(`${path}-hard`, { again: reach, views: hardViews });
  const at = `/dashboard/${path}`;
  await broken(page, scene, { name: `${path}-loading`, path: at, operation, during: holdAnswer });
  await broken(page, scene, { name: `${path}-failed`, path: at, operation });
  await attempt(`${path}, its moments`, () => moments(walk));
  await attempt('long words', () => addLongWords(page));
  await scene(`${path}-long`, { reach });
  await scene(`${path}-long-hard`, { again: reach, views: hardViews });
}

export const planning = (walk) =>
  kitchenPage(walk, {
    path: 'planning',
    fill: fillPlan,
    operation: 'PlannedMeals',
    moments: planningMoments,
  });

export const shopping = (walk) =>
  kitchenPage(walk, {
    path: 'shopping',
    fill: fillShoppingList,
    operation: 'ShoppingList',
    moments: shoppingMoments,
  });

export const inventory = (walk) =>
  kitchenPage(walk, {
    path: 'inventory',
    fill: fillInventory,
    operation: 'InventoryItems',
    moments: inventoryMoments,
  });

/** The dashboard of a household that uses everything. */
export async function fullDashboard({ page, scene, attempt }) {
  await attempt('dashboard, filled', async () => {
    await fillFavorites(page, ['MAIN', 'DESSERT', 'STARTER']);
    for (const fill of [fillPlan, fillShoppingList, fillInventory, addLongWords]) await fill(page);
  });
  const reach = () => open(page, '');
  await scene('dashboard-full', { reach, wide: true });
  await scene('dashboard-full-hard', { again: reach, views: hardViews });
}
