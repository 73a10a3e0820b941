import { ApolloClient, HttpLink } from '@apollo/client';
import type { ApolloCache, NormalizedCacheObject } from '@apollo/client/cache';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveProduct } from '../../tools/gallery/serve-product.mjs';
import { createCache } from '../apollo/cache';
import { adoptChange } from '../entities/household/adopt-change';
import { BookRecipesDocument } from '../entities/recipe/book-recipes.generated';
import { seededRandom } from '../illustrations/seeded-random';
import { fridgePresses } from './testkit/fridge-presses';
import { listPresses } from './testkit/list-presses';
import { favoritePresses, planPresses } from './testkit/plan-presses';
import type { Look, Past, Press } from './testkit/press';
import { open, seenIn, type Seen } from './testkit/seen-kitchen';

const steps = 60;
/** After so many presses all is asked anew. */
const untilLook = 4;
const { WALK = 'a kitchen', WALKS = '1' } = process.env;
/** By hand, WALKS=500 takes as many walks, one after the other through the same kitchen. */
const walks = Array.from({ length: Number(WALKS) }, (_, nth) =>
  nth === 0 ? WALK : `${WALK} ${nth + 1}`,
);

let product: Awaited<ReturnType<typeof serveProduct>> | undefined;
beforeAll(async () => void (product = await serveProduct({ POPOTE_DEMO_ACCOUNT: '1' })), 120_000);
afterAll(() => product?.stop());

async function signIn(email: string): Promise<ApolloClient> {
  const url = `${product?.url}/graphql`;
  const headers = { 'content-type': 'application/json', 'x-popote-client': 'native' };
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } } }`;
  const variables = { input: { email, password: 'popote-demo' } };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(url, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  return new ApolloClient({
    cache: createCache(),
    link: new HttpLink({
      uri: url,
      headers: { ...headers, authorization: `Bearer ${data.signIn.token}` },
    }),
  });
}

/** What a person could press next, one of each kind that there is something for. */
const pressesIn = (look: Look): Press[] => [
  ...listPresses(look),
  ...planPresses(look),
  ...fridgePresses(look),
  ...favoritePresses(look),
];

/** The kitchen once a press is expected to have happened. */
async function expectedOf(
  cache: ApolloCache,
  { mutation, variables, expectIn }: Press,
): Promise<Seen> {
  const device = createCache();
  device.restore(structuredClone(cache.extract()) as NormalizedCacheObject);
  const result = await expectIn(device);
  if (!result) throw new Error('Nothing is expected of a kitchen that is known whole.');
  device.write({ dataId: 'ROOT_MUTATION', query: mutation, variables, result });
  adoptChange(device, { data: result });
  return seenIn(device);
}

/** What can be taken back after an answer. */
function after(past: Past, seen: Seen, { name, variables }: Press, answer: object): Past {
  const [payload] = Object.values(answer) as { deletedShoppingItemIds?: string[] }[];
  const gone = payload?.deletedShoppingItemIds ?? [];
  if (name === 'tick')
    return gone.length > 0
      ? { ...past, tick: { tickedIds: variables.ids as string[], removedIds: gone } }
      : past;
  if (name === 'restore') {
    const back = new Set(variables.ids as string[]);
    const deleted = past.deleted.filter((id) => !back.has(id));
    return { ...past, tick: null, cooked: null, deleted };
  }
  if (name.startsWith('delete')) return { ...past, deleted: [...past.deleted, ...gone] };
  if (name === 'take') {
    const asked = new Set((variables.items as { id: string }[]).map(({ id }) => id));
    const items = seen.fridge.filter(({ id }) => asked.has(id));
    const { leftovers } = variables as { leftovers: { id: string } | null };
    return { ...past, taken: { items, leftoversId: leftovers?.id ?? null } };
  }
  if (name === 'put back') return { ...past, taken: null };
  if (name === 'cook') {
    const isDish = variables.cooked === true && variables.ofFridge === false;
    const cooked = isDish ? { id: String(variables.id), unlistedIds: gone } : null;
    return { ...past, tick: null, cooked };
  }
  // What follows its meal may not come back.
  return ['undo', 'undo cooked', 'servings', 'unplan', 'unplan some'].includes(name)
    ? { ...past, tick: null, cooked: null, taken: name === 'undo cooked' ? null : past.taken }
    : past;
}

it.each(walks)(
  'what a press is expected to do is what it does, and what the server says when asked anew (%s)',
  async (walk) => {
    const client = await signIn('demo@popote.example');
    const other = await signIn('demo@popote.example');
    const { cache } = client;
    await open(client);
    const book = { query: BookRecipesDocument, variables: { filter: {}, atHome: false } };
    const dishes =
      (await client.query(book)).data?.viewer?.recipes?.edges.map(({ node }) => node) ?? [];
    const random = seededRandom(walk);
    let past: Past = { deleted: [], tick: null, cooked: null, taken: null };
    const kinds = new Set<string>();
    for (let nth = 0; nth < steps; nth += 1) {
      const before = seenIn(cache);
      const next = random.pick(pressesIn({ seen: before, past, random, dishes }));
      const { name, mutation, variables, known } = next;
      const expected = await expectedOf(cache, next);
      const { data } = await client.mutate({ mutation, variables, update: adoptChange });
      for (const payload of Object.values(data ?? {}) as object[])
        expect(payload, `${nth}: ${name}`).not.toHaveProperty('code');
      const seen = seenIn(cache);
      expect
        .soft(known(expected), `${nth}: ${name} ${JSON.stringify(variables)}`)
        .toEqual(known(seen));
      past = after(past, before, next, data ?? {});
      kinds.add(name);
      if ((nth + 1) % untilLook > 0) continue;
      await open(other);
      expect.soft(seen, `${nth}: ${name}, asked anew`).toEqual(seenIn(other.cache));
    }
    expect(kinds.size).toBeGreaterThan(15);
  },
  // A walk that is cut off goes on beside the next one, in the same kitchen.
  600_000,
);
