import { at, createGraphQLClient, type GraphQLClient, type Json } from './graphql-client.js';
import type { Person } from './person.js';
import type { TestServer } from './test-server.js';

const refusal = '... on Refusal { code field } ... on RateLimitedRefusal { retryAfterSeconds }';

/** Operations of an account; each answers its payload's name, what changed, or the refusal. */
export const accountOperations = {
  signIn: `mutation ($input: SignInInput!) {
    result: signIn(input: $input) { __typename ... on SignInPayload { viewer { id } } ${refusal} }
  }`,
  requestPasswordReset: `mutation ($email: String!) {
    result: requestPasswordReset(email: $email) {
      __typename ... on RequestPasswordResetPayload { email } ${refusal}
    }
  }`,
  resetPassword: `mutation ($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      __typename ... on ResetPasswordPayload { email } ${refusal}
    }
  }`,
  verifyEmail: `mutation ($token: String!) {
    result: verifyEmail(token: $token) {
      __typename
      ... on VerifyEmailPayload { email viewer { id emailVerified nextStep } }
      ... on Refusal { code field }
    }
  }`,
  resendVerification: `mutation {
    result: resendVerification { __typename ... on ResendVerificationPayload { email } ${refusal} }
  }`,
  requestEmailChange: `mutation ($input: RequestEmailChangeInput!) {
    result: requestEmailChange(input: $input) {
      __typename ... on RequestEmailChangePayload { newEmail } ${refusal}
    }
  }`,
  confirmEmailChange: `mutation ($token: String!) {
    result: confirmEmailChange(token: $token) {
      __typename
      ... on ConfirmEmailChangePayload { email token viewer { id email emailVerified } }
      ... on Refusal { code field }
    }
  }`,
  changePassword: `mutation ($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      __typename
      ... on ChangePasswordPayload { token viewer { id sessions { current } } }
      ${refusal}
    }
  }`,
  updateProfile: `mutation ($input: UpdateProfileInput!) {
    result: updateProfile(input: $input) {
      __typename
      ... on UpdateProfilePayload { viewer { profile { id firstName lastName phone } } }
      ... on Refusal { code field }
    }
  }`,
  revokeSession: `mutation ($id: ID!) {
    result: revokeSession(id: $id) {
      __typename
      ... on RevokeSessionPayload { sessionId viewer { sessions { id current } } }
      ... on Refusal { code field }
    }
  }`,
  signOutEverywhere: 'mutation { result: signOutEverywhere { signedOut } }',
};

/** Sends one of them and returns its answer. */
export async function perform(
  client: GraphQLClient,
  name: keyof typeof accountOperations,
  variables?: Record<string, unknown>,
): Promise<Json> {
  const { data, errors } = await client.send(accountOperations[name], variables);
  const result = at(data, 'result');
  if (result === undefined) throw new Error(JSON.stringify(errors));
  return result;
}

/** Asks for another address and follows the link; returns the answer. */
export async function moveTo(server: TestServer, person: Person, newEmail: string): Promise<Json> {
  const input = { newEmail, password: person.password };
  await perform(person, 'requestEmailChange', { input });
  const token = await server.linkTo(newEmail, '/auth/change-email');
  return perform(person, 'confirmEmailChange', { token });
}

/** The id of whoever the client is signed in as; null when nobody. */
export async function whoIs(client: GraphQLClient): Promise<Json> {
  const { data } = await client.send('{ viewer { id } }');
  return at(data, 'viewer.id') ?? null;
}

/** Somebody whom this product has never seen. */
export const stranger = (server: TestServer): GraphQLClient => createGraphQLClient(server.url);

export const guess = (client: GraphQLClient, email: string, password: string): Promise<Json> =>
  perform(client, 'signIn', { input: { email, password } });
