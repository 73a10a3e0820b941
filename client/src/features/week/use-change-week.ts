import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useToast } from '../../ui/use-toast';
import {
  useChangeProposedWeekMutation,
  type ChangeProposedWeekMutation,
} from './change-proposed-week.generated';
import { expectedWeek, type Decision } from './expect-week';
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

/**
 * @param latest the proposal as it stands when it is asked for
 * @param onChanged told what came of a decision
 */
export function useChangeWeek(
  latest: () => WeekProposal | null,
  onChanged: (before: WeekProposal, after: WeekProposal, meal: WeekMeal) => void,
): ChangeWeek {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const [mutate] = useChangeProposedWeekMutation();
  const [choosing, setChoosing] = useState<readonly string[]>([]);
  // One after the other: each answer is the whole week, and an older one must not come last.
  const queue = useRef(Promise.resolve());

  const send = async (meal: WeekMeal, decision: Decision): Promise<void> => {
    const before = latest();
    if (!before) return;
    const input = { id: before.id, meals: [{ id: meal.id, ...decision }] };
    const proposal = expectedWeek(before, meal.id, decision);
    const __typename = 'ChangeProposedWeekPayload' as const;
    const expected = proposal && { changeProposedWeek: { __typename, proposal } };
    const answer = mutate({
      variables: { input },
      ...(expected ? { optimisticResponse: expected } : {}),
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
