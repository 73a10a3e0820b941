import type { Change } from './change-words';

/** A line of a preview of which nothing but its name is said. */
export const plainChange: Change = {
  __typename: 'ProposalChange',
  line: '0.0',
  effect: 'ADD',
  target: 'SHOPPING_ITEM',
  name: 'Lait',
  quantity: null,
  unit: null,
  previousQuantity: null,
  previousUnit: null,
  date: null,
  time: null,
  mealType: null,
  servings: null,
  previousName: null,
  previousServings: null,
  previousDate: null,
  previousTime: null,
  expirationDate: null,
  recipeTitle: null,
  recipeId: null,
  preference: null,
  conflicts: [],
};
