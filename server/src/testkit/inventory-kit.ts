const inventoryFields =
  'id name quantity unit expirationDate expirationEstimate category place product pictureKey';

const changed = `viewer { id dashboard { itemsToBuy expiringSoon { count items { id name expirationDate } } } }`;

/** The operations of the fridge, as a client sends them. */
export const inventory = {
  list: `{ viewer { id household { kitchen { inventoryItems { ${inventoryFields} createdAt } } } } }`,
  soon: `{ viewer { dashboard { expiringSoon { count items { name expirationDate } } } } }`,
  advice: `query ($name: String!, $as: ExpirationEstimate) {
    viewer { household { kitchen {
    storageAdvice(name: $name, as: $as) {
      category place expirationDate expirationEstimate days source { name url } } } } }
  }`,
  add: `mutation ($input: AddInventoryItemInput!) {
    addInventoryItem(input: $input) {
      __typename
      ... on AddInventoryItemPayload { inventoryItems { ${inventoryFields} } ${changed} }
      ... on Refusal { code field }
    }
  }`,
  update: `mutation ($id: ID!, $input: UpdateInventoryItemInput!) {
    updateInventoryItem(id: $id, input: $input) {
      __typename
      ... on UpdateInventoryItemPayload { inventoryItems { ${inventoryFields} } ${changed} }
      ... on Refusal { code field }
    }
  }`,
  remove: `mutation ($id: ID!) {
    deleteInventoryItem(id: $id) {
      __typename
      ... on DeleteInventoryItemPayload { deletedInventoryItemIds ${changed} }
      ... on Refusal { code field }
    }
  }`,
  use: `query ($recipeId: ID!, $servings: Int) {
    viewer { household { kitchen {
    inventoryUse(recipeId: $recipeId, servings: $servings) {
        takings { item { id name quantity unit } taken { quantity unit } left { quantity unit } keptFor { recipeTitle date } }
        uncounted { name }
      } } } }
  }`,
  take: `mutation ($items: [TakenItemInput!]!, $recipeId: ID, $leftovers: AddInventoryItemInput) {
    takeFromInventory(items: $items, recipeId: $recipeId, leftovers: $leftovers) {
      __typename
      ... on TakeFromInventoryPayload {
        inventoryItems { ${inventoryFields} } deletedInventoryItemIds leftoversId ${changed}
      }
      ... on Refusal { code field }
    }
  }`,
  putBack: `mutation ($items: [AddInventoryItemInput!]!, $leftoversId: ID) {
    putBackInventoryItems(items: $items, leftoversId: $leftoversId) {
      __typename
      ... on PutBackInventoryItemsPayload {
        inventoryItems { ${inventoryFields} createdAt } deletedInventoryItemIds ${changed}
      }
      ... on Refusal { code field }
    }
  }`,
  freeze: `mutation ($ids: [ID!]!) {
    freezeInventoryItems(ids: $ids) {
      __typename
      ... on FreezeInventoryItemsPayload {
        inventoryItems { name place expirationDate expirationEstimate }
      }
      ... on Refusal { code field }
    }
  }`,
  takeBackPutAway: `mutation ($ids: [ID!]!) {
    takeBackPutAway(ids: $ids) {
      __typename
      ... on TakeBackPutAwayPayload { shoppingItems { id checked } boughtItems { id } deletedInventoryItemIds }
      ... on Refusal { code field }
    }
  }`,
  putAway: `mutation ($ids: [ID!]!) {
    putAwayShoppingItems(ids: $ids) {
      __typename
      ... on PutAwayShoppingItemsPayload {
        inventoryItems { ${inventoryFields} } itemsToFreeze { id name } deletedShoppingItemIds ${changed}
      }
      ... on Refusal { code field }
    }
  }`,
} as const;
