import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { AddFavoriteDocument, type AddFavoriteMutation } from './add-favorite.generated';
import { FavoriteCountDocument } from './favorite-count.generated';
import { adoptChange } from '../household/adopt-change';
import { expectAddedFavorite, expectRemovedFavorite } from './favorite-mutations';
import { FavoriteRecipesDocument } from './favorite-recipes.generated';
import { RemoveFavoriteDocument, type RemoveFavoriteMutation } from './remove-favorite.generated';

type Reply = AddFavoriteMutation | RemoveFavoriteMutation | Error;

let answer: (reply: Reply) => void;
let requests: number;
let client: ApolloClient;

const cardOf = (id: string, isFavorite: boolean) => ({
  __typename: 'Recipe' as const,
  id,
  mealType: 'MAIN' as const,
  title: `Plat ${id}`,
  description: 'Deux phrases.',
  preparationMinutes: 30,
  servings: 4,
  difficulty: 'EASY' as const,
  ingredients: ['1 oignon'],
  picture: 'soup|squash||onion',
  isFavorite,
});

const viewer = (favoriteRecipes: number) =>
  ({
    __typename: 'Viewer',
    id: 'camille',
    dashboard: { __typename: 'Dashboard', id: 'camille', favoriteRecipes },
  }) as const;

beforeEach(() => {
  requests = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests += 1;
        answer = (reply) => {
          if (reply instanceof Error) return observer.error(reply);
          observer.next({ data: reply });
          observer.complete();
        };
      }),
  );
  client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  client.writeQuery({ query: FavoriteCountDocument, data: { viewer: viewer(1) } });
  client.cache.writeQuery({
    query: FavoriteRecipesDocument,
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'camille',
        favoriteRecipes: {
          __typename: 'RecipeConnection',
          edges: [{ __typename: 'RecipeEdge', cursor: 'kept', node: cardOf('kept', true) }],
          pageInfo: { __typename: 'PageInfo', endCursor: 'kept', hasNextPage: false },
        },
      },
    },
  });
  client.cache.writeFragment({
    fragment: gql`
      fragment Known on Recipe {
        id
        mealType
        title
        description
        preparationMinutes
        servings
        difficulty
        ingredients
        isFavorite
      }
    `,
    data: cardOf('new', false),
  });
});

/** What is on screen: the two hearts, the dashboard's count, the list. */
function shown() {
  const objects = client.cache.extract(true) as Record<string, { isFavorite?: boolean }>;
  const list = client.cache.readQuery({ query: FavoriteRecipesDocument, optimistic: true });
  const count = client.cache.readQuery({ query: FavoriteCountDocument, optimistic: true });
  return {
    hearts: [objects['Recipe:new']?.isFavorite, objects['Recipe:kept']?.isFavorite],
    count: count?.viewer?.dashboard?.favoriteRecipes,
    list: list?.viewer?.favoriteRecipes?.edges.map(({ node }) => node.id),
  };
}

const before = { hearts: [false, true], count: 1, list: ['kept'] };
const withNew = { hearts: [true, true], count: 2, list: ['new', 'kept'] };
const withoutKept = { hearts: [false, false], count: 0, list: [] };

const add = () =>
  client.mutate({
    mutation: AddFavoriteDocument,
    variables: { recipeId: 'new' },
    optimisticResponse: (variables, { IGNORE }) =>
      expectAddedFavorite(client.cache, variables) ?? IGNORE,
    update: adoptChange,
  });
const remove = () =>
  client.mutate({
    mutation: RemoveFavoriteDocument,
    variables: { recipeId: 'kept' },
    optimisticResponse: (variables, { IGNORE }) =>
      expectRemovedFavorite(client.cache, variables) ?? IGNORE,
    update: adoptChange,
  });

describe('a favourite, from one request', () => {
  it('is everywhere before the answer, and stays', async () => {
    const done = add();
    expect(shown()).toEqual(withNew);
    answer({
      addFavorite: {
        __typename: 'AddFavoritePayload',
        recipes: [{ __typename: 'Recipe', id: 'new', isFavorite: true }],
        viewer: viewer(2),
      },
    });
    await done;
    expect(shown()).toEqual(withNew);
    expect(requests).toBe(1);
  });

  it('goes everywhere before the answer, and stays away', async () => {
    const done = remove();
    expect(shown()).toEqual(withoutKept);
    answer({
      removeFavorite: {
        __typename: 'RemoveFavoritePayload',
        recipes: [{ __typename: 'Recipe', id: 'kept', isFavorite: false }],
        viewer: viewer(0),
      },
    });
    await done;
    expect(shown()).toEqual(withoutKept);
    expect(requests).toBe(1);
  });

  it('takes the count of the server where it knows better', async () => {
    const done = add();
    answer({
      addFavorite: {
        __typename: 'AddFavoritePayload',
        recipes: [{ __typename: 'Recipe', id: 'new', isFavorite: true }],
        viewer: viewer(5),
      },
    });
    await done;
    expect(shown()).toEqual({ ...withNew, count: 5 });
  });

  it('is taken back everywhere when the request fails', async () => {
    const done = add();
    expect(shown()).toEqual(withNew);
    answer(new TypeError('Failed to fetch'));
    await expect(done).rejects.toThrow('Failed to fetch');
    expect(shown()).toEqual(before);
  });

  it('is put back everywhere when it is refused', async () => {
    const done = remove();
    expect(shown()).toEqual(withoutKept);
    answer({ removeFavorite: { __typename: 'NotFoundRefusal', code: 'NOT_FOUND', field: null } });
    await done;
    expect(shown()).toEqual(before);
  });
});
