import { at, type GraphQLClient, type Json } from './graphql-client.js';
import type { Person } from './person.js';
import type { TestServer } from './test-server.js';
import { watch } from './watch.js';

const refusal = '... on Refusal { code field } ... on RateLimitedRefusal { retryAfterSeconds }';
const household = 'household { id members { id firstName } invitations { id email } }';

const documents = {
  invite: `mutation ($email: String!) {
    result: createInvitation(input: { email: $email }) {
      __typename
      ... on CreateInvitationPayload { invitation { id email invitedBy { id } } viewer { id ${household} } }
      ${refusal}
    }
  }`,
  revoke: `mutation ($id: ID!) {
    result: revokeInvitation(id: $id) {
      __typename
      ... on RevokeInvitationPayload { invitationId viewer { ${household} } }
      ... on Refusal { code field }
    }
  }`,
  accept: `mutation ($token: String!) {
    result: acceptInvitation(token: $token) {
      __typename
      ... on AcceptInvitationPayload { viewer { id nextStep ${household} } }
      ... on Refusal { code field }
    }
  }`,
  leave: `mutation {
    result: leaveHousehold {
      __typename
      ... on LeaveHouseholdPayload { viewer { id nextStep ${household} } }
      ... on Refusal { code field }
    }
  }`,
  preview: `query ($token: String!) {
    result: invitation(token: $token) { status inviterFirstName joined }
  }`,
};

/** Sends one of a household's operations and returns its answer. */
export async function ask(
  client: GraphQLClient,
  name: keyof typeof documents,
  variables: Record<string, unknown> = {},
): Promise<Json> {
  const { data, errors } = await client.send(documents[name], variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return at(data, 'result') ?? null;
}

/** What the link of the newest invitation to an address carries. */
export async function tokenFor(server: TestServer, email: string): Promise<string> {
  const texts = (await server.mailsTo(email)).map(({ text }) => text);
  const token = texts
    .map((text) => /\/invitation\/([\w-]+)/.exec(text)?.[1])
    .find((found) => found !== undefined);
  if (token === undefined) throw new Error(`No invitation for ${email}: ${texts.join()}`);
  return token;
}

/** Somebody who was invited by mail and has joined. */
export async function joinHousehold(
  server: TestServer,
  host: Person,
  guest: Person,
): Promise<void> {
  await host.verifyEmail();
  await ask(host, 'invite', { email: guest.email });
  const answer = await ask(guest, 'accept', { token: await tokenFor(server, guest.email) });
  if (at(answer, '__typename') !== 'AcceptInvitationPayload')
    throw new Error(JSON.stringify(answer));
}

export const memberNames = async (person: Person): Promise<Json[]> => {
  const { data } = await person.send('{ viewer { household { members { firstName } } } }');
  const members = at(data, 'viewer.household.members');
  return Array.isArray(members) ? members.map((member) => at(member, 'firstName') ?? null) : [];
};

const subscription = `subscription ($after: String) {
  householdChanged(after: $after) {
    cursor complete
    shoppingItems { id name checked aisle } deletedShoppingItemIds boughtItems { id recipeTitle }
    plannedMeals { id recipeTitle date ingredients } deletedPlannedMealIds
    inventoryItems { id name quantity expirationDate } deletedInventoryItemIds
    recipes { id isFavorite }
    viewer { id dashboard { itemsToBuy favoriteRecipes plannedMealsThisWeek } }
    notified { id notifications(first: 5) { unreadCount nodes { title } } }
    settings { id email emailVerified preferences { id } household { dietVersion members { id firstName } invitations { email } kitchen { aisles } } }
  }
}`;

export interface HouseholdWatch {
  /** The next event; null once the server has ended the stream. */
  next(): Promise<Json>;
  close(): void;
}

/** Follows what changes in a person's household; the first event, which says where things stand, is to be taken. */
export function watchHousehold(
  url: string,
  person: GraphQLClient,
  after: string | null = null,
): HouseholdWatch {
  const leaving = new AbortController();
  const events = watch(
    url,
    person.headers(),
    { query: subscription, variables: { after } },
    leaving.signal,
  );
  return {
    next: async () => {
      const { done, value } = await events.next();
      if (done) return null;
      if (value.errors) throw new Error(JSON.stringify(value.errors));
      return at(value.data, 'householdChanged') ?? null;
    },
    close: () => leaving.abort(),
  };
}
