import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Aisle } from '../../graphql.generated';
import { useMoveAisleMutation, type MoveAisleMutation } from './move-aisle.generated';
import { problemOf } from '../../apollo/problem-of';

export function moved(aisles: readonly Aisle[], aisle: Aisle, position: number): Aisle[] {
  return aisles.filter((other) => other !== aisle).toSpliced(position, 0, aisle);
}

/**
 * Puts an aisle at another place of the household's way, which is then `order`; resolves to why not, or null. Each
 * move is sent when the one before it has been answered: they mean places, so their order is what they say.
 */
export function useMoveAisle(
  viewerId: string,
  kitchenId: string,
): (aisle: Aisle, position: number, order: Aisle[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [move] = useMoveAisleMutation();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return (aisle, position, order) => {
    const optimisticResponse: MoveAisleMutation = {
      moveAisle: {
        __typename: 'MoveAislePayload',
        viewer: {
          __typename: 'Viewer',
          id: viewerId,
          household: {
            __typename: 'Household',
            id: kitchenId,
            kitchen: { __typename: 'Kitchen', id: kitchenId, aisles: order },
          },
        },
      },
    };
    const answer = before.current.then(() =>
      problemOf(t, 'moveAisle', move({ variables: { aisle, position }, optimisticResponse })),
    );
    before.current = answer;
    return answer;
  };
}
