/** What of a person's kitchen the operations speak of, by its id. */
export interface Kitchen {
  recipe: string;
  meal: string;
  /** A ticked line of the shopping list. */
  line: string;
  item: string;
}

type Kind = keyof Kitchen;

interface KitchenOperation {
  /** Variables that the server takes, for things of this kitchen. */
  variables: (kitchen: Kitchen) => Record<string, unknown>;
  /** Where variables name something, and what; by path. Null where an id is the request's own and names nothing. */
  ids?: Record<string, Kind | null>;
  /** The operation that it takes back, by the same variables: without it there is nothing to change. */
  undoes?: string;
}

const date = '2026-11-18';
const meal = { recipeTitle: 'Soupe', date, time: '19:00', servings: 2, mealType: 'MAIN' };
const stock = { name: 'Lait', quantity: 2, unit: 'L', expirationDate: date, category: 'DAIRY' };
const week = { from: '2026-11-09', to: '2026-11-16' };
const lines = {
  variables: ({ line }: Kitchen) => ({ ids: [line] }),
  ids: { ids: 'line' as const },
};
const favorite = {
  variables: ({ recipe }: Kitchen) => ({ recipeId: recipe }),
  ids: { recipeId: 'recipe' as const },
};

/** Every mutation of planning, shopping list, fridge and favourites. */
export const kitchenOperations: Readonly<Record<string, KitchenOperation>> = {
  planMeal: {
    variables: () => ({ input: meal }),
    ids: { 'input.id': 'meal', 'input.recipeId': 'recipe', 'input.inventoryItemId': 'item' },
  },
  updatePlannedMeal: {
    variables: (kitchen) => ({ id: kitchen.meal, input: meal }),
    ids: { id: 'meal' },
  },
  movePlannedMeal: {
    variables: (kitchen) => ({ id: kitchen.meal, date, time: '12:30' }),
    ids: { id: 'meal' },
  },
  setPlannedMealCooked: {
    variables: (kitchen) => ({ id: kitchen.meal, cooked: true }),
    ids: { id: 'meal' },
  },
  setPlannedMealRecipe: {
    variables: ({ meal: id, recipe }) => ({ id, recipeId: recipe }),
    ids: { id: 'meal', recipeId: 'recipe' },
  },
  deletePlannedMeal: { variables: (kitchen) => ({ id: kitchen.meal }), ids: { id: 'meal' } },
  deletePlannedMeals: {
    variables: (kitchen) => ({ ids: [kitchen.meal], keepShoppingItems: false }),
    ids: { ids: 'meal' },
  },
  copyWeek: { variables: () => week },
  resetCalendarFeed: { variables: () => ({ enabled: true }) },
  addFavorite: favorite,
  removeFavorite: favorite,
  addShoppingItem: {
    variables: () => ({ input: { name: 'Farine', quantity: '1', unit: 'KG' } }),
    ids: { 'input.id': 'line' },
  },
  addRecipeToShoppingList: {
    variables: (kitchen) => ({
      recipeId: kitchen.recipe,
      servings: 4,
      plannedMealId: kitchen.meal,
      missingOnly: false,
    }),
    ids: { recipeId: 'recipe', plannedMealId: 'meal' },
  },
  addWeekToShoppingList: { variables: () => ({ ...week, includePast: true, missingOnly: true }) },
  setShoppingItemsChecked: {
    variables: ({ line }) => ({ ids: [line], checked: true }),
    ids: { ids: 'line', changeId: null },
  },
  deleteShoppingItems: lines,
  restoreShoppingItems: lines,
  deleteCheckedShoppingItems: { variables: () => ({}) },
  setProductAisle: { variables: () => ({ product: 'citron', aisle: 'DRINKS' }) },
  setStaple: { variables: () => ({ name: 'Miel', isStaple: true }) },
  setShoppingItemsToCheck: {
    variables: ({ line }) => ({ ids: [line], toCheck: true }),
    ids: { ids: 'line' },
  },
  moveAisle: { variables: () => ({ aisle: 'DRINKS', position: 1 }) },
  putAwayShoppingItems: lines,
  takeBackPutAway: { ...lines, undoes: 'putAwayShoppingItems' },
  addInventoryItem: {
    variables: () => ({ input: stock }),
    ids: { 'input.id': 'item' },
  },
  updateInventoryItem: {
    variables: ({ item }) => ({ id: item, input: stock }),
    ids: { id: 'item' },
  },
  takeFromInventory: {
    variables: ({ item }) => ({
      items: [{ id: item, quantity: 2, unit: 'L', left: 1500, leftUnit: 'ML' }],
      leftovers: { name: 'Restes : gratin', quantity: 2 },
    }),
    // Another household's recipe is none of this one's lines.
    ids: { 'items[0].id': 'item', recipeId: null, 'leftovers.id': 'item' },
  },
  putBackInventoryItems: {
    variables: ({ item }) => ({ items: [{ ...stock, id: item }] }),
    // Another household's leftovers are none of this one's, and stay.
    ids: { 'items[0].id': 'item', leftoversId: null },
  },
  freezeInventoryItems: { variables: ({ item }) => ({ ids: [item] }), ids: { ids: 'item' } },
  deleteInventoryItem: { variables: ({ item }) => ({ id: item }), ids: { id: 'item' } },
};

/** Mutations that are about something else; each has tests of its own. */
export const otherMutations = `
  signUp signIn signOut signOutEverywhere revokeSession deleteMyAccount requestPasswordReset
  resetPassword changePassword requestEmailChange confirmEmailChange verifyEmail
  resendVerification updateProfile exportMyData savePreferences giveConsent withdrawConsent
  markNotificationsRead updateNotificationSettings startCheckout confirmCheckout openBillingPortal createInvitation
  revokeInvitation acceptInvitation leaveHousehold startRecipeGeneration stopRecipeGeneration sendChatMessage
  stopChatReply retryChatReply continueChatReply resetChat takeOffChatWish applyProposal undoProposal
  proposeWeek changeProposedWeek
`
  .trim()
  .split(/\s+/);

/** Everything of a kitchen that a person reads. */
export const readKitchen = `{ viewer { household { kitchen {
    plannedMeals(from: "2026-01-01", to: "2026-12-31") { id recipeTitle date time servings mealType recipe { id } }
    shoppingItems { id name quantity unit checked aisle }
    inventoryItems { id name quantity unit expirationDate expirationEstimate category place }
    aisles
    calendarFeedUrl } }
    favoriteRecipes { nodes { id title } } } }`;
