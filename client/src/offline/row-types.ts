/** The mutations that can wait for the network, and what kind of row each changes. */
const rowTypes: Readonly<Record<string, string>> = {
  AddShoppingItem: 'ShoppingItem',
  SetShoppingItemsChecked: 'ShoppingItem',
  UndoTick: 'ShoppingItem',
  DeleteShoppingItems: 'ShoppingItem',
  DeleteCheckedShoppingItems: 'ShoppingItem',
  RestoreShoppingItems: 'ShoppingItem',
  AddInventoryItem: 'InventoryItem',
  UpdateInventoryItem: 'InventoryItem',
  DeleteInventoryItem: 'InventoryItem',
  TakeFromInventory: 'InventoryItem',
  PutBackInventoryItems: 'InventoryItem',
  PlanMeal: 'PlannedMeal',
  UpdatePlannedMeal: 'PlannedMeal',
  MovePlannedMeal: 'PlannedMeal',
  DeletePlannedMeal: 'PlannedMeal',
  SetPlannedMealCooked: 'PlannedMeal',
  UndoCooked: 'PlannedMeal',
  AddFavorite: 'Recipe',
  RemoveFavorite: 'Recipe',
};

/** The type of the rows that the mutation changes; null where it cannot wait. */
export const rowTypeOf = (operation: string): string | null => rowTypes[operation] ?? null;
