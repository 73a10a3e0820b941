import { send } from './api.mjs';

const planMeal = `mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }`;
const addShoppingItem = `mutation ($input: AddShoppingItemInput!) {
  addShoppingItem(input: $input) { __typename }
}`;
const addInventoryItem = `mutation ($input: AddInventoryItemInput!) {
  addInventoryItem(input: $input) { __typename }
}`;
const addRecipe = `mutation ($recipeId: ID!) {
  addRecipeToShoppingList(recipeId: $recipeId) { __typename }
}`;
const favorites = `query {
  viewer { favoriteRecipes(first: 3) { edges { node { id title mealType servings } } } }
}`;
const shoppingItems = `query { viewer { household { kitchen { shoppingItems { id } } } } }`;
const check = `mutation ($ids: [ID!]!) {
  setShoppingItemsChecked(ids: $ids, checked: true) { __typename }
}`;

const dayFrom = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const shopping = ['2 kg de pommes', '1 l de lait', '250 g de beurre', '6 œufs', '1 kg de riz'];

const fridge = [
  { name: 'Courgettes', quantity: 3, category: 'PRODUCE', expirationDate: dayFrom(1) },
  {
    name: 'Tomates cerises',
    quantity: 250,
    unit: 'G',
    category: 'PRODUCE',
    expirationDate: dayFrom(4),
  },
  { name: 'Filets de truite', quantity: 2, category: 'MEAT_FISH', expirationDate: dayFrom(-1) },
  { name: 'Yaourts nature', quantity: 4, category: 'DAIRY', expirationDate: dayFrom(9) },
  { name: 'Gruyère', quantity: 200, unit: 'G', category: 'DAIRY', expirationDate: dayFrom(20) },
  { name: 'Riz basmati', quantity: 1, unit: 'KG', category: 'PANTRY', place: 'CUPBOARD' },
  {
    name: 'Bœuf haché',
    quantity: 400,
    unit: 'G',
    category: 'MEAT_FISH',
    place: 'FREEZER',
    expirationDate: dayFrom(62),
    expirationEstimate: 'FROZEN',
  },
  { name: 'Jus de pomme', quantity: 1, unit: 'L', category: 'DRINKS', expirationDate: dayFrom(2) },
  { name: 'Reste de soupe à la courge de dimanche soir', quantity: 1, category: 'OTHER' },
];

export async function fillInventory(page) {
  for (const input of fridge) await send(page, addInventoryItem, { input });
}

/** A week of favourites, tonight's among them. */
export async function fillPlan(page) {
  const { edges } = (await send(page, favorites)).viewer.favoriteRecipes;
  const meals = edges.map(({ node }, nth) => ({
    recipeId: node.id,
    recipeTitle: node.title,
    mealType: node.mealType,
    servings: node.servings,
    date: dayFrom(nth),
    time: '19:00',
  }));
  const lunch = { recipeTitle: 'Restes', mealType: 'MAIN', servings: 2, time: '12:15' };
  for (const input of [...meals, { ...lunch, date: dayFrom(0) }])
    await send(page, planMeal, { input });
}

/** Lines by hand and of a recipe, some of them ticked. */
export async function fillShoppingList(page) {
  for (const line of shopping) await send(page, addShoppingItem, { input: { line } });
  const [edge] = (await send(page, favorites)).viewer.favoriteRecipes.edges;
  if (edge) await send(page, addRecipe, { recipeId: edge.node.id });
  const ids = (await send(page, shoppingItems)).viewer.household.kitchen.shoppingItems.map(
    ({ id }) => id,
  );
  await send(page, check, { ids: ids.slice(-2) });
}

const long = 'Anticonstitutionnellement-hexakosioihexekontahexaphobique';

/** Names that no layout was drawn for. */
export async function addLongWords(page) {
  const meal = { mealType: 'MAIN', servings: 50, date: dayFrom(0), time: '12:30' };
  await send(page, planMeal, { input: { ...meal, recipeTitle: `${long} à la ${long}` } });
  await send(page, addShoppingItem, {
    input: { name: long, quantity: 'une bonne poignée', unit: 'TABLESPOON' },
  });
  await send(page, addShoppingItem, { input: { line: `999999 kg de ${long} ${long}` } });
  const item = { name: `${long} ${long}`, quantity: 1_000_000, unit: 'TEASPOON' };
  await send(page, addInventoryItem, { input: { ...item, expirationDate: dayFrom(1) } });
}
