import { useSearchParams } from 'react-router-dom';
import {
  addDays,
  mondayOf,
  parseDay,
  todayInZurich,
} from '../../entities/planned-meal/calendar-day';

export type PlanningView = 'week' | 'list';

/** As far as the list reaches, in days. */
const listDays = 365;

/** What the address says: which week, and how it is shown. */
export function usePlanningView() {
  const [search, setSearch] = useSearchParams();
  const today = todayInZurich();
  const monday = mondayOf(parseDay(search.get('week')) ?? today);
  const view: PlanningView = search.get('view') === 'list' ? 'list' : 'week';

  const change = (name: string, value: string | null): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    today,
    monday,
    view,
    isThisWeek: mondayOf(today) === monday,
    span: { from: monday, to: addDays(monday, view === 'week' ? 6 : listDays - 1) },
    showWeek: (next: string | null) => change('week', next),
    /** The meal that is open; null while none is. */
    mealId: search.get('meal'),
    showMeal: (id: string | null) => change('meal', id),
    showView: (next: PlanningView) => change('view', next === 'week' ? null : next),
  };
}
