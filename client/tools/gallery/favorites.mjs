import { fillFavorites, openPage } from './api.mjs';
import { hardViews } from './camera.mjs';
import { cooking } from './cooking.mjs';
import { broken, holdAnswer } from './faults.mjs';
import { addLongWords } from './kitchen.mjs';

/** What was kept: nothing, a page of it, and nothing of what is looked for. */
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
    wide: true,
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
    operation: 'FavoriteRecipes',
    during: holdAnswer,
  });
  await broken(page, scene, {
    name: 'favorites-failed',
    path: '/dashboard/favorites',
    operation: 'FavoriteRecipes',
  });
}

/** What was kept, and cooking from it. */
export async function favoritesAndCooking(walk) {
  const { page, scene, attempt } = walk;
  await favorites(walk);
  await cooking(walk);
  await attempt('long words', () => addLongWords(page));
  const reach = () => openPage(page, '/dashboard/favorites');
  await scene('favorites-hard', { again: reach, views: hardViews });
}
