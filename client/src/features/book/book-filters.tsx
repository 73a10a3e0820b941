import { Baby, Clock, Leaf, PiggyBank, Refrigerator, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mealTypes } from '../../entities/recipe/meal-types';
import { FilterBar } from '../../ui/filter-bar';
import { ToggleChip } from '../../ui/toggle-chip';
import { quickMinutes, switches, type BookFilter, type Switch } from './use-book-filter';

interface BookFiltersProps {
  filter: BookFilter;
  /** As it stands in the field, a moment ahead of the filter. */
  typed: string;
  onType: (typed: string) => void;
  onChange: (changes: Partial<BookFilter>) => void;
}

const icons: Readonly<Record<Switch, LucideIcon>> = {
  saison: Leaf,
  budget: PiggyBank,
  enfants: Baby,
  maison: Refrigerator,
};

/** Words and a type, and below them what may be asked for besides: rows that scroll on a phone. */
export function BookFilters({ filter, typed, onType, onChange }: BookFiltersProps) {
  const { t } = useTranslation(['book', 'favorites', 'recipes']);
  const toggled = (each: Switch): ReadonlySet<Switch> => {
    const next = new Set(filter.on);
    if (!next.delete(each)) next.add(each);
    return next;
  };
  return (
    <div className="mb-6">
      <FilterBar
        search={typed}
        onSearch={onType}
        labels={{
          search: t('search'),
          placeholder: t('favorites:searchHint'),
          clear: t('favorites:clearSearch'),
          filter: t('type'),
          all: t('all'),
        }}
        choices={mealTypes.map((value) => ({ value, label: t(`recipes:mealType.${value}`) }))}
        chosen={filter.mealType}
        onChoose={(mealType) => onChange({ mealType })}
      />
      <div
        role="group"
        aria-label={t('choose')}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        <ToggleChip
          pressed={!filter.forAnybody}
          icon={Users}
          onClick={() => onChange({ forAnybody: !filter.forAnybody })}
        >
          {t('forUs')}
        </ToggleChip>
        {quickMinutes.map((minutes) => (
          <ToggleChip
            key={minutes}
            pressed={filter.minutes === minutes}
            icon={Clock}
            onClick={() => onChange({ minutes: filter.minutes === minutes ? null : minutes })}
          >
            {t('minutes', { count: minutes })}
          </ToggleChip>
        ))}
        {switches.map((each) => (
          <ToggleChip
            key={each}
            pressed={filter.on.has(each)}
            icon={icons[each]}
            onClick={() => onChange({ on: toggled(each) })}
          >
            {t(`switch.${each}`)}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
