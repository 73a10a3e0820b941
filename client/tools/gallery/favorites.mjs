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

/** The book: as it opens, what one looks for, nothing, and what is not for everybody. */
async function book({ page, scene }) {
  const open = (path) => () => openPage(page, path);
  await scene('book', { wide: true, reach: open('/dashboard/book') });
  await scene('book-not-for-all', { reach: open('/dashboard/book?tout=1&type=MAIN') });
  await scene('book-nothing-found', { reach: open('/dashboard/book?q=licorne&maison=1') });
  const ways = { path: '/dashboard/book', operation: 'BookRecipes' };
  await broken(page, scene, { ...ways, name: 'book-loading', during: holdAnswer });
  await broken(page, scene, { ...ways, name: 'book-failed' });
  await scene('book-hard', { again: open('/dashboard/book'), views: hardViews });
}

/** What was kept, the book beside it, and cooking from them. */
export async function favoritesAndCooking(walk) {
  const { page, scene, attempt } = walk;
  await favorites(walk);
  await book(walk);
  await cooking(walk);
  await attempt('long words', () => addLongWords(page));
  const reach = () => openPage(page, '/dashboard/favorites');
  await scene('favorites-hard', { again: reach, views: hardViews });
}
