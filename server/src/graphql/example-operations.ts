import { randomInt } from 'node:crypto';

/** Of whoever opens the page for the first time. */
const newAddress = (): string => `ada.${randomInt(36 ** 6).toString(36)}@example.org`;

/**
 * What GraphiQL opens with: the main job, step by step. Run them from top to bottom, as often as you like;
 * nothing in them is anybody's own.
 */
export const exampleOperations = (
  email = newAddress(),
): string => `# Everything a caller may read hangs from "viewer".
# 1. Make an account (the session comes as a cookie).
# Another address is another account.
mutation SignUp {
  signUp(input: {
    firstName: "Ada"
    lastName: "Favre"
    email: "${email}"
    password: "confiture"
  }) {
    ... on SignUpPayload { viewer { id nextStep } }
    ... on Refusal { code field message }
  }
}

# With an account, come back to it.
mutation SignIn {
  signIn(input: { email: "${email}", password: "confiture" }) {
    ... on SignInPayload { viewer { id nextStep } }
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

# 4. Ask for a recipe, then watch it being written.
# A client that may have to ask again sends an id of its own.
mutation StartRecipeGeneration {
  startRecipeGeneration(input: { mealType: MAIN, fresh: true }) {
    ... on StartRecipeGenerationPayload { generation { id stage } }
    ... on Refusal { code field message }
  }
}

subscription RecipeGeneration {
  recipeGeneration {
    seq
    generation { stage title description ingredients recipe { id title } }
  }
}

# 5. Ask the chef, then watch the answer.
mutation SendChatMessage {
  sendChatMessage(content: "Combien de temps se garde une courge ?") {
    ... on SendChatMessagePayload { reply { id seq status } }
    ... on Refusal { code field message }
  }
}

subscription ChatReply {
  chatReply {
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
