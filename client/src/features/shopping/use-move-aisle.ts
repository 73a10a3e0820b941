import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Aisle } from '../../graphql.generated';
import {
  useMoveAisleMutation,
  type MoveAisleMutation,
  type MoveAisleMutationVariables,
} from './move-aisle.generated';
import { problemOf } from '../../apollo/problem-of';
import { ListedItemsDocument } from './listed-items.generated';

export function moved(aisles: readonly Aisle[], aisle: Aisle, position: number): Aisle[] {
  return aisles.filter((other) => other !== aisle).toSpliced(position, 0, aisle);
}

/** What putting an aisle at another place is expected to answer. Null while the cache cannot know. */
export function expectMovedAisle(
  cache: ApolloCache,
  { aisle, position }: MoveAisleMutationVariables,
): MoveAisleMutation | null {
  const viewer = cache.readQuery({ query: ListedItemsDocument })?.viewer;
  const kitchen = viewer?.household.kitchen;
  if (!kitchen) return null;
  const aisles = moved(kitchen.aisles, aisle, position);
  const { __typename, id } = kitchen;
  const household = { ...viewer.household, kitchen: { __typename, id, aisles } };
  return { moveAisle: { __typename: 'MoveAislePayload', viewer: { ...viewer, household } } };
}

/**
 * Puts an aisle at another place of the household's way; resolves to why not, or null. Each move is sent when the one
 * before it has been answered: they mean places, so their order is what they say.
 */
export function useMoveAisle(): (aisle: Aisle, position: number) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [move] = useMoveAisleMutation({
    optimisticResponse: (variables, { IGNORE }) => expectMovedAisle(cache, variables) ?? IGNORE,
  });
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return (aisle, position) => {
    const answer = before.current.then(() =>
      problemOf(t, 'moveAisle', move({ variables: { aisle, position } })),
    );
    before.current = answer;
    return answer;
  };
}
