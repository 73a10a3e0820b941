import { randomUUID } from 'node:crypto';
import { at, type Json } from './graphql-client.js';
import type { Person } from './person.js';
import type { TestServer } from './test-server.js';

const itemFields = 'id name quantity unit checked toCheck product aisle recipeId recipeTitle';

export const documents = {
  list: `{ viewer { id household { kitchen { shoppingItems { ${itemFields} plannedMealId position } } } dashboard { itemsToBuy } } }`,
  add: `mutation ($input: AddShoppingItemInput!) {
    addShoppingItem(input: $input) {
      __typename
      ... on AddShoppingItemPayload { shoppingItems { ${itemFields} } viewer { id dashboard { itemsToBuy } } }
      ... on Refusal { code field }
    }
  }`,
  addRecipe: `mutation ($recipeId: ID!, $servings: Int, $plannedMealId: ID, $missingOnly: Boolean! = false) {
    addRecipeToShoppingList(recipeId: $recipeId, servings: $servings, plannedMealId: $plannedMealId, missingOnly: $missingOnly) {
      __typename
      ... on AddRecipeToShoppingListPayload {
        shoppingItems { ${itemFields} plannedMealId } newArticles inFridge leftOut { id name quantity } viewer { id dashboard { itemsToBuy } }
      }
      ... on Refusal { code field }
    }
  }`,
  addWeek: `mutation ($from: Date!, $to: Date!, $includePast: Boolean! = false, $missingOnly: Boolean! = false) {
    addWeekToShoppingList(from: $from, to: $to, includePast: $includePast, missingOnly: $missingOnly) {
      __typename
      ... on AddWeekToShoppingListPayload {
        shoppingItems { ${itemFields} plannedMealId } newArticles inFridge leftOut { id name quantity } viewer { id dashboard { itemsToBuy } }
      }
      ... on Refusal { code field }
    }
  }`,
  check: `mutation ($ids: [ID!]!, $checked: Boolean!, $changeId: ID) {
    setShoppingItemsChecked(ids: $ids, checked: $checked, changeId: $changeId) {
      __typename
      ... on SetShoppingItemsCheckedPayload {
        shoppingItems { id checked } boughtItems { id } deletedShoppingItemIds viewer { id dashboard { itemsToBuy } }
      }
      ... on Refusal { code field }
    }
  }`,
  remove: `mutation ($ids: [ID!]!) {
    deleteShoppingItems(ids: $ids) {
      __typename
      ... on DeleteShoppingItemsPayload { deletedShoppingItemIds viewer { id dashboard { itemsToBuy } } }
      ... on Refusal { code field }
    }
  }`,
  toCheck: `mutation ($ids: [ID!]!, $toCheck: Boolean!) {
    setShoppingItemsToCheck(ids: $ids, toCheck: $toCheck) {
      __typename
      ... on SetShoppingItemsToCheckPayload { shoppingItems { id toCheck } viewer { id dashboard { itemsToBuy } } }
      ... on Refusal { code field }
    }
  }`,
  setStaple: `mutation ($name: String!, $isStaple: Boolean!) {
    setStaple(name: $name, isStaple: $isStaple) {
      __typename
      ... on SetStaplePayload { viewer { id household { kitchen { staples { id name aisle } } } } }
      ... on Refusal { code field }
    }
  }`,
  staples: `{ viewer { household { kitchen { staples { id name aisle } } } } }`,
  removeChecked: `mutation {
    deleteCheckedShoppingItems { deletedShoppingItemIds viewer { id dashboard { itemsToBuy } } }
  }`,
  restore: `mutation ($ids: [ID!]!) {
    restoreShoppingItems(ids: $ids) {
      __typename
      ... on RestoreShoppingItemsPayload { shoppingItems { id checked } viewer { id dashboard { itemsToBuy } } }
      ... on Refusal { code field }
    }
  }`,
  setAisle: `mutation ($product: String!, $aisle: Aisle!) {
    setProductAisle(product: $product, aisle: $aisle) {
      __typename
      ... on SetProductAislePayload { shoppingItems { id aisle } }
      ... on Refusal { code field }
    }
  }`,
  moveAisle: `mutation ($aisle: Aisle!, $position: Int!) {
    moveAisle(aisle: $aisle, position: $position) {
      __typename
      ... on MoveAislePayload { viewer { id household { kitchen { aisles } } } }
      ... on Refusal { code field }
    }
  }`,
  suggest: `query ($prefix: String!) { viewer { household { kitchen { productSuggestions(prefix: $prefix) { id name aisle } } } } }`,
  aisles: '{ viewer { household { kitchen { aisles } } } }',
};

/** The value at a path of an answer that has no errors. */
export async function ask(
  person: Person,
  query: string,
  variables: Record<string, unknown>,
  path: string,
): Promise<Json> {
  const { data, errors } = await person.send(query, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const value = at(data, path);
  if (value === undefined) throw new Error(`Nothing at ${path}: ${JSON.stringify(data)}`);
  return value;
}

export interface ListedItem {
  id: string;
  name: string;
  product: string;
  checked: boolean;
  recipeId: string | null;
}

/** The list as the person sees it. */
export async function listOf(person: Person): Promise<ListedItem[]> {
  return (await ask(
    person,
    documents.list,
    {},
    'viewer.household.kitchen.shoppingItems',
  )) as unknown as ListedItem[];
}

/** Adds a line as a person says it; returns its id. */
export const addLine = (person: Person, line: string): Promise<string> =>
  ask(
    person,
    documents.add,
    { input: { line } },
    'addShoppingItem.shoppingItems.0.id',
  ) as Promise<string>;

export async function householdOf(server: TestServer, person: Person): Promise<string> {
  const { db } = server.app.services;
  return (await db.user.findUniqueOrThrow({ where: { id: person.id } })).householdId;
}

/** A recipe with these lines, for four, straight into the database: the chef would not write them so. */
export async function seedRecipe(
  server: TestServer,
  person: Person,
  ingredients: string[],
  title = 'Gratin de courges',
): Promise<string> {
  const id = randomUUID();
  await server.app.services.db.recipe.createMany({
    data: {
      id,
      householdId: await householdOf(server, person),
      mealType: 'MAIN',
      title,
      description: 'Une recette.',
      preparationMinutes: 10,
      servings: 4,
      difficulty: 'EASY',
      ingredients,
      instructions: ['Cuire.'],
      searchText: '',
      cacheKey: 'seed',
    },
  });
  return id;
}

/** Lines by the thousand, straight into the database. */
export async function seedItems(server: TestServer, person: Person, count: number): Promise<void> {
  const householdId = await householdOf(server, person);
  await server.app.services.db.shoppingItem.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      householdId,
      name: `Article ${n}`,
      product: `article ${n}`,
      aisle: 'OTHER',
      checked: n % 2 === 0,
    })),
  });
}

export interface Stocked {
  name: string;
  quantity: number;
  unit: 'UNIT' | 'G' | 'KG' | 'ML';
  expirationDate?: Date;
  /** Null: somebody read that date. */
  expirationEstimate?: 'FRESH' | null;
  createdAt?: Date;
}

/** Puts this into an emptied fridge, with nothing on the list. */
export async function stockFridge(
  server: TestServer,
  person: Person,
  rows: readonly Stocked[],
): Promise<void> {
  const { db } = server.app.services;
  const householdId = await householdOf(server, person);
  await db.$transaction([
    db.shoppingItem.deleteMany({ where: { householdId } }),
    db.inventoryItem.deleteMany({ where: { householdId } }),
    db.inventoryItem.createMany({
      data: rows.map((row) => ({ householdId, category: 'OTHER' as const, ...row })),
    }),
  ]);
}
