import { randomUUID } from 'node:crypto';
import { at, createGraphQLClient, type GraphQLClient, type Json } from './graphql-client.js';
import { payAtCheckout } from './pay-at-checkout.js';
import { watch } from './watch.js';

export interface PersonDetails {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export interface Person extends GraphQLClient, PersonDetails {
  id: string;
  /** Follows the link that the sign-up sent, which has to have arrived. */
  verifyEmail(): Promise<void>;
  savePreferences(changes?: Record<string, unknown>): Promise<void>;
  /** Goes through the hosted checkout with a card that works. */
  subscribe(promoCode?: string): Promise<void>;
  /** Asks for a recipe and waits until it is written; returns its id. */
  generateRecipe(input?: { mealType?: string; fresh?: boolean }): Promise<string>;
}

const signUpMutation = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { ... on SignUpPayload { viewer { id } } ... on Refusal { code field } }
}`;

const verifyEmailMutation = `mutation ($token: String!) {
  verifyEmail(token: $token) { ... on VerifyEmailPayload { viewer { id } } }
}`;

const savePreferencesMutation = `mutation ($input: SavePreferencesInput!) {
  savePreferences(input: $input) { __typename ... on Refusal { code field } }
}`;

const startCheckoutMutation = `mutation ($promoCode: String) {
  startCheckout(promoCode: $promoCode) { ... on StartCheckoutPayload { checkoutUrl } ... on Refusal { code } }
}`;

const confirmCheckoutMutation = `mutation ($sessionId: String!) {
  confirmCheckout(sessionId: $sessionId) {
    ... on ConfirmCheckoutPayload { viewer { nextStep } }
    ... on Refusal { code }
  }
}`;

const startGenerationMutation = `mutation ($input: StartRecipeGenerationInput!) {
  startRecipeGeneration(input: $input) { __typename ... on Refusal { code message } }
}`;

const generationSubscription = `subscription ($id: ID!) {
  recipeGeneration(id: $id) { generation { stage recipe { id } refusal { code message } } }
}`;

/** What most people answer. */
export const plainPreferences = {
  householdSize: { adults: 2, children: 2 },
  dietaryRestrictions: [] as string[],
  preferredFoods: [] as string[],
  avoidedFoods: [] as string[],
  shoppingFrequency: 'WEEKLY',
};

function text(data: Json, path: string): string {
  const value = at(data, path);
  if (typeof value !== 'string') throw new Error(`No text at ${path}: ${JSON.stringify(data)}`);
  return value;
}

/** Signs up over HTTP, as a person would. */
export async function createPerson(
  url: string,
  details: Partial<PersonDetails> = {},
): Promise<Person> {
  const client = createGraphQLClient(url);
  const input: PersonDetails = {
    firstName: 'Camille',
    lastName: 'Rey',
    email: `${randomUUID()}@example.org`,
    password: 'une-bonne-soupe',
    ...details,
  };
  const { data, errors } = await client.send(signUpMutation, { input });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const id = text(data, 'signUp.viewer.id');
  return Object.assign(client, input, {
    id,
    verifyEmail: async () => {
      const query = new URLSearchParams({ to: input.email });
      const response = await fetch(new URL(`/dev/mail/messages.json?${query}`, url));
      const mails = (await response.json()) as { text: string }[];
      const links = mails.map((mail) => /\/auth\/verify\?token=([\w-]+)/.exec(mail.text)?.[1]);
      const token = links.find((link) => link !== undefined);
      const answer = await client.send(verifyEmailMutation, { token });
      text(answer.data, 'verifyEmail.viewer.id');
    },
    savePreferences: async (changes: Record<string, unknown> = {}) => {
      const answer = await client.send(savePreferencesMutation, {
        input: { ...plainPreferences, consentVersion: 3, ...changes },
      });
      const kind = text(answer.data, 'savePreferences.__typename');
      if (kind !== 'SavePreferencesPayload') throw new Error(JSON.stringify(answer.data));
    },
    subscribe: async (promoCode?: string) => {
      const started = await client.send(startCheckoutMutation, { promoCode });
      const sessionId = await payAtCheckout(text(started.data, 'startCheckout.checkoutUrl'));
      const confirmed = await client.send(confirmCheckoutMutation, { sessionId });
      text(confirmed.data, 'confirmCheckout.viewer.nextStep');
    },
    generateRecipe: async (changes = {}) => {
      const id = randomUUID();
      const input = { id, mealType: 'MAIN', ...changes };
      await client.send(startGenerationMutation, { input });
      const body = { query: generationSubscription, variables: { id } };
      let last: Json = null;
      for await (const event of watch(url, client.headers(), body)) last = event.data;
      return text(last, 'recipeGeneration.generation.recipe.id');
    },
  });
}
