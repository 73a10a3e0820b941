import { openPage, send } from './api.mjs';
import { paperViews } from './camera.mjs';
import { failFor } from './faults.mjs';

const escape = (page) => page.keyboard.press('Escape');
const main = (page) => page.getByRole('main');
const dialog = (page) => page.getByRole('dialog');

/** A scene that something on a page opens: the page anew, what opens it, and what is waited for. */
function opened({ page, scene }, name, path, press, shown = () => dialog(page)) {
  return scene(name, {
    whole: false,
    again: async () => {
      await openPage(page, `/dashboard/${path}`);
      await press();
      await shown().first().waitFor();
    },
    leave: escape,
  });
}

/** What opens from the plan. */
export async function planningMoments(walk) {
  const { page, scene } = walk;
  const button = (name) => main(page).getByRole('button', { name });
  await scene('planning-list', {
    wide: true,
    reach: () => openPage(page, '/dashboard/planning?view=list'),
  });
  const meal = () =>
    button(/^Ouvrir .+ pers\./)
      .first()
      .click();
  await opened(walk, 'planning-meal', 'planning?view=list', meal);
  const calendar = () => button('Calendrier').click();
  await opened(walk, 'planning-calendar', 'planning', calendar);
  await opened(walk, 'planning-form-error', 'planning', async () => {
    await button('Ajouter un repas').first().click();
    await dialog(page).getByLabel('Nom du repas').fill('');
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
  });
  await opened(walk, 'planning-edit', 'planning?view=list', async () => {
    await button(/^Ouvrir Restes/)
      .first()
      .click();
    await dialog(page).getByRole('button', { name: 'Modifier' }).click();
    await dialog(page).getByLabel('Nom du repas').waitFor();
  });
}

const addRecipe = `mutation ($recipeId: ID!) { addRecipeToShoppingList(recipeId: $recipeId) { __typename } }`;
const addMissing = `mutation ($recipeId: ID!) { addRecipeToShoppingList(recipeId: $recipeId, missingOnly: true) { __typename } }`;
const check = `mutation ($ids: [ID!]!) { setShoppingItemsChecked(ids: $ids, checked: true) { __typename } }`;
const read = `query { viewer { household { kitchen {
    shoppingItems { id recipeId checked } } }
    favoriteRecipes(first: 2) { edges { node { id } } } } }`;

/** All of a recipe but one line is ticked; ends with that tick, which takes it off the list. */
async function buyRecipe(page) {
  const { favoriteRecipes } = (await send(page, read)).viewer;
  const recipeId = favoriteRecipes.edges.at(-1).node.id;
  await send(page, addRecipe, { recipeId });
  const { shoppingItems } = (await send(page, read)).viewer.household.kitchen;
  const ids = shoppingItems.filter((item) => item.recipeId === recipeId).map(({ id }) => id);
  await send(page, check, { ids });
}

const groupings = { aisles: 'Par rayon', recipes: 'Par recette' };

/** What opens from the list, and what it says of itself. */
export async function shoppingMoments(walk) {
  const { page, scene, attempt } = walk;
  const button = (name) => main(page).getByRole('button', { name });
  const field = page.getByRole('combobox', { name: 'Ajouter à la liste' });
  const bar = () => page.getByRole('status').getByRole('button', { name: 'Annuler' });
  const line = () =>
    button(/^Détails/)
      .first()
      .click();
  /** On a phone they are put away until somebody wants them, and stay open then. */
  const openTools = async (tool) => {
    const closed = page.getByRole('button', { name: 'Options de la liste', expanded: false });
    await closed.or(tool).filter({ visible: true }).first().waitFor();
    if (await closed.isVisible()) await closed.click();
  };
  await opened(walk, 'shopping-line', 'shopping', line);
  for (const [name, grouping] of Object.entries(groupings)) {
    await scene(`shopping-${name}`, {
      reach: async () => {
        await openPage(page, '/dashboard/shopping');
        await openTools(button(grouping));
        await button(grouping).click();
      },
    });
  }
  await button(groupings.recipes).click();
  const aisles = async () => {
    const order = button('Ordre des rayons');
    if (!(await order.isVisible())) await button('Par rayon').click();
    await order.click();
  };
  await opened(walk, 'shopping-aisle-order', 'shopping', aisles);
  const typed = () => field.pressSequentially('1 kg de po');
  const options = () => page.getByRole('option');
  await opened(walk, 'shopping-suggestions', 'shopping', typed, options);
  const tick = async () => {
    const box = page.getByRole('checkbox', { checked: false }).first();
    await box.locator('xpath=..').click();
  };
  await opened(walk, 'shopping-undo', 'shopping', tick, bar);
  let mend;
  await opened(
    walk,
    'shopping-problem',
    'shopping',
    async () => {
      mend = await failFor(page, 'AddShoppingItem');
      await field.fill('3 citrons');
      await button('Ajouter').first().click();
    },
    () => page.getByRole('alert'),
  );
  await mend?.();
  await attempt('a recipe, bought', () => buyRecipe(page));
  await scene('shopping-bought', { reach: () => openPage(page, '/dashboard/shopping') });
  await attempt('a recipe, its staples to be checked', async () => {
    const { favoriteRecipes } = (await send(page, read)).viewer;
    await send(page, addMissing, { recipeId: favoriteRecipes.edges.at(-1).node.id });
  });
  await scene('shopping-staples', {
    reach: async () => {
      await openPage(page, '/dashboard/shopping');
      await button(/^Fond de placard/).click();
    },
  });
  await opened(walk, 'shopping-staples-set', 'shopping', async () => {
    await button(/^Fond de placard/).click();
    await button('Modifier le fond de placard').click();
  });
  await scene('shopping-print', {
    views: paperViews,
    again: async () => {
      await openPage(page, '/dashboard/shopping');
      await page.emulateMedia({ media: 'print' });
    },
    leave: () => page.emulateMedia({ media: null }),
  });
}

/** The answer to an order: the chef proposed what the household does not eat, whatever he did. */
const refuseByDiet = (page) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"StartRecipeGeneration"'))
      return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.startRecipeGeneration.generation, {
      stage: 'FAILED',
      recipe: null,
      refusal: {
        __typename: 'GenerationRefusal',
        code: 'DIET_CONFLICT',
        unmetWishes: [],
        modelWords: null,
        conflicts: [
          {
            __typename: 'DietConflict',
            line: '200 g de lardons',
            word: 'lardons',
            restriction: null,
            avoidedFood: 'lardons',
            reason: 'vous n’en mangez pas',
          },
        ],
      },
    });
    return route.fulfill({ response, json });
  });

/** What opens from the fridge, and what is not in it. */
export async function inventoryMoments(walk) {
  const { page, scene } = walk;
  const button = (name) => main(page).getByRole('button', { name });
  const item = () =>
    button(/^Modifier/)
      .first()
      .click();
  await opened(walk, 'inventory-edit', 'inventory', item);
  await opened(walk, 'inventory-form-error', 'inventory', async () => {
    await button('Ajouter un article').first().click();
    await dialog(page).getByRole('button', { name: 'Ajouter au frigo' }).click();
    await page.getByText("Veuillez entrer un nom d'article").waitFor();
  });
  await scene('inventory-nothing-found', {
    reach: async () => {
      await openPage(page, '/dashboard/inventory');
      await page.getByLabel('Chercher dans le frigo').fill('licorne');
      await page.getByText('Rien de tel dans le frigo').waitFor();
    },
  });
  for (const [name, label] of [
    ['inventory-freezer', /^Congélateur/],
    ['inventory-cupboard', /^Placard/],
  ])
    await scene(name, {
      reach: async () => {
        await openPage(page, '/dashboard/inventory');
        await main(page).getByText(label).first().click();
      },
    });
  const cook = async () => {
    await openPage(page, '/dashboard/inventory');
    await button('Générer une recette').first().click();
    await dialog(page).waitFor();
  };
  const ask = async () => {
    await cook();
    await dialog(page).getByRole('button', { name: 'Demander une idée au chef' }).click();
  };
  await scene('inventory-dishes', {
    whole: false,
    again: async () => {
      await cook();
      await dialog(page).getByRole('article').first().waitFor();
    },
    leave: escape,
  });
  await scene('inventory-recipe-choice', { whole: false, again: ask, leave: escape });
  await refuseByDiet(page);
  const order = () =>
    dialog(page)
      .getByRole('button', { name: /^Générer/ })
      .click();
  await scene('inventory-recipe-refused', {
    whole: false,
    reach: async () => {
      await ask();
      await order();
      await dialog(page).getByText('Le chef proposait ce que vous ne mangez pas').waitFor();
    },
    leave: escape,
  });
  await page.unroute('**/graphql');
  await scene('inventory-recipe', {
    whole: false,
    reach: async () => {
      await ask();
      await order();
      await dialog(page).getByRole('button', { name: 'Regénérer' }).waitFor();
    },
    leave: escape,
  });
}
