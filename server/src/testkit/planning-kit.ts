import { randomUUID } from 'node:crypto';

/** The Wednesday of the tests; its week is 16 to 22 November. */
export const plannedDay = '2026-11-18';

/** What the planning page sends. */
const mealFields =
  'id recipeTitle date time servings mealType cookedAt ingredients recipe { id title }';
const dashboardFields =
  'viewer { id dashboard { plannedMealsThisWeek tonightMeals { id recipeTitle } } }';
const refusal = '... on Refusal { code field }';
export const plan = `mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename
  ... on PlanMealPayload { plannedMeals { ${mealFields} } shoppingItems { id plannedMealId } boughtItems { id plannedMealId } ${dashboardFields} } ${refusal} } }`;
export const update = `mutation ($id: ID!, $input: UpdatePlannedMealInput!) { updatePlannedMeal(id: $id, input: $input) { __typename
  ... on UpdatePlannedMealPayload { plannedMeals { ${mealFields} } ${dashboardFields} } ${refusal} } }`;
export const move = `mutation ($id: ID!, $date: Date!, $time: String) { movePlannedMeal(id: $id, date: $date, time: $time) { __typename
  ... on MovePlannedMealPayload { plannedMeals { ${mealFields} } ${dashboardFields} } ${refusal} } }`;
export const setRecipe = `mutation ($id: ID!, $recipeId: ID!) { setPlannedMealRecipe(id: $id, recipeId: $recipeId) { __typename
  ... on SetPlannedMealRecipePayload { plannedMeals { ${mealFields} } shoppingItems { id plannedMealId } boughtItems { id plannedMealId } ${dashboardFields} } ${refusal} } }`;
export const setCooked = `mutation ($id: ID!, $cooked: Boolean!) { setPlannedMealCooked(id: $id, cooked: $cooked) { __typename
  ... on SetPlannedMealCookedPayload { plannedMeals { ${mealFields} } deletedShoppingItemIds deletedInventoryItemIds inventoryItems { id name quantity } viewer { dashboard { plannedMealsThisWeek tonightMeals { id cookedAt } } } } ${refusal} } }`;
export const remove = `mutation ($id: ID!) { deletePlannedMeal(id: $id) { __typename
  ... on DeletePlannedMealPayload { deletedPlannedMealIds ${dashboardFields} } ${refusal} } }`;
export const removeAll = `mutation ($ids: [ID!]!) { deletePlannedMeals(ids: $ids) { __typename
  ... on DeletePlannedMealsPayload { deletedPlannedMealIds ${dashboardFields} } ${refusal} } }`;
export const copy = `mutation ($from: Date!, $to: Date!) { copyWeek(from: $from, to: $to) { __typename
  ... on CopyWeekPayload { copied copiedMealIds plannedMeals { ${mealFields} } shoppingItems { id plannedMealId } boughtItems { id plannedMealId } ${dashboardFields} } ${refusal} } }`;
export const list = `query ($from: Date!, $to: Date!) { viewer { household { kitchen { plannedMeals(from: $from, to: $to) { ${mealFields} } } } } }`;
export const dashboard = `{ ${dashboardFields} }`;

export const meal = (changes: object = {}) => ({
  id: randomUUID(),
  recipeTitle: 'Gratin de courge',
  date: plannedDay,
  time: '19:00',
  servings: 2,
  mealType: 'MAIN',
  ...changes,
});
