import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useToast } from '../../ui/use-toast';
import {
  useChangeProposedWeekMutation,
  type ChangeProposedWeekMutation,
  type ChangeProposedWeekMutationVariables,
} from './change-proposed-week.generated';
import { expectedWeek, type Decision } from './expect-week';
import { ProposedWeekDocument } from './proposed-week.generated';
import type { WeekMeal, WeekProposal } from './week';

interface ChangeWeek {
  /** Decides about one meal, after what was decided before; the rest follows with the answer. */
  change: (meal: WeekMeal, decision: Decision) => void;
  /** The meals whose dish is being chosen. */
  choosing: ReadonlySet<string>;
}

const proposalOf = (data: ChangeProposedWeekMutation | null | undefined): WeekProposal | null =>
  data?.changeProposedWeek.__typename === 'ChangeProposedWeekPayload'
    ? data.changeProposedWeek.proposal
    : null;

/** The proposal as it stands. */
export const knownWeek = (cache: ApolloCache): WeekProposal | null =>
  cache.readQuery({ query: ProposedWeekDocument, optimistic: true })?.viewer?.proposedWeek ?? null;

/** What deciding about a meal is expected to answer: what is chosen then is the server’s to say. Null while the cache cannot know. */
function expectChangedWeek(
  cache: ApolloCache,
  { input }: ChangeProposedWeekMutationVariables,
): ChangeProposedWeekMutation | null {
  const before = knownWeek(cache);
  const [meal] = [input.meals].flat();
  if (before?.id !== input.id || !meal) return null;
  const proposal = expectedWeek(before, String(meal.id), meal as Decision);
  const __typename = 'ChangeProposedWeekPayload' as const;
  return proposal && { changeProposedWeek: { __typename, proposal } };
}

/** @param onChanged told what came of a decision */
export function useChangeWeek(
  onChanged: (before: WeekProposal, after: WeekProposal, meal: WeekMeal) => void,
): ChangeWeek {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const { cache } = useApolloClient();
  const [mutate] = useChangeProposedWeekMutation();
  const [choosing, setChoosing] = useState<readonly string[]>([]);
  // One after the other: each answer is the whole week, and an older one must not come last.
  const queue = useRef(Promise.resolve());

  const send = async (meal: WeekMeal, decision: Decision): Promise<void> => {
    const before = knownWeek(cache);
    if (!before) return;
    const input = { id: before.id, meals: [{ id: meal.id, ...decision }] };
    const expected = expectChangedWeek(cache, { input });
    const answer = mutate({
      variables: { input },
      // An object, and no function: without a network it fails rather than waits, as the server chooses the rest.
      ...(expected && { optimisticResponse: expected }),
    });
    const problem = await problemOf(t, 'changeProposedWeek', answer);
    if (problem !== null) return toast({ tone: 'error', title: problem });
    const after = proposalOf((await answer).data);
    if (after) onChanged(before, after, meal);
  };
  const change = (meal: WeekMeal, decision: Decision): void => {
    setChoosing((ids) => [...ids, meal.id]);
    queue.current = queue.current
      .then(() => send(meal, decision))
      .finally(() => setChoosing((ids) => ids.toSpliced(ids.indexOf(meal.id), 1)));
  };
  return { change, choosing: new Set(choosing) };
}
