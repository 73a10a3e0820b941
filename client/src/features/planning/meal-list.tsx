import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { longDate, spokenDate } from '../../entities/planned-meal/calendar-day';
import { CookedMark } from '../../entities/planned-meal/cooked-mark';
import { WaitingMark } from '../../entities/waiting/waiting-mark';
import { MealTypeIcon } from '../../illustrations/meal-type-icon';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { IconButton } from '../../ui/icon-button';
import { groupByDay } from './group-meals';
import type { Meal } from '../../entities/planned-meal/known-meal';

interface MealListProps {
  meals: readonly Meal[];
  today: string;
  onOpen: (meal: Meal) => void;
  onDelete: (meal: Meal) => void;
}

/** The meals by long date, each with its type, time and number of people. */
export function MealList({ meals, today, onOpen, onDelete }: MealListProps) {
  const { t } = useTranslation(['planning', 'recipes']);
  return (
    <div className="grid gap-7">
      {groupByDay(meals).map(({ day, meals: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <h3 id={`day-${day}`} className="inline-block text-xl first-letter:uppercase">
              {longDate(day)}
            </h3>
            {day === today && <Chip tone="herb">{t('today')}</Chip>}
          </div>
          <Card as="div" padding="none">
            <ul className="divide-y divide-line">
              {ofDay.map((meal) => (
                <Row key={meal.id} meal={meal} onOpen={onOpen} onDelete={onDelete} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

function Row({ meal, onOpen, onDelete }: Omit<MealListProps, 'meals' | 'today'> & { meal: Meal }) {
  const { t } = useTranslation(['planning', 'recipes', 'common']);
  const { recipeTitle: title, time, mealType, cookedAt } = meal;
  const people = t('people', { count: meal.servings });
  const type = t(`recipes:mealType.${mealType}`);
  return (
    <li className="relative flex items-center gap-4 p-3 hover:bg-sunken sm:px-5">
      <MealTypeIcon mealType={mealType} className="size-11 shrink-0" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('meal.open', {
            title,
            type,
            day: spokenDate(meal.date),
            time,
            people: cookedAt ? `${people}, ${t('common:cooked')}` : people,
          })}
          onClick={() => onOpen(meal)}
          className="text-left text-lg leading-snug font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          <span className="[overflow-wrap:anywhere]">{title}</span>
        </button>
        <p aria-hidden className="text-sm text-muted tabular-nums">
          {t('at', { time, people })} · {type}
        </p>
      </div>
      {cookedAt && <CookedMark />}
      <WaitingMark ids={[meal.id]} />
      <IconButton
        className="relative z-1"
        icon={Trash2}
        label={t('meal.delete', { title })}
        // The second press of a double-click would take the meal that has just moved up.
        onClick={({ detail }) => {
          if (detail < 2) onDelete(meal);
        }}
      />
    </li>
  );
}
