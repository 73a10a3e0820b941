import { placeMeal } from '../../entities/planned-meal/plan-lists';
import type { UpdatePlannedMealInput } from '../../graphql.generated';
import {
  useUpdatePlannedMealMutation,
  type UpdatePlannedMealMutation,
} from './update-planned-meal.generated';
import { expectedChange, useSendChange } from './use-change-meal';

type Fields = { [Key in keyof UpdatePlannedMealInput]: NonNullable<UpdatePlannedMealInput[Key]> };

/** Changes a planned meal, on screen at once. Resolves to why not, or null. */
export function useUpdateMeal(): (id: string, input: Fields) => Promise<string | null> {
  const { cache, send } = useSendChange('updatePlannedMeal');
  const [update] = useUpdatePlannedMealMutation({
    optimisticResponse: ({ id, input }, { IGNORE }): UpdatePlannedMealMutation | typeof IGNORE => {
      const expected = expectedChange(cache, String(id), input as Fields);
      if (!expected) return IGNORE;
      return { updatePlannedMeal: { __typename: 'UpdatePlannedMealPayload', ...expected } };
    },
    update: (updated, { data }) => {
      const result = data?.updatePlannedMeal;
      if (result?.__typename !== 'UpdatePlannedMealPayload') return;
      placeMeal(updated, result.viewer.id, result.plannedMeal);
    },
  });
  return (id, input) =>
    send(async () => (await update({ variables: { id, input } })).data?.updatePlannedMeal);
}
