import { placeMeal } from '../../entities/planned-meal/plan-lists';
import {
  useMovePlannedMealMutation,
  type MovePlannedMealMutation,
} from './move-planned-meal.generated';
import { expectedChange, useSendChange } from './use-change-meal';

/** Moves a planned meal to another day and time, on screen at once. Resolves to why not, or null. */
export function useMoveMeal(): (id: string, date: string, time: string) => Promise<string | null> {
  const { cache, send } = useSendChange('movePlannedMeal');
  const [move] = useMovePlannedMealMutation({
    optimisticResponse: (
      { id, date, time },
      { IGNORE },
    ): MovePlannedMealMutation | typeof IGNORE => {
      const expected = expectedChange(cache, String(id), {
        date,
        ...(time == null ? {} : { time }),
      });
      if (!expected) return IGNORE;
      return { movePlannedMeal: { __typename: 'MovePlannedMealPayload', ...expected } };
    },
    update: (updated, { data }) => {
      const result = data?.movePlannedMeal;
      if (result?.__typename !== 'MovePlannedMealPayload') return;
      placeMeal(updated, result.viewer.id, result.plannedMeal);
    },
  });
  return (id, date, time) =>
    send(async () => (await move({ variables: { id, date, time } })).data?.movePlannedMeal);
}
