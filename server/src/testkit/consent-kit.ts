import { at, type Json } from './graphql-client.js';
import type { Person } from './person.js';

/** What a consent's operations answer with. */
export const consentViewer =
  'viewer { consents { kind version givenAt withdrawnAt } preferences { dietaryRestrictions avoidedFoods } consentDue nextStep }';

export const consents = {
  give: `mutation ($version: Int!) {
    result: giveConsent(kind: DIETARY_RESTRICTIONS, version: $version) {
      ... on GiveConsentPayload { ${consentViewer} } ... on Refusal { code field }
    }
  }`,
  withdraw: `mutation { result: withdrawConsent(kind: DIETARY_RESTRICTIONS) { ${consentViewer} } }`,
};

/** Sends an operation whose field is called result, and returns that. */
export async function askResult(
  person: Person,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Json> {
  const { data, errors } = await person.send(query, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return at(data, 'result') ?? null;
}

export const standingConsent = { kind: 'DIETARY_RESTRICTIONS', version: 3, withdrawnAt: null };
