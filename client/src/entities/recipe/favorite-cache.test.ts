import { gql } from '@apollo/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { placeFavorite } from './favorite-cache';

const query = gql`
  query Favorites($search: String, $mealType: MealType) {
    viewer {
      id
      favoriteRecipes(first: 24, search: $search, mealType: $mealType) {
        edges {
          cursor
          node {
            id
            mealType
            title
            ingredients
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`;

const recipes = {
  soup: { mealType: 'STARTER', title: 'Velouté de potiron', ingredients: ['1 oignon'] },
  tart: { mealType: 'DESSERT', title: 'Tarte aux pommes', ingredients: ['4 pommes'] },
  stew: { mealType: 'MAIN', title: 'Bœuf aux carottes', ingredients: ['3 oignons'] },
} as const;
type Id = keyof typeof recipes;
interface Filter {
  search?: string;
  mealType?: string;
}

let cache = createCache();
beforeEach(() => (cache = createCache()));

const nodeOf = (id: Id) => ({ __typename: 'Recipe', id, ...recipes[id] });

function writeList(ids: Id[], variables: Filter = {}, hasNextPage = false): void {
  cache.writeQuery({
    query,
    variables,
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'camille',
        favoriteRecipes: {
          __typename: 'RecipeConnection',
          edges: ids.map((id) => ({
            __typename: 'RecipeEdge',
            cursor: `after ${id}`,
            node: nodeOf(id),
          })),
          pageInfo: {
            __typename: 'PageInfo',
            endCursor: ids.length > 0 ? `after ${ids.at(-1)}` : null,
            hasNextPage,
          },
        },
      },
    },
  });
}

interface Read {
  viewer: {
    favoriteRecipes: { edges: { node: { id: Id } }[]; pageInfo: { endCursor: string | null } };
  };
}

function readList(variables: Filter = {}) {
  const list = cache.readQuery<Read>({ query, variables, optimistic: true })?.viewer
    .favoriteRecipes;
  return { ids: list?.edges.map(({ node }) => node.id), endCursor: list?.pageInfo.endCursor };
}

const knowRecipe = (id: Id): unknown =>
  cache.writeFragment({
    fragment: gql`
      fragment Known on Recipe {
        id
        mealType
        title
        ingredients
      }
    `,
    data: nodeOf(id),
  });

describe('placeFavorite', () => {
  it('puts a new favourite first, once', () => {
    writeList(['soup']);
    knowRecipe('tart');
    placeFavorite(cache, 'camille', 'tart', true);
    placeFavorite(cache, 'camille', 'tart', true);
    expect(readList()).toEqual({ ids: ['tart', 'soup'], endCursor: 'after soup' });
  });

  it('puts it where the filter lets it in, and nowhere else', () => {
    writeList(['tart'], { mealType: 'DESSERT' });
    writeList([], { mealType: 'MAIN' });
    writeList(['soup'], { search: 'OIGNON' });
    writeList([], { search: 'boeuf aux' });
    writeList(['tart'], { search: 'pomme', mealType: 'DESSERT' });
    knowRecipe('stew');
    placeFavorite(cache, 'camille', 'stew', true);
    expect(readList({ mealType: 'DESSERT' }).ids).toEqual(['tart']);
    expect(readList({ mealType: 'MAIN' }).ids).toEqual(['stew']);
    expect(readList({ search: 'OIGNON' }).ids).toEqual(['stew', 'soup']);
    expect(readList({ search: 'boeuf aux' }).ids).toEqual(['stew']);
    expect(readList({ search: 'pomme', mealType: 'DESSERT' }).ids).toEqual(['tart']);
  });

  it('takes a former favourite out of every list', () => {
    writeList(['soup', 'tart']);
    writeList(['tart'], { mealType: 'DESSERT' });
    placeFavorite(cache, 'camille', 'tart', false);
    expect(readList().ids).toEqual(['soup']);
    expect(readList({ mealType: 'DESSERT' }).ids).toEqual([]);
  });

  it('goes on after the last one left, not after one that is gone', () => {
    writeList(['soup', 'tart'], {}, true);
    placeFavorite(cache, 'camille', 'tart', false);
    expect(readList().endCursor).toBe('after soup');
    placeFavorite(cache, 'camille', 'soup', false);
    expect(readList().endCursor).toBe('');
  });

  it('changes nothing where no list was read', () => {
    cache.writeQuery({
      query: gql`
        query Viewer {
          viewer {
            id
          }
        }
      `,
      data: { viewer: { __typename: 'Viewer', id: 'camille' } },
    });
    const before = cache.extract();
    placeFavorite(cache, 'camille', 'tart', true);
    expect(cache.extract()).toEqual(before);
  });
});
