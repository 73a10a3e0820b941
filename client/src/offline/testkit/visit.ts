import type { ApolloClient } from '@apollo/client';
import { parse } from 'graphql';
import { vi } from 'vitest';

/** What a device keeps between visits. */
export interface Storage {
  local: Map<string, string>;
  kept: Map<string, unknown>;
}
export const newStorage = (): Storage => ({ local: new Map(), kept: new Map() });

/** A status without a body, an answer, or none: at once, or ever. */
export type Reply = object | number | 'cut' | 'hangs';
/** The server, as asked for an operation by its name; « WhoIsHere » before anything that waits is sent. */
export type Server = (name: string, variables: Record<string, unknown>) => Reply | Promise<Reply>;

const inert = { addEventListener: () => undefined, removeEventListener: () => undefined };

function fetchFrom(server: Server): typeof fetch {
  return async (_url, init) => {
    const { operationName = 'WhoIsHere', variables = {} } = JSON.parse(String(init?.body)) as {
      operationName?: string;
      variables?: Record<string, unknown>;
    };
    const reply = await server(operationName, variables);
    if (reply === 'cut') throw new TypeError('Failed to fetch');
    if (reply === 'hangs') return new Promise(() => undefined);
    return typeof reply === 'number' ? new Response('', { status: reply }) : Response.json(reply);
  };
}

/** The product's client as a page has it that is opened anew on the device. */
export async function visit({ local }: Storage, server: Server) {
  vi.resetModules();
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => void local.set(key, text),
    removeItem: (key: string) => void local.delete(key),
  };
  vi.stubGlobal('window', { ...inert, localStorage: storage, navigator: { userAgent: '' } });
  vi.stubGlobal('document', { ...inert, visibilityState: 'visible' });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, work: () => unknown) => work() },
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = inert.addEventListener;
      postMessage = (): void => undefined;
    },
  );
  vi.stubGlobal('fetch', fetchFrom(server));
  const { createApolloClient } = await import('../../apollo/client');
  const { readOffline } = await import('../offline-state');
  await import('../keeper');
  return { client: createApolloClient(), readOffline };
}

// As the pages ask, in fewer fields: the device knows questions by their names.
const guard = parse('query Guard { viewer { id nextStep } }');
const list = parse(
  'query ShoppingList { viewer { id household { id kitchen { id shoppingItems { id checked } } } } }',
);
const favorites = parse(
  'query FavoriteRecipes { viewer { id favoriteRecipes { edges { cursor node { id title } } pageInfo { endCursor hasNextPage } } } }',
);
const tick = parse(`mutation SetShoppingItemsChecked($ids: [ID!]!, $checked: Boolean!) {
  setShoppingItemsChecked(ids: $ids, checked: $checked) { shoppingItems { id checked } }
}`);

export const questions = { guard, list, favorites };

/** What is shown of a question, as it changes; « … » until something is, « ! » for a failure. */
export function follow(client: ApolloClient, query: keyof typeof questions) {
  let shown = '…';
  const subscription = client.watchQuery({ query: questions[query] }).subscribe({
    next: ({ data, error }) => {
      if (error) shown = '!';
      else if (data) shown = said(data as Data);
    },
  });
  return { shown: () => shown, leave: () => subscription.unsubscribe() };
}

interface Data {
  viewer: {
    id: string;
    favoriteRecipes?: { edges: { node: { title: string } }[] };
    household?: { kitchen: { shoppingItems: { id: string; checked: boolean }[] } };
  } | null;
}

function said({ viewer }: Data): string {
  if (viewer === null) return 'nobody';
  const lines = viewer.household?.kitchen.shoppingItems.map(({ id, checked }) =>
    checked ? `${id} ✓` : id,
  );
  const titles = viewer.favoriteRecipes?.edges.map(({ node }) => node.title);
  return (lines ?? titles)?.join(', ') ?? viewer.id;
}

/** What the server says of one person, with a list of which these lines are ticked. */
export const answers = {
  nobody: { data: { viewer: null } },
  person: (id: string) => ({
    data: { viewer: { __typename: 'Viewer', id, nextStep: 'DASHBOARD' } },
  }),
  list: (id: string, checked: boolean) => ({
    data: {
      viewer: {
        __typename: 'Viewer',
        id,
        household: {
          __typename: 'Household',
          id,
          kitchen: {
            __typename: 'Kitchen',
            id,
            shoppingItems: [{ __typename: 'ShoppingItem', id: `${id}-milk`, checked }],
          },
        },
      },
    },
  }),
  favorites: (id: string, title: string) => ({
    data: {
      viewer: {
        __typename: 'Viewer',
        id,
        favoriteRecipes: {
          __typename: 'RecipeConnection',
          edges: [
            {
              __typename: 'RecipeEdge',
              cursor: 'c',
              node: { __typename: 'Recipe', id: 'r', title },
            },
          ],
          pageInfo: { __typename: 'PageInfo', endCursor: 'c', hasNextPage: false },
        },
      },
    },
  }),
  ticked: (ids: unknown) => ({
    data: {
      setShoppingItemsChecked: {
        __typename: 'SetShoppingItemsCheckedPayload',
        shoppingItems: [ids]
          .flat()
          .map((id) => ({ __typename: 'ShoppingItem', id, checked: true })),
      },
    },
  }),
};

/** Ticks a line as the page does; resolves when it is taken, or kept. */
export const tickLine = (client: ApolloClient, id: string): Promise<unknown> =>
  client.mutate({
    mutation: tick,
    variables: { ids: [id], checked: true },
    optimisticResponse: () => answers.ticked([id]).data,
  });

/** Everything that the device keeps, as text. */
export const textOf = ({ local, kept }: Storage): string =>
  JSON.stringify([[...local.values()], [...kept.values()]]);

/** A server that answers for one person, except where it is told otherwise. */
export const serverOf =
  (id: string | null, otherwise: Partial<Record<string, Reply | Promise<Reply>>> = {}): Server =>
  (name, { ids }) => {
    const own = otherwise[name] ?? otherwise.all;
    if (own !== undefined) return own;
    if (id === null) return answers.nobody;
    switch (name) {
      case 'ShoppingList':
        return answers.list(id, false);
      case 'FavoriteRecipes':
        return answers.favorites(id, 'Tarte');
      case 'SetShoppingItemsChecked':
        return answers.ticked(ids);
      default:
        return answers.person(id);
    }
  };
