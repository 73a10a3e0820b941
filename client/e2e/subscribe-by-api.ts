import type { Page } from '@playwright/test';

export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
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
async function ask(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const response = await page.request.post('/graphql', {
    headers: { 'x-popote-csrf': '1' },
    data: { query, variables },
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Signs up, answers the questionnaire, and pays at the local Stripe; the session is the page's context's. */
export async function subscribeByApi(
  page: Page,
  newcomer: Newcomer,
  promoCode?: string,
): Promise<void> {
  await ask(page, signUpMutation, { input: newcomer });
  await ask(page, savePreferencesMutation, {
    input: {
      householdSize: { adults: 2, children: 2 },
      dietaryRestrictions: ['GLUTEN_FREE'],
      consentVersion: 2,
      preferredFoods: [],
      avoidedFoods: ['coriandre'],
      shoppingFrequency: 'WEEKLY',
    },
  });
  const { startCheckout } = (await ask(page, startCheckoutMutation, { promoCode })) as {
    startCheckout: { checkoutUrl: string };
  };
  const paid = await page.request.post(startCheckout.checkoutUrl, {
    form: { number: '4242424242424242', expiry: '12/39', cvc: '123', name: 'Camille Rey' },
    maxRedirects: 0,
  });
  const back = new URL(paid.headers().location ?? '', startCheckout.checkoutUrl);
  await ask(page, confirmCheckoutMutation, { sessionId: back.searchParams.get('session_id') });
}
