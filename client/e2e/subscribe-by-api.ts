import type { Page } from '@playwright/test';

export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

interface Payment {
  promoCode?: string;
  card?: string;
}

const signUpMutation = `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }`;
const savePreferencesMutation = `mutation ($input: SavePreferencesInput!) {
  savePreferences(input: $input) { __typename }
}`;
const startCheckoutMutation = `mutation ($promoCode: String) {
  startCheckout(promoCode: $promoCode) { ... on StartCheckoutPayload { checkoutUrl } }
}`;
const confirmCheckoutMutation = `mutation ($sessionId: String!) {
  confirmCheckout(sessionId: $sessionId) { __typename }
}`;

/** Asks the API as the page's person, before the page has loaded anything. @throws Error where it answers with errors */
export async function ask(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const response = await page.request.post('/graphql', {
    headers: { 'x-popote-csrf': '1' },
    data: { query, variables },
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Signs up; the session is the page's context's. */
export const signUpByApi = (page: Page, newcomer: Newcomer) =>
  ask(page, signUpMutation, { input: newcomer });

/** Two adults, two children, without gluten unless said otherwise, no coriander, as `answerQuestionnaire` says. */
export const answerByApi = (page: Page, dietaryRestrictions = ['GLUTEN_FREE']) =>
  ask(page, savePreferencesMutation, {
    input: {
      householdSize: { adults: 2, children: 2 },
      dietaryRestrictions,
      consentVersion: 3,
      preferredFoods: [],
      avoidedFoods: ['coriandre'],
      shoppingFrequency: 'WEEKLY',
    },
  });

/** Pays at the local Stripe. */
export async function payByApi(
  page: Page,
  { promoCode, card = '4242424242424242' }: Payment = {},
): Promise<void> {
  const { startCheckout } = (await ask(page, startCheckoutMutation, { promoCode })) as {
    startCheckout: { checkoutUrl: string };
  };
  const paid = await page.request.post(startCheckout.checkoutUrl, {
    form: { number: card, expiry: '12/39', cvc: '123', name: 'Camille Rey' },
    maxRedirects: 0,
  });
  const back = new URL(paid.headers().location ?? '', startCheckout.checkoutUrl);
  await ask(page, confirmCheckoutMutation, { sessionId: back.searchParams.get('session_id') });
}

/** Signs up, answers the questionnaire, and pays. */
export async function subscribeByApi(
  page: Page,
  newcomer: Newcomer,
  promoCode?: string,
): Promise<void> {
  await signUpByApi(page, newcomer);
  await answerByApi(page);
  await payByApi(page, { promoCode });
}
