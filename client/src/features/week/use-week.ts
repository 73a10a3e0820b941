import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { parseDay, todayInZurich } from '../../entities/planned-meal/calendar-day';
import { timeInZurich } from '../../entities/planned-meal/day-names';
import { useProposedWeekQuery } from './proposed-week.generated';
import { sayChange } from './said';
import { knownWeek, useChangeWeek } from './use-change-week';
import { usePlanWeek, type Planned } from './use-plan-week';
import { useProposeWeek } from './use-propose-week';
import { useUnplanWeek } from './use-unplan-week';
import { mealsWords, type Preferences, type WeekProposal } from './week';
import { usualChoices, type Usual, type WeekChoices } from './week-choices';

interface Told {
  /** For all to see, until the next press. */
  notice: string | null;
  problem: string | null;
  /** An undo was refused because something has changed: the rest can be taken back. */
  isChanged: boolean;
}

const nothingTold: Told = { notice: null, problem: null, isChanged: false };

const usualOf = (
  { shoppingFrequency, servings }: Pick<Preferences, 'shoppingFrequency' | 'servings'>,
  proposal: WeekProposal | null,
  { open, asked }: Pick<Usual, 'open' | 'asked'>,
): Usual => {
  const week = proposal?.week;
  return {
    today: todayInZurich(),
    time: timeInZurich(),
    frequency: shoppingFrequency,
    servings,
    last: week ? { ...week, planned: proposal.status === 'APPLIED' } : null,
    open,
    asked,
  };
};

/** Somebody who shops as most do, where nothing was answered. */
const anybody = { shoppingFrequency: 'WEEKLY', servings: 2 } as const;

/** The week of the page, from its choices to its plan. */
export function useWeek() {
  const { t } = useTranslation('week');
  const { cache } = useApolloClient();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useProposedWeekQuery({
    // Another device may have gone on with it.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer ?? null;
  const proposal = viewer?.proposedWeek ?? null;
  const [draft, setDraft] = useState<WeekChoices | null>(null);
  const [editing, setEditing] = useState(false);
  const [told, setTold] = useState(nothingTold);
  const [said, setSaid] = useState('');
  const [planned, setPlanned] = useState<Planned | null>(null);
  const { propose, proposing } = useProposeWeek();
  const { plan, planning } = usePlanWeek();
  const { unplan, unplanning } = useUnplanWeek();
  const latest = () => knownWeek(cache);
  const { change, choosing } = useChangeWeek((before, after, meal) =>
    setSaid(sayChange(t, before, after, meal)),
  );
  const usual = usualOf(viewer?.preferences ?? anybody, proposal, {
    open: viewer?.household.kitchen?.firstOpenDinner ?? null,
    asked: parseDay(parameters.get('from')),
  });
  const choices = draft ?? usualChoices(usual);

  const choose = async (wanted: WeekChoices): Promise<void> => {
    setTold(nothingTold);
    setDraft(wanted);
    const problem = await propose(wanted);
    if (problem !== null) return setTold({ ...nothingTold, problem });
    setDraft(null);
    setEditing(false);
    const proposed = latest()?.week;
    setSaid(t('said.proposed', { meals: mealsWords(t, proposed ?? { meals: [] }) }));
  };
  const planIt = async (wanted: WeekProposal): Promise<void> => {
    setTold(nothingTold);
    const outcome = await plan(wanted);
    if (outcome === 'STALE' || outcome === 'CLOSED') {
      const status = latest()?.status;
      const isOver = status !== 'PENDING' && status !== 'APPLIED';
      return setTold({ ...nothingTold, notice: t(isOver ? 'gone' : 'stale') });
    }
    if ('problem' in outcome) return setTold({ ...nothingTold, ...outcome });
    setPlanned(outcome);
  };
  const undo = async (wanted: WeekProposal, keepChanged: boolean): Promise<void> => {
    const { problem, isChanged } = await unplan(wanted.id, keepChanged);
    const notice = problem === null ? t(keepChanged ? 'restUndone' : 'undone') : null;
    setTold({ notice, problem, isChanged });
  };

  return {
    loaded: viewer !== null,
    error,
    reload: () => void refetch().catch(() => undefined),
    proposal,
    usual,
    choices,
    editing,
    ...told,
    said,
    planned: planned?.proposalId === proposal?.id ? planned : null,
    proposing,
    planning,
    undoing: unplanning,
    choosing,
    change,
    setChoices: setDraft,
    edit: () => {
      setTold(nothingTold);
      setDraft(null);
      setEditing(true);
    },
    stopEditing: () => {
      setTold(nothingTold);
      setDraft(null);
      setEditing(false);
    },
    choose: (wanted: WeekChoices) => void choose(wanted),
    plan: (wanted: WeekProposal) => void planIt(wanted),
    undo: (wanted: WeekProposal) => void undo(wanted, false),
    undoRest: (wanted: WeekProposal) => void undo(wanted, true),
  };
}
