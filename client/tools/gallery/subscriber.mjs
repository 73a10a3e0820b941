import { fillFavorites, openPage } from './api.mjs';
import { hardViews } from './camera.mjs';
import { chat } from './chat.mjs';
import { cooking } from './cooking.mjs';
import { broken, fail, hold, stall } from './faults.mjs';
import { kitchen } from './kitchen-scenes.mjs';
import { offline } from './offline.mjs';
import { settings } from './settings.mjs';

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
  const palette = page.getByRole('dialog', { name: 'Rechercher ou agir' });
  const openPalette = async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Rechercher ou agir' }).click();
    await palette.getByRole('option').first().waitFor();
  };
  await scene('palette', { whole: false, again: openPalette, leave: escape });
  await scene('palette-adding', {
    whole: false,
    again: async () => {
      await openPalette();
      await page.keyboard.type('ajouter 2 kg de pommes');
      await palette.getByRole('option', { name: /2 kg de pommes/ }).waitFor();
    },
    leave: escape,
  });
  await scene('shortcuts', {
    whole: false,
    again: async () => {
      await openPalette();
      await palette.getByRole('option', { name: /^Raccourcis clavier/ }).click();
      await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
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
  await scene('feed-choice-hard', { views: hardViews });
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
  await scene('feed-done-hard', { views: hardViews });
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
  await broken(page, scene, {
    name: 'favorites-loading',
    path: '/dashboard/favorites',
    word: 'favoriteRecipes',
    during: hold,
  });
  await broken(page, scene, {
    name: 'favorites-failed',
    path: '/dashboard/favorites',
    word: 'favoriteRecipes',
  });
}

/** Somebody who has paid, from an empty kitchen to a full one. */
export async function subscriber(walk) {
  await frame(walk);
  await suggestions(walk);
  await favorites(walk);
  await cooking(walk);
  await kitchen(walk);
  await chat(walk);
  await settings(walk);
  const full = () => openPage(walk.page, '/dashboard');
  await walk.scene('dashboard-full', { reach: full });
  await walk.scene('dashboard-full-hard', { again: full, views: hardViews });
  await offline(walk);
}
