import { openPage } from './api.mjs';
import { hardViews } from './camera.mjs';
import { broken, hold } from './faults.mjs';
import { inventoryMoments, planningMoments, shoppingMoments } from './kitchen-moments.mjs';
import { addLongWords, fillInventory, fillPlan, fillShoppingList } from './kitchen.mjs';

const escape = (page) => page.keyboard.press('Escape');

const pages = {
  planning: { fill: fillPlan, word: 'plannedMeals' },
  shopping: { fill: fillShoppingList, word: 'shoppingItems' },
  inventory: { fill: fillInventory, word: 'inventoryItems' },
};

const open = (page, path) => openPage(page, `/dashboard/${path}`);

/** The form that a page's « Ajouter » opens. */
async function addDialog({ page, scene }, path) {
  const add = page.getByRole('main').getByRole('button', { name: /^Ajouter (un|des) / });
  await scene(`${path}-add`, {
    whole: false,
    again: async () => {
      await escape(page);
      await add.first().click();
      await page.getByRole('dialog').waitFor({ timeout: 5_000 });
    },
    leave: escape,
  });
  await escape(page);
}

/** Planning, shopping list and fridge: empty, full, with long words, on their way, and failed. */
export async function kitchen(walk) {
  const { page, scene, attempt } = walk;
  for (const [path, { fill, word }] of Object.entries(pages)) {
    const reach = () => open(page, path);
    await scene(`${path}-empty`, { reach });
    await attempt(`${path}, filled`, () => fill(page));
    await scene(path, { reach });
    await addDialog(walk, path);
    await scene(`${path}-hard`, { again: reach, views: hardViews });
    const at = `/dashboard/${path}`;
    await broken(page, scene, { name: `${path}-loading`, path: at, word, during: hold });
    await broken(page, scene, { name: `${path}-failed`, path: at, word });
  }
  await scene('planning-list', { reach: () => open(page, 'planning?view=list') });
  await scene('planning-meal', {
    whole: false,
    again: async () => {
      await open(page, 'planning?view=list');
      await page
        .getByRole('button', { name: /^Ouvrir .+ pers\./ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
    leave: escape,
  });
  for (const grouping of ['Par rayon', 'Par recette']) {
    await scene(`shopping-${grouping === 'Par rayon' ? 'aisles' : 'recipes'}`, {
      reach: async () => {
        await open(page, 'shopping');
        await page.getByRole('button', { name: grouping }).click();
      },
    });
  }
  await page.getByRole('button', { name: 'Par recette' }).click();
  for (const moments of [planningMoments, shoppingMoments, inventoryMoments])
    await attempt(moments.name, () => moments(walk));
  await attempt('long words', () => addLongWords(page));
  for (const path of Object.keys(pages)) {
    await scene(`${path}-long`, { reach: () => open(page, path) });
    await scene(`${path}-long-hard`, { again: () => open(page, path), views: hardViews });
  }
  await scene('favorites-hard', { again: () => open(page, 'favorites'), views: hardViews });
}
