import { randomUUID } from 'node:crypto';
import {
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isEnumType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './schema.js';
import { at, createGraphQLClient } from './testkit/graphql-client.js';
import type { Person } from './testkit/person.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

/** The mutations that anybody may send: they make or open an account, or prove who they are by a link. */
const publicMutations = new Set([
  'signUp',
  'signIn',
  'requestPasswordReset',
  'resetPassword',
  'verifyEmail',
  'confirmEmailChange',
]);

/** A literal that the type accepts. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  const scalars: Record<string, string> = {
    ID: `"${randomUUID()}"`,
    String: '"a"',
    Int: '1',
    Boolean: 'true',
    Date: '"2026-11-21"',
    DateTime: '"2026-11-21T00:00:00.000Z"',
  };
  return scalars[type.name] ?? 'null';
}

/** A selection that needs no argument: the type's first scalar, or its name. */
function selection(type: GraphQLOutputType): string {
  if (isNonNullType(type) || isListType(type)) return selection(type.ofType as GraphQLOutputType);
  if (isScalarType(type) || isEnumType(type)) return '';
  return '{ __typename }';
}

function call(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((argument) => isNonNullType(argument.type));
  const values = required
    .map((argument) => `${argument.name}: ${sample(argument.type)}`)
    .join(', ');
  return `${field.name}${values ? `(${values})` : ''} ${selection(field.type)}`;
}

const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {});
const viewerType = schema.getType('Viewer');
const viewerFields = isObjectType(viewerType) ? fieldsOf(viewerType) : [];
const mutations = fieldsOf(schema.getMutationType()).filter(
  ({ name }) => !publicMutations.has(name),
);
const subscriptions = fieldsOf(schema.getSubscriptionType());

/** What is open to a person without a subscription: their own account, and who opens, or opened, the kitchen that they share. */
const openToAccounts = new Set([
  'kitchenAccess',
  'payerLeftAt',
  'kitchenAccessChanged',
  'householdHabits',
  'id',
  'email',
  'emailVerified',
  'profile',
  'nextStep',
  'preferences',
  'subscription',
  'household',
  'notifications',
  'notificationSettings',
  'sessions',
  'consentDue',
  'consents',
  'signOut',
  'signOutEverywhere',
  'revokeSession',
  'resendVerification',
  'requestEmailChange',
  'changePassword',
  'updateProfile',
  'savePreferences',
  'giveConsent',
  'withdrawConsent',
  'exportMyData',
  'deleteMyAccount',
  'startCheckout',
  'confirmCheckout',
  'openBillingPortal',
  'markNotificationsRead',
  'updateNotificationSettings',
  'createInvitation',
  'revokeInvitation',
  'acceptInvitation',
  'leaveHousehold',
]);

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await person.savePreferences();
});
afterAll(() => server.close());

const post = (target: TestServer, body: unknown, headers: Record<string, string> = {}) =>
  target.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('4. without a session', () => {
  it('the one root of reading is null, and whoever has no link learns nothing', async () => {
    const roots = fieldsOf(schema.getQueryType()).map(({ name }) => name);
    expect(roots.toSorted()).toEqual(['invitation', 'passwordLinkWorks', 'viewer']);
    const { data } = await createGraphQLClient(server.url).send(
      '{ viewer { id } invitation(token: "a") { status } passwordLinkWorks(token: "a") }',
    );
    expect(data).toEqual({ viewer: null, invitation: null, passwordLinkWorks: false });
  });

  it.each(mutations.map((field) => [field.name, call(field)]))(
    '%s is refused',
    async (_name, text) => {
      const { errors } = await createGraphQLClient(server.url).send(`mutation { ${text} }`);
      expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    },
  );

  it.each(subscriptions.map((field) => [field.name, call(field)]))(
    '%s is refused',
    async (_name, text) => {
      const response = await post(
        server,
        { query: `subscription { ${text} }` },
        { accept: 'text/event-stream' },
      );
      expect(await response.text()).toContain('UNAUTHENTICATED');
    },
  );
});

describe('5. without a subscription', () => {
  const premium = (name: string) => !openToAccounts.has(name);

  it.each(
    viewerFields.filter(({ name }) => premium(name)).map((field) => [field.name, call(field)]),
  )('viewer.%s is null with the reason, and the rest of viewer stands', async (name, text) => {
    const { data, errors } = await person.send(`{ viewer { nextStep ${text} } }`);
    expect(errors[0]?.extensions?.code).toBe('SUBSCRIPTION_REQUIRED');
    expect(at(data, 'viewer')).toEqual({ nextStep: 'SUBSCRIPTION', [name]: null });
  });

  it('the kitchen is null with the reason once, whatever is asked of it', async () => {
    const kitchen = schema.getType('Kitchen');
    const text = isObjectType(kitchen) ? fieldsOf(kitchen).map(call).join(' ') : '';
    const { data, errors } = await person.send(
      `{ viewer { nextStep household { members { firstName } kitchen { ${text} } } } }`,
    );
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['SUBSCRIPTION_REQUIRED']);
    const household = { members: [{ firstName: expect.any(String) }], kitchen: null };
    expect(at(data, 'viewer')).toEqual({ nextStep: 'SUBSCRIPTION', household });
  });

  it.each(mutations.filter(({ name }) => premium(name)).map((field) => [field.name, call(field)]))(
    '%s is refused',
    async (_name, text) => {
      const { errors } = await person.send(`mutation { ${text} }`);
      expect(errors[0]?.extensions?.code).toBe('SUBSCRIPTION_REQUIRED');
    },
  );

  it.each(
    subscriptions.filter(({ name }) => premium(name)).map((field) => [field.name, call(field)]),
  )('%s is refused', async (_name, text) => {
    const headers = { ...person.headers(), accept: 'text/event-stream' };
    const response = await post(server, { query: `subscription { ${text} }` }, headers);
    expect(await response.text()).toContain('SUBSCRIPTION_REQUIRED');
  });
});
