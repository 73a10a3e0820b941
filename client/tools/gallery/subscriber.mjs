import { fillFavorites } from './api.mjs';

const escape = (page) => page.keyboard.press('Escape');

/** Fails every GraphQL request that holds a word, until the returned function is called. */
async function fail(page, word) {
  const handler = (route) =>
    route.request().postData()?.includes(word)
      ? route.fulfill({ status: 500, json: { errors: [{ message: 'no' }] } })
      : route.fallback();
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

/** Leaves every GraphQL request without an answer, until the returned function is called. */
async function stall(page) {
  const handler = () => undefined;
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

async function broken(page, scene, { name, path, word, during = fail }) {
  let mend;
  await scene(name, {
    reach: async () => {
      mend = await during(page, word);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main').first().waitFor();
      await page.waitForTimeout(1500);
    },
  });
  await mend?.();
}

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

/** A page that may still be under way: whatever stands, empty. */
const standing = async ({ page, scene }, name) =>
  scene(name, {
    reach: async () => {
      await page.goto(`/dashboard/${name}`);
      await page.getByRole('heading').first().waitFor();
      await page.waitForTimeout(1500);
    },
  });

/** Somebody who has paid, from an empty kitchen to a full one. */
export async function subscriber(walk) {
  await frame(walk);
  await suggestions(walk);
  await favorites(walk);
  for (const name of ['planning', 'shopping', 'inventory', 'chat', 'settings'])
    await standing(walk, name);
  await walk.scene('dashboard-full', {
    reach: async () => {
      await walk.page.goto('/dashboard');
      await walk.page.getByRole('heading', { name: /Camille/ }).waitFor();
      await walk.page.waitForTimeout(1500);
    },
  });
}
