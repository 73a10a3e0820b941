// What the tabs of GraphiQL hold (example-tabs.ts).

export const signUp = `# 1. Make an account: the session comes as a cookie, for all tabs. An app asks for a token
#    instead. Have you an account? Write its address and password below, and run SignIn.
mutation SignUp($email: String!, $password: String!) {
  signUp(input: { firstName: "Ada", lastName: "Favre", email: $email, password: $password }) {
    ... on SignUpPayload { viewer { id nextStep } }
    ... on Refusal { code field message }
  }
}

mutation SignIn($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) {
    ... on SignInPayload { viewer { id nextStep } }
    ... on Refusal { code field message }
  }
}

# nextStep says what comes next. QUESTIONNAIRE: say what you eat.
mutation SavePreferences($preferences: SavePreferencesInput!) {
  savePreferences(input: $preferences) {
    ... on SavePreferencesPayload { viewer { id nextStep } }
    ... on Refusal { code field message }
  }
}

# SUBSCRIPTION: open checkoutUrl in the browser, and pay with the card 4242 4242 4242 4242.
mutation StartCheckout {
  startCheckout(promoCode: "FREE30") {
    ... on StartCheckoutPayload { checkoutUrl }
    ... on Refusal { code field message }
  }
}
`;

export const dashboard = `# 2. Everything a caller may read hangs from "viewer".
query Dashboard {
  viewer {
    profile { firstName }
    nextStep
    dashboard {
      plannedMealsThisWeek itemsToBuy favoriteRecipes
      tonightMeals { recipeTitle time cookedAt }
      expiringSoon { count }
    }
  }
}
`;

export const generate = `# 3. Ask for a recipe, then watch it being written: leaving stops nothing, coming back with
#    afterSeq tells what came since. An app that may have to ask again sends an id of its own.
mutation StartRecipeGeneration($mealType: MealType!) {
  startRecipeGeneration(input: { mealType: $mealType, fresh: true }) {
    ... on StartRecipeGenerationPayload { generation { id stage } }
    ... on Refusal { code field message }
  }
}

subscription RecipeGeneration($afterSeq: Int) {
  recipeGeneration(afterSeq: $afterSeq) {
    seq
    generation { stage title description ingredients recipe { id title } refusal { code } }
  }
}
`;

export const chat = `# 4. Ask the chef, then watch the answer: delta is what to append.
mutation SendChatMessage($content: String!) {
  sendChatMessage(content: $content) {
    ... on SendChatMessagePayload { reply { id seq status } }
    ... on Refusal { code field message }
  }
}

subscription ChatReply($afterSeq: Int) {
  chatReply(afterSeq: $afterSeq) { seq delta replaces status card { id title } refusal { code } }
}

query ChatMessages {
  viewer { chatMessages(last: 10) { nodes { role content } pageInfo { hasPreviousPage startCursor } } }
}
`;

export const favorite = `# 5. The recipe of step 3: paste its id below, then keep it.
query LatestRecipe {
  viewer { recipeGeneration { recipe { id title isFavorite } } }
}

mutation AddFavorite($recipeId: ID!) {
  addFavorite(recipeId: $recipeId) {
    ... on AddFavoritePayload { recipes { id isFavorite } viewer { dashboard { favoriteRecipes } } }
    ... on Refusal { code field message }
  }
}

query FavoriteRecipes {
  viewer { favoriteRecipes(first: 10) { nodes { id title } pageInfo { hasNextPage endCursor } } }
}

mutation RemoveFavorite($recipeId: ID!) {
  removeFavorite(recipeId: $recipeId) {
    ... on RemoveFavoritePayload { recipes { id isFavorite } viewer { dashboard { favoriteRecipes } } }
    ... on Refusal { code field message }
  }
}
`;

export const shopping = `# 6. The shopping list. A line is said as a person says it, a recipe by its id (step 5).
mutation AddShoppingItem($line: String!) {
  addShoppingItem(input: { line: $line }) {
    ... on AddShoppingItemPayload { shoppingItems { id name quantity unit } viewer { dashboard { itemsToBuy } } }
    ... on Refusal { code field message }
  }
}

mutation AddRecipeToShoppingList($recipeId: ID!) {
  addRecipeToShoppingList(recipeId: $recipeId, missingOnly: true) {
    ... on AddRecipeToShoppingListPayload { shoppingItems { id name quantity unit } inFridge }
    ... on Refusal { code field message }
  }
}

query ShoppingItems {
  viewer { household { kitchen {
    shoppingItems { id name quantity unit aisle checked recipeTitle }
  } } }
}

# Paste the ids of some lines below.
mutation SetShoppingItemsChecked($ids: [ID!]!) {
  setShoppingItemsChecked(ids: $ids, checked: true) {
    ... on SetShoppingItemsCheckedPayload {
      shoppingItems { id checked } deletedShoppingItemIds viewer { dashboard { itemsToBuy } }
    }
    ... on Refusal { code field message }
  }
}
`;

export const plan = `# 7. The week.
mutation PlanMeal($meal: PlanMealInput!) {
  planMeal(input: $meal) {
    ... on PlanMealPayload {
      plannedMeals { id recipeTitle date time servings }
      viewer { dashboard { plannedMealsThisWeek tonightMeals { recipeTitle } } }
    }
    ... on Refusal { code field message }
  }
}

query PlannedMeals($monday: Date!, $sunday: Date!) {
  viewer { household { kitchen {
    plannedMeals(from: $monday, to: $sunday) { id recipeTitle date time servings mealType }
  } } }
}
`;

export const fridge = `# 8. The fridge, and how long a product usually keeps.
query StorageAdvice($name: String!) {
  viewer { household { kitchen {
    storageAdvice(name: $name) { category days expirationDate source { name url } }
  } } }
}

mutation AddInventoryItem($name: String!) {
  addInventoryItem(input: { name: $name, quantity: 6 }) {
    ... on AddInventoryItemPayload { inventoryItems { id name quantity unit expirationDate } }
    ... on Refusal { code field message }
  }
}

query InventoryItems {
  viewer { household { kitchen {
    inventoryItems { id name quantity unit category place expirationDate expirationEstimate }
  } } }
}
`;

export const household = `# 9. Who shares the kitchen, and what they change: leave this open, and change something in another
#    tab of the browser. An invitation asks for an address that is shown to be yours (/dev/mail).
query Household {
  viewer { household { id changeCursor members { id firstName } invitations { id email expiresAt } } }
}

mutation CreateInvitation($guest: String!) {
  createInvitation(input: { email: $guest }) {
    ... on CreateInvitationPayload { invitation { id email expiresAt } }
    ... on Refusal { code field message }
  }
}

subscription HouseholdChanged($after: String) {
  householdChanged(after: $after) {
    cursor complete
    shoppingItems { id name checked } deletedShoppingItemIds
    plannedMeals { id recipeTitle date } deletedPlannedMealIds
    inventoryItems { id name quantity } deletedInventoryItemIds
    recipes { id isFavorite }
  }
}
`;

export const proposal = `# 10. The chef proposes, the person decides: ask, read the proposal, paste its id below,
#     apply it, take it back.
mutation AskForProposal($wish: String!) {
  sendChatMessage(content: $wish) {
    ... on SendChatMessagePayload { reply { id status } }
    ... on Refusal { code field message }
  }
}

subscription ProposalIsWritten {
  chatReply { status proposal { id action status changes { effect target name quantity unit } } }
}

mutation ApplyProposal($proposalId: ID!) {
  applyProposal(id: $proposalId) {
    ... on ApplyProposalPayload {
      proposal { id status } shoppingItems { id name quantity } viewer { dashboard { itemsToBuy } }
    }
    ... on Refusal { code field message }
  }
}

mutation UndoProposal($proposalId: ID!) {
  undoProposal(id: $proposalId) {
    ... on UndoProposalPayload {
      proposal { id status } deletedShoppingItemIds viewer { dashboard { itemsToBuy } }
    }
    ... on Refusal { code field message }
  }
}
`;
