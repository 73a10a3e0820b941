/** What GraphiQL opens with: the main job, step by step. Run them from top to bottom. */
export const exampleOperations = `# Everything a caller may read hangs from "viewer".
# 1. Make an account (the session comes as a cookie).
mutation SignUp {
  signUp(input: {
    firstName: "Ada"
    lastName: "Favre"
    email: "ada@example.org"
    password: "confiture"
  }) {
    ... on SignUpPayload { viewer { id nextStep } }
    ... on Refusal { code field message }
  }
}

# 2. Say what you eat.
mutation SavePreferences {
  savePreferences(input: {
    householdSize: { adults: 2, children: 2 }
    dietaryRestrictions: [GLUTEN_FREE]
    consentVersion: 2
    preferredFoods: ["courgette"]
    avoidedFoods: ["coriandre"]
    shoppingFrequency: WEEKLY
  }) {
    ... on SavePreferencesPayload { viewer { id nextStep } }
    ... on Refusal { code field message }
  }
}

# 3. Subscribe: open checkoutUrl in the browser,
# and pay with the card 4242 4242 4242 4242.
mutation StartCheckout {
  startCheckout(promoCode: "FREE30") {
    ... on StartCheckoutPayload { checkoutUrl }
    ... on Refusal { code field message }
  }
}

# 4. Ask for a recipe (any fresh UUID), then watch it being written.
mutation StartRecipeGeneration {
  startRecipeGeneration(input: { id: "5f8c9f1e-6a59-4a51-9f0e-2d8f4d8b7a10", mealType: MAIN }) {
    ... on StartRecipeGenerationPayload { generation { id stage } }
    ... on Refusal { code field message }
  }
}

subscription RecipeGeneration {
  recipeGeneration(id: "5f8c9f1e-6a59-4a51-9f0e-2d8f4d8b7a10") {
    seq
    generation { stage title description ingredients recipe { id title } }
  }
}

# 5. Ask the chef (two fresh UUIDs), then watch the answer.
mutation SendChatMessage {
  sendChatMessage(
    id: "0f6c1b1e-7d1b-4b62-9d0c-3a5a4f1c2d21"
    replyId: "0f6c1b1e-7d1b-4b62-9d0c-3a5a4f1c2d22"
    content: "Combien de temps se garde une courge ?"
  ) {
    ... on SendChatMessagePayload { reply { id seq status } }
    ... on Refusal { code field message }
  }
}

subscription ChatReply {
  chatReply(messageId: "0f6c1b1e-7d1b-4b62-9d0c-3a5a4f1c2d22") {
    seq delta replaces status card { id title } refusal { code }
  }
}

# 6. Where things stand.
query Dashboard {
  viewer {
    profile { firstName }
    nextStep
    dashboard { plannedMealsThisWeek itemsToBuy favoriteRecipes }
    favoriteRecipes(first: 10) { nodes { id title } }
  }
}
`;
