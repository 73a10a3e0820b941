import { fillFavorites } from './api.mjs';
import { broken, fail, stall } from './faults.mjs';
import { fillInventory, fillPlan, fillShoppingList } from './kitchen.mjs';

const escape = (page) => page.keyboard.press('Escape');

/** The dashboard's frame: what opens from it. */
async function frame({ page, scene }) {
  await scene('splash', {
    whole: false,
    again: async () => {
      await page.evaluate(() => sessionStorage.removeItem('splash-shown'));
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await page.locator('.fixed.bg-paper').waitFor();
    },
  });
  await page.waitForTimeout(2500);
  await scene('dashboard-empty', {
    reach: async () => {
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: /Camille/ }).waitFor();
    },
  });
  await scene('user-menu', {
    whole: false,
    again: async () => {
      await escape(page);
      await page.getByRole('button', { name: 'Menu de Camille' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
    leave: escape,
  });
  await scene('notifications', {
    whole: false,
    again: async () => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    leave: escape,
  });
  await scene('navigation', {
    whole: false,
    again: async (_page, { size }) => {
      await page.goto('/dashboard');
      const more = page.getByRole('button', { name: size === 'phone' ? 'Plus' : 'Ouvrir le menu' });
      await page.getByRole('heading', { name: /Camille/ }).waitFor();
      if (!(await more.first().isVisible())) return;
      await more.first().click();
      await page.getByRole('dialog').waitFor();
    },
    leave: escape,
  });
  await broken(page, scene, { name: 'dashboard-loading', path: '/dashboard', during: stall });
  await broken(page, scene, { name: 'dashboard-failed', path: '/dashboard', word: 'dashboard' });
}

/** Suggestions, from the choice to the full recipe. */
async function suggestions({ page, scene }) {
  const choose = async () => {
    await page.goto('/dashboard/feed');
    const change = page.getByRole('button', { name: 'Changer de type' });
    const main = page.getByRole('button', { name: /Plat principal/ });
    await change.or(main).first().waitFor();
    if (await change.first().isVisible()) await change.first().click();
    return main;
  };
  const order = async () => (await choose()).click();
  const kept = page.getByRole('button', { name: /^Ajouter aux favoris|^Retirer des favoris/ });
  await scene('feed-choice', { reach: async () => (await choose()).waitFor() });
  await scene('feed-writing', {
    again: async () => {
      const stop = page.getByRole('button', { name: 'Arrêter' });
      if (await stop.isVisible()) await stop.click();
      await order();
      await page.getByText('Génération en cours...', { exact: true }).first().waitFor();
      await page.getByRole('listitem').nth(3).waitFor();
      await page.waitForTimeout(1200);
    },
  });
  await scene('feed-stopped', {
    reach: async () => {
      await order();
      await page.getByRole('button', { name: 'Arrêter' }).click();
      await page.getByText('Le chef a posé sa cuillère').waitFor();
    },
  });
  await scene('feed-done', {
    reach: async () => {
      await order();
      await kept.first().waitFor({ timeout: 90_000 });
    },
  });
  await scene('recipe-dialog', {
    whole: false,
    again: async () => {
      await escape(page);
      await page
        .getByRole('button', { name: /^Voir la recette complète/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
    leave: escape,
  });
  let mend;
  await scene('feed-failed', {
    reach: async () => {
      mend = await fail(page, 'startRecipeGeneration');
      await order();
      await page.getByRole('button', { name: 'Réessayer' }).first().waitFor();
    },
  });
  await mend?.();
}

async function favorites({ page, scene }) {
  const search = () => page.getByLabel('Chercher dans vos favoris');
  await scene('favorites-empty', {
    reach: async () => {
      await page.goto('/dashboard/favorites');
      await page.getByText('Aucune recette favorite trouvée').waitFor();
    },
  });
  const types = ['MAIN', 'DESSERT', 'STARTER', 'DRINK', 'APERITIF', 'AMUSE_BOUCHE', 'MAIN'];
  await fillFavorites(page, types);
  await scene('favorites', {
    reach: async () => {
      await page.goto('/dashboard/favorites');
      await page
        .getByRole('button', { name: /^Supprimer des favoris|^Retirer des/ })
        .first()
        .waitFor();
    },
  });
  await scene('favorites-nothing-found', {
    reach: async () => {
      await search().fill('licorne');
      await page.getByText('Essayez un autre mot').waitFor();
    },
  });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /Camille/ }).waitFor();
  const release = await stall(page);
  await scene('favorites-loading', {
    reach: async () => {
      await page.getByRole('link', { name: 'Favoris', exact: true }).first().click();
      await page.waitForURL('**/favorites');
    },
  });
  await release();
  await broken(page, scene, {
    name: 'favorites-failed',
    path: '/dashboard/favorites',
    word: 'favoriteRecipes',
  });
}

/** A page of the kitchen or one that is still to come, as it stands. */
const standing = ({ page, scene }, path, name = path) =>
  scene(name, {
    reach: async () => {
      await page.goto(`/dashboard/${path}`);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  });

const kitchen = { planning: fillPlan, shopping: fillShoppingList, inventory: fillInventory };

/** The form that a page's « Ajouter » opens, where it is a dialog. */
async function addDialog({ page, scene }, path) {
  const add = page.getByRole('main').getByRole('button', { name: /^Ajouter (un|des) / });
  if (!(await add.first().isVisible())) return;
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

/** Somebody who has paid, from an empty kitchen to a full one. */
export async function subscriber(walk) {
  await frame(walk);
  await suggestions(walk);
  await favorites(walk);
  for (const [path, fill] of Object.entries(kitchen)) {
    await standing(walk, path, `${path}-empty`);
    await walk.attempt(`${path}, filled`, () => fill(walk.page));
    await standing(walk, path);
    await addDialog(walk, path);
    await broken(walk.page, walk.scene, {
      name: `${path}-failed`,
      path: `/dashboard/${path}`,
      word: { planning: 'plannedMeals', shopping: 'shoppingItems', inventory: 'inventoryItems' }[
        path
      ],
    });
  }
  for (const path of ['chat', 'settings']) await standing(walk, path);
  await standing(walk, '', 'dashboard-full');
}
