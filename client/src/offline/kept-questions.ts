/** The questions that a page asks to show one of the kept fields whole, by their names. */
const fieldByQuestion: Readonly<Record<string, string>> = {
  Dashboard: 'dashboard',
  ShoppingList: 'shoppingItems',
  InventoryItems: 'inventoryItems',
  PlannedMeals: 'plannedMeals',
  FavoriteRecipes: 'favoriteRecipes',
};

/** What else the device can answer from what it keeps. */
const others: ReadonlySet<string> = new Set(['Recipe', 'RecipePage']);

export const guardQuestion = 'Guard';

export interface Question {
  operationName?: string | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/** A page behind the first, or a part that a filter lets in, is not what one comes back to. */
const narrowing = ['after', 'search', 'mealType'];

const isNarrow = ({ variables }: Question): boolean =>
  narrowing.some((name) => variables[name] != null && variables[name] !== '');

/** The field that the answer holds whole, so that its page can be opened by it; null for any other question. */
export const fieldReadBy = (question: Question): string | null =>
  isNarrow(question) ? null : (fieldByQuestion[question.operationName ?? ''] ?? null);

/** Whether the device may answer in the server's place. */
export const mayStandIn = (question: Question): boolean =>
  question.operationName === guardQuestion ||
  others.has(question.operationName ?? '') ||
  fieldReadBy(question) !== null;
