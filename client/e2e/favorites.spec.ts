import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { failFor, keepRecipe, openAnswered, recordRequests, writeRecipe } from './kitchen-kit';
import { readyToKeep } from './offline-kit';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const remove = (page: Page, title: string) =>
  page.getByRole('button', { name: `Supprimer des favoris : ${title}` });

test('favourites: found, filtered, opened by a step of the history, taken out and put back, read page by page', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/favorites');
  await expect(page.getByText('Aucune recette favorite trouvée')).toBeVisible();
  const main = await writeRecipe(page, 'MAIN');
  const dessert = await writeRecipe(page, 'DESSERT');
  for (const recipe of [main, dessert]) await keepRecipe(page, recipe);
  await page.reload();
  await expect(remove(page, main.title)).toBeVisible();
  await expect(remove(page, dessert.title)).toBeVisible();

  const search = page.getByLabel('Chercher dans vos favoris');
  await page.getByRole('button', { name: 'Dessert', exact: true }).click();
  await expect(remove(page, main.title)).toHaveCount(0);
  await search.fill(dessert.title.toUpperCase());
  await expect(remove(page, dessert.title)).toBeVisible();
  await search.fill('licorne');
  await expect(page.getByText('Aucune recette favorite trouvée')).toBeVisible();
  await page.getByRole('button', { name: 'Voir tous les favoris' }).click();
  await expect(remove(page, main.title)).toBeVisible();

  await page
    .getByRole('button', { name: new RegExp('^Voir la recette') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  const sent = recordRequests(page);
  await remove(page, main.title).click();
  await expect(remove(page, main.title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(remove(page, main.title)).toBeVisible();
  expect(sent).toEqual(['RemoveFavorite', 'AddFavorite']);

  // One recipe as thirty, told in two pages; the second does not come at once.
  let broken = true;
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string;
      variables: { after?: string };
    };
    if (operationName !== 'FavoriteRecipes') return route.fallback();
    const first = variables.after === undefined;
    if (!first && broken) return route.fulfill({ status: 500, json: { errors: [] } });
    const answer = await route.fetch({
      postData: JSON.stringify({
        ...(route.request().postDataJSON() as object),
        variables: { ...variables, after: undefined },
      }),
    });
    type Edge = { cursor: string; node: { id: string; title: string } };
    const body = (await answer.json()) as {
      data: { viewer: { favoriteRecipes: { edges: Edge[]; pageInfo: object } } };
    };
    const list = body.data.viewer.favoriteRecipes;
    const [edge] = list.edges;
    if (!edge) throw new Error('There is no favourite.');
    list.edges = Array.from({ length: first ? 24 : 6 }, (_, index) => {
      const place = first ? index : 24 + index;
      const id = `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
      return { ...edge, cursor: id, node: { ...edge.node, id, title: `Recette ${place + 1}` } };
    });
    list.pageInfo = { ...list.pageInfo, hasNextPage: first, endCursor: list.edges.at(-1)?.cursor };
    return route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(remove(page, 'Recette 24')).toBeAttached();
  await remove(page, 'Recette 24').scrollIntoViewIfNeeded();
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'Erreur lors du chargement des favoris' });
  await expect(problem).toBeVisible();
  await expect(remove(page, 'Recette 22')).toBeAttached();
  broken = false;
  await page.getByRole('button', { name: 'Afficher plus de recettes' }).click();
  await expect(remove(page, 'Recette 30')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Supprimer des favoris/ })).toHaveCount(30);
});

test('favourites: what fails says so and stays, offline names the network, and what waits for it is marked', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const recipe = await writeRecipe(page);
  await keepRecipe(page, recipe);
  await page.goto(`/dashboard/recipes/${recipe.id}`);
  const keep = page.getByRole('button', { name: /^Ajouter aux favoris/ });
  const letGo = page.getByRole('button', { name: /^Retirer des favoris/ });
  const waiting = page.getByRole('img', { name: 'En attente d’envoi' });
  await expect(letGo).toBeVisible();
  await readyToKeep(page);
  await page.context().setOffline(true);
  await letGo.click();
  await expect(keep.getByRole('img', { name: 'En attente d’envoi' })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await keep.click();
  await expect(letGo).toBeVisible();

  await failFor(page, 'RemoveFavorite');
  await openAnswered(page, '/dashboard/favorites', 'FavoriteRecipes');
  await remove(page, recipe.title).click();
  await expect(page.getByText('Erreur lors de la suppression de la recette').first()).toBeVisible();
  await expect(remove(page, recipe.title)).toBeVisible();
  // Its answers are fetched by the test, which would not notice that the page is offline.
  await page.unrouteAll({ behavior: 'wait' });
  await readyToKeep(page);
  await page.context().setOffline(true);
  const search = page.getByLabel('Chercher dans vos favoris');
  await search.fill('courge');
  await expect(
    page.getByRole('heading', { name: 'Erreur lors du chargement des favoris' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('Pas de connexion Internet.')).toBeVisible();
  await search.fill('');
  await remove(page, recipe.title).click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(cards(page).getByRole('img', { name: 'En attente d’envoi' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  // What is let go without a network stays gone once there is one.
  await page.context().setOffline(true);
  await remove(page, recipe.title).click();
  await expect(remove(page, recipe.title)).toHaveCount(0);
  // It goes at once, before it is known that there is no network.
  await expect(page.getByText('Un changement attend le réseau')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Votre changement est envoyé')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aucune recette favorite trouvée').first()).toBeVisible();
});
