import { useTranslation } from 'react-i18next';
import type { Aisle } from '../../graphql.generated';
import { useMoveAisleMutation, type MoveAisleMutation } from './move-aisle.generated';
import { problemOf } from './problem-of';

export function moved(aisles: readonly Aisle[], aisle: Aisle, position: number): Aisle[] {
  return aisles.filter((other) => other !== aisle).toSpliced(position, 0, aisle);
}

/** Puts an aisle at another place of the household's way; resolves to why not, or null. */
export function useMoveAisle(
  viewerId: string,
  aisles: readonly Aisle[],
): (aisle: Aisle, position: number) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [move] = useMoveAisleMutation({
    optimisticResponse: ({ aisle, position }): MoveAisleMutation => ({
      moveAisle: {
        __typename: 'MoveAislePayload',
        viewer: { __typename: 'Viewer', id: viewerId, aisles: moved(aisles, aisle, position) },
      },
    }),
  });
  return (aisle, position) => problemOf(t, 'moveAisle', move({ variables: { aisle, position } }));
}
