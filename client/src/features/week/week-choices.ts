import { addDays, mondayOf } from '../../entities/planned-meal/calendar-day';
import type { ProposeWeekInput, ShoppingFrequency, WeekMoment } from '../../graphql.generated';
import type { Week } from './week';

export interface WeekChoices {
  from: string;
  days: number;
  moments: readonly WeekMoment[];
  servings: number;
  /** Null without a limit. */
  weekdayMinutes: number | null;
  weekendMinutes: number | null;
  lowBudget: boolean;
  useUpFridge: boolean;
  /** Whether the staples come on the list too, to be checked. */
  stockList: boolean;
}

/** What is known before anybody has chosen anything. */
export interface Usual {
  today: string;
  /** HH:MM where the household lives. */
  time: string;
  frequency: ShoppingFrequency;
  servings: number;
  /** The first day whose dinner is still to be planned; null where none is known. */
  open: string | null;
  /** The week that was proposed last. */
  last: (Pick<Week, Exclude<keyof Week, 'meals' | '__typename'>> & { planned: boolean }) | null;
  /** The day that the way here asked for. */
  asked: string | null;
}

const dayCounts = [2, 5, 7, 14] as const;
export const minuteLimits = [20, 30, 45] as const;

const daysByFrequency: Readonly<Record<ShoppingFrequency, number>> = {
  DAILY: 2,
  WEEKLY: 7,
  MONTHLY: 7,
};
const weekdayMinutes = 45;
/** As the server has it: then dinner is on the table. */
const dinner = '19:00';
const furthestDays = 31;

const firstDay = ({ today, time }: Usual): string => (time < dinner ? today : addDays(today, 1));

function usualFrom(usual: Usual): string {
  const { today, asked, last, open } = usual;
  const first = firstDay(usual);
  const isPossible = (day: string | null): day is string =>
    day !== null && day > first && day <= addDays(today, furthestDays);
  const next = last && (last.planned ? addDays(last.to, 1) : last.from);
  // Days that are planned by now are no part of it.
  const after = [next, open].filter(isPossible).toSorted().at(-1) ?? null;
  return [asked, after].find(isPossible) ?? first;
}

const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** What is asked for unless somebody changes it: as the last time, or as the household usually does. */
export function usualChoices(usual: Usual): WeekChoices {
  const { frequency, servings, last } = usual;
  const from = usualFrom(usual);
  if (last) {
    const { moments, weekdayMinutes: weekday, weekendMinutes, lowBudget, useUpFridge } = last;
    const minutes = { weekdayMinutes: weekday, weekendMinutes };
    const wishes = { lowBudget, useUpFridge, stockList: last.stockList };
    const table = { moments, servings: last.servings, ...minutes, ...wishes };
    return { from, days: lengthOf(last), ...table };
  }
  return {
    from,
    days: daysByFrequency[frequency],
    moments: ['DINNER'],
    servings,
    weekdayMinutes,
    weekendMinutes: null,
    lowBudget: false,
    useUpFridge: false,
    stockList: frequency === 'MONTHLY',
  };
}

/** The days that a week may begin on: the first that is still to come, the next, Monday, and what is chosen. */
export function startsOf(usual: Usual, chosen: string): string[] {
  const first = firstDay(usual);
  const days = [first, addDays(first, 1), addDays(mondayOf(first), 7), usualFrom(usual), chosen];
  return [...new Set(days)].toSorted();
}

/** The numbers of days to choose from, with one that was chosen otherwise. */
export const countsWith = (days: number): number[] =>
  [...new Set([...dayCounts, days])].toSorted((one, other) => one - other);

export const inputOf = (id: string, { moments, ...choices }: WeekChoices): ProposeWeekInput => ({
  id,
  ...choices,
  moments: [...moments],
});
