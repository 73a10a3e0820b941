import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { mondayOf } from '../../entities/planned-meal/calendar-day';
import { CalendarCheck } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { mealDay } from './day-words';
import { plannedPlaces } from './planned-places';
import type { Week } from './week';

/** So many are read at a glance; of more it is said how many. */
const mostNamed = 4;
const list = new Intl.ListFormat('fr');

interface AlreadyPlannedProps {
  week: Week;
  today: string;
  /** HH:MM where the household lives. */
  time: string;
}

/** Why the menu has fewer meals than were asked for, and the way to those that it leaves as they are. */
export function AlreadyPlanned({ week, today, time }: AlreadyPlannedProps) {
  const { t } = useTranslation('week');
  const places = plannedPlaces(week, today, time);
  const [first] = places;
  // With all of them planned, the page says so by itself.
  if (!first || week.meals.length === 0) return null;
  const count = places.length;
  const meals = list.format(places.map((place) => mealDay(t, week, place)));
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 rounded-control bg-sunken px-4 py-1.5">
      <Icon of={CalendarCheck} className="text-herb max-sm:hidden" />
      <span className="min-w-0 py-1.5 first-letter:uppercase">
        {count > mostNamed ? t('already.count', { count }) : t('already.named', { count, meals })}
      </span>
      <Link
        to={`${paths.planning}?week=${mondayOf(first.date)}`}
        className="flex min-h-touch items-center font-semibold text-herb underline underline-offset-4"
      >
        {t('already.see')}
      </Link>
    </p>
  );
}
