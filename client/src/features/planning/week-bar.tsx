import clsx from 'clsx';
import { CalendarDays, ChevronLeft, ChevronRight, List } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, dateRange, longDate } from '../../entities/planned-meal/calendar-day';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { SegmentedControl } from '../../ui/segmented-control';
import type { PlanningView } from './use-planning-view';

interface WeekBarProps {
  heading: Ref<HTMLHeadingElement>;
  monday: string;
  today: string;
  /** Whether today lies in the week. */
  isThisWeek: boolean;
  view: PlanningView;
  onWeek: (monday: string | null) => void;
  onView: (view: PlanningView) => void;
}

/** Which week is shown, how, and the way to others. */
export function WeekBar(props: WeekBarProps) {
  const { heading, monday, today, isThisWeek, view, onWeek, onView } = props;
  const { t } = useTranslation('planning');
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {/*
       * The week matters more than its name: one line for the name and the ways to others. Where there is room, these
       * come first, so that a longer name does not move them from under the pointer.
       */}
      <div className="flex min-w-0 flex-1 basis-104 flex-wrap items-center justify-between gap-x-2 sm:flex-row-reverse sm:gap-x-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className={clsx(
            'flex-1 text-xl outline-none sm:basis-40 sm:text-2xl',
            view === 'week' ? 'basis-36' : 'basis-full',
          )}
          aria-live="polite"
        >
          {view === 'week'
            ? dateRange(monday, addDays(monday, 6), today)
            : t('list.heading', { day: longDate(monday) })}
        </h2>
        <div className="flex flex-wrap items-center max-sm:-mx-2 sm:-ml-2 sm:gap-1">
          {/* Where letters are large the two arrows stay side by side. */}
          <span className="flex sm:gap-1">
            <IconButton
              icon={ChevronLeft}
              label={t('week.previous')}
              onClick={() => onWeek(addDays(monday, -7))}
            />
            <IconButton
              icon={ChevronRight}
              label={t('week.next')}
              onClick={() => onWeek(addDays(monday, 7))}
            />
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-current={isThisWeek ? 'date' : undefined}
            onClick={() => onWeek(null)}
          >
            {t('today')}
          </Button>
        </div>
      </div>
      <SegmentedControl
        legend={t('view.legend')}
        options={[
          { value: 'week', label: t('view.week'), icon: CalendarDays },
          { value: 'list', label: t('view.list'), icon: List },
        ]}
        value={view}
        onChange={onView}
      />
    </div>
  );
}
