import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { expectedChange } from '../../entities/planned-meal/planning-cache';
import { countLines } from '../../entities/shopping/read-items';
import type { UpdatePlannedMealInput } from '../../graphql.generated';
import { useToast } from '../../ui/use-toast';
import { knownMeal } from '../../entities/planned-meal/known-meal';
import {
  useUpdatePlannedMealMutation,
  type UpdatePlannedMealMutation,
  type UpdatePlannedMealMutationVariables,
} from './update-planned-meal.generated';

type Fields = { [Key in keyof UpdatePlannedMealInput]: NonNullable<UpdatePlannedMealInput[Key]> };

/** What changing a meal is expected to answer: how much of what is to be bought is the server’s to say. Null while the cache cannot know. */
export function expectUpdatedMeal(
  cache: ApolloCache,
  { id, input }: UpdatePlannedMealMutationVariables,
): UpdatePlannedMealMutation | null {
  const expected = expectedChange(cache, String(id), input as Fields);
  if (!expected) return null;
  // How much of what is to be bought is the server's to say.
  return { updatePlannedMeal: { __typename: 'UpdatePlannedMealPayload', ...expected } };
}

/**
 * Changes a planned meal, on screen at once, and says how many articles of the shopping list have changed with it.
 * Resolves to why not, or null.
 */
export function useUpdateMeal(): (id: string, input: Fields) => Promise<string | null> {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const { t: sentence } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [update] = useUpdatePlannedMealMutation({
    optimisticResponse: (variables, { IGNORE }) => expectUpdatedMeal(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  /** How many articles changed with it, null where that is not known, or why not. */
  const change = async (id: string, input: Fields) => {
    const answer = update({ variables: { id, input } });
    const problem = await problemOf(sentence, 'updatePlannedMeal', answer);
    if (problem !== null) return { problem, followed: 0 };
    const result = (await answer).data?.updatePlannedMeal;
    if (result?.__typename !== 'UpdatePlannedMealPayload') return { problem, followed: 0 };
    const changed = result.shoppingItems.map((item) => item.id);
    const followed = countLines(cache, [...changed, ...result.deletedShoppingItemIds]);
    return { problem, followed };
  };
  const undo = async (id: string, servings: number): Promise<void> => {
    const { problem } = await change(id, { servings });
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  return async (id, input) => {
    const before = knownMeal(cache, id)?.servings;
    const { problem, followed } = await change(id, input);
    if (followed !== 0)
      toast({
        tone: 'success',
        about: id,
        title: followed === null ? t('listFollowedSome') : t('listFollowed', { count: followed }),
        ...(before !== undefined && {
          action: { label: t('undo'), onAction: () => void undo(id, before) },
        }),
      });
    return problem;
  };
}
