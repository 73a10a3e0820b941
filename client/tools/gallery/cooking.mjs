import { send } from './api.mjs';
import { broken, stall } from './faults.mjs';

const favorites = `query {
  viewer {
    favoriteRecipes(first: 20) { edges { node { id ingredientProducts steps { text timers { seconds } } } } }
  }
}`;
const count = ({ steps }) => steps.flatMap(({ timers }) => timers).length;

const add = `mutation ($input: AddInventoryItemInput!) { addInventoryItem(input: $input) { __typename } }`;
const remove = `mutation ($id: ID!) { deleteInventoryItem(id: $id) { __typename } }`;

/** What is offered after the last step, with a fridge that holds some of it; then it does so no more. */
async function cooked({ page, scene, recipe, finish }) {
  const ids = [];
  for (const name of recipe.ingredientProducts.slice(0, 4)) {
    for (const unit of ['UNIT', 'G', 'ML']) {
      const id = crypto.randomUUID();
      ids.push(id);
      await send(page, add, { input: { id, name, unit, quantity: 300 } });
    }
  }
  await scene('recipe-cooked', {
    whole: false,
    reach: async () => {
      await finish(recipe.steps.length)();
      await page.getByRole('button', { name: 'Terminer' }).click();
      await page.getByRole('dialog', { name: /^Sortir du frigo/ }).waitFor();
    },
  });
  for (const id of ids) await send(page, remove, { id });
}

/** A recipe's own page, and cooking from it: the one with most to time. */
export async function cooking({ page, scene, attempt }) {
  let path;
  let timed;
  let recipe;
  await attempt('recipe, chosen', async () => {
    const { edges } = (await send(page, favorites)).viewer.favoriteRecipes;
    [recipe] = edges.map(({ node }) => node).sort((a, b) => count(b) - count(a));
    path = `/dashboard/recipes/${recipe.id}`;
    timed = recipe.steps.findIndex(({ timers }) => timers.length > 0) + 1;
  });
  if (!path) return;
  await scene('recipe', {
    wide: true,
    reach: async () => {
      await page.goto(path);
      await page.getByRole('spinbutton').waitFor();
    },
  });
  await scene('recipe-rescaled', {
    reach: async () => {
      await page.goto(`${path}?servings=9`);
      await page.getByRole('checkbox').first().press(' ');
    },
  });
  const cook = (step) => async () => {
    await page.goto(`${path}?step=${step}`);
    await page.getByRole('dialog').getByRole('status').waitFor({ state: 'attached' });
  };
  await scene('cook-mode', { whole: false, reach: cook(timed) });
  await scene('cook-mode-timer', {
    whole: false,
    reach: async () => {
      await cook(timed)();
      await page
        .getByRole('button', { name: /^Lancer/ })
        .first()
        .click();
      await page.getByRole('timer').first().waitFor();
      await page.getByRole('button', { name: 'Ingrédients' }).click();
    },
  });
  await scene('recipe-timer', {
    whole: false,
    reach: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('complementary', { name: 'Minuteurs' }).waitFor();
    },
    leave: () =>
      page
        .getByRole('button', { name: /^Enlever le minuteur/ })
        .first()
        .click(),
  });
  await attempt('recipe, cooked', () => cooked({ page, scene, recipe, finish: cook }));
  await scene('recipe-gone', {
    reach: async () => {
      await page.goto('/dashboard/recipes/00000000-0000-7000-8000-000000000000');
      await page.getByRole('link', { name: 'Demander une autre recette' }).waitFor();
    },
  });
  await broken(page, scene, { name: 'recipe-failed', path, operation: 'RecipePage' });
  await broken(page, scene, { name: 'recipe-loading', path, during: stall });
}
