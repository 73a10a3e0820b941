import { useTranslation } from 'react-i18next';
import { mealTypes } from '../../entities/recipe/meal-types';
import type { MealType } from '../../graphql.generated';
import { SearchField } from '../../ui/search-field';
import { ToggleChip } from '../../ui/toggle-chip';

interface FavoriteFiltersProps {
  search: string;
  mealType: MealType | null;
  onSearch: (search: string) => void;
  onMealType: (mealType: MealType | null) => void;
}

export function FavoriteFilters(props: FavoriteFiltersProps) {
  const { search, mealType, onSearch, onMealType } = props;
  const { t } = useTranslation(['favorites', 'recipes']);
  return (
    <div className="mb-6 grid gap-3">
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
        value={search}
        onChange={onSearch}
        className="max-w-lg"
      />
      <div
        role="group"
        aria-label={t('filter')}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        <ToggleChip pressed={mealType === null} onClick={() => onMealType(null)}>
          {t('all')}
        </ToggleChip>
        {mealTypes.map((type) => (
          <ToggleChip
            key={type}
            pressed={mealType === type}
            onClick={() => onMealType(mealType === type ? null : type)}
          >
            {t(`recipes:mealType.${type}`)}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
