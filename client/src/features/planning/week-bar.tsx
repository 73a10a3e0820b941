import { CalendarDays, ChevronLeft, ChevronRight, List, Plus } from 'lucide-react';
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
  /** Whether today lies in the week. */
  isThisWeek: boolean;
  view: PlanningView;
  onWeek: (monday: string | null) => void;
  onView: (view: PlanningView) => void;
  onAdd: () => void;
}

/** Which week is shown, how, and the way to others. */
export function WeekBar(props: WeekBarProps) {
  const { heading, monday, isThisWeek, view, onWeek, onView, onAdd } = props;
  const { t } = useTranslation('planning');
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-5">
      {/* On a phone the week matters more than its name: one line for the name and the ways to others. */}
      <div className="flex flex-wrap items-center justify-between gap-x-2 max-sm:w-full sm:block">
        <h2
          ref={heading}
          tabIndex={-1}
          className="flex-1 basis-36 text-xl outline-none sm:text-3xl"
          aria-live="polite"
        >
          {view === 'week'
            ? dateRange(monday, addDays(monday, 6))
            : t('list.heading', { day: longDate(monday) })}
        </h2>
        <div className="flex flex-wrap items-center max-sm:-mr-2 sm:mt-2 sm:-ml-2 sm:gap-1">
          <IconButton
            icon={ChevronLeft}
            label={t('week.previous')}
            onClick={() => onWeek(addDays(monday, -7))}
          />
          <Button
            variant="ghost"
            size="sm"
            aria-current={isThisWeek ? 'date' : undefined}
            onClick={() => onWeek(null)}
          >
            {t('today')}
          </Button>
          <IconButton
            icon={ChevronRight}
            label={t('week.next')}
            onClick={() => onWeek(addDays(monday, 7))}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:w-full">
        <SegmentedControl
          legend={t('view.legend')}
          options={[
            { value: 'week', label: t('view.week'), icon: CalendarDays },
            { value: 'list', label: t('view.list'), icon: List },
          ]}
          value={view}
          onChange={onView}
        />
        <IconButton
          label={t('add')}
          icon={Plus}
          variant="primary"
          size="md"
          className="sm:hidden"
          onClick={onAdd}
        />
        <Button icon={Plus} className="max-sm:hidden" onClick={onAdd} data-shortcut="n">
          {t('add')}
        </Button>
      </div>
    </div>
  );
}
