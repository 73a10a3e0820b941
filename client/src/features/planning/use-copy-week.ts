import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { addDays } from '../../entities/planned-meal/calendar-day';
import { useToast } from '../../ui/use-toast';
import { copiesOf } from './copies-of';
import {
  useCopyWeekMutation,
  type CopyWeekMutation,
  type CopyWeekMutationVariables,
} from './copy-week.generated';
import { expectedViewer } from '../../entities/planned-meal/planning-cache';
import { useDeleteMeals } from './use-delete-meals';

/** What copying the week before into another is expected to answer. Null while the cache has not read it. */
export async function expectCopiedWeek(
  cache: ApolloCache,
  { to }: CopyWeekMutationVariables,
): Promise<CopyWeekMutation | null> {
  const plannedMeals = await copiesOf(cache, to);
  const viewer = plannedMeals && expectedViewer(cache, [], plannedMeals);
  if (!viewer) return null;
  const copiedMealIds = plannedMeals.map(({ id }) => id);
  const payload = { __typename: 'CopyWeekPayload' as const, copiedMealIds, plannedMeals, viewer };
  return { copyWeek: { ...nothingChanged, ...payload } };
}

interface CopyWeek {
  /**
   * Copies the week before into the one that begins on this Monday, at once where the page knows it, says how it
   * went, and offers to take it back.
   */
  copyLastWeek: (monday: string) => void;
  copying: boolean;
}

export function useCopyWeek(): CopyWeek {
  const { t } = useTranslation('planning');
  const { t: sentence } = useTranslation('errors');
  const toast = useToast();
  const deleteMeals = useDeleteMeals();
  const { cache } = useApolloClient();
  const [copy, { loading }] = useCopyWeekMutation({
    update: adoptChange,
  });
  const undo = async (ids: string[]): Promise<void> => {
    const problem = await deleteMeals(ids);
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  const copyLastWeek = async (monday: string): Promise<void> => {
    const variables = { from: addDays(monday, -7), to: monday };
    const optimisticResponse = await expectCopiedWeek(cache, variables);
    try {
      const { data } = await copy({
        variables,
        ...(optimisticResponse ? { optimisticResponse } : {}),
      });
      const result = data?.copyWeek;
      if (result?.__typename !== 'CopyWeekPayload')
        return toast({ tone: 'error', title: sentence('planning.copyFailed') });
      const ids = result.copiedMealIds;
      if (ids.length === 0) return toast({ tone: 'info', title: t('week.nothingToCopy') });
      toast({
        tone: 'success',
        title: t('week.copied', { count: ids.length }),
        action: { label: t('undo'), onAction: () => void undo(ids) },
      });
    } catch (error) {
      toast({ tone: 'error', title: operationFailure(sentence, error, 'copyWeek') });
    }
  };
  return { copying: loading, copyLastWeek: (monday) => void copyLastWeek(monday) };
}
