import { useTranslation } from 'react-i18next';
import { mealTypes } from '../../entities/recipe/meal-types';
import type { MealType } from '../../graphql.generated';
import { FilterBar } from '../../ui/filter-bar';

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
    <FilterBar
      className="mb-6"
      search={search}
      onSearch={onSearch}
      labels={{
        search: t('search'),
        placeholder: t('searchHint'),
        clear: t('clearSearch'),
        filter: t('filter'),
        all: t('all'),
      }}
      choices={mealTypes.map((value) => ({ value, label: t(`recipes:mealType.${value}`) }))}
      chosen={mealType}
      onChoose={onMealType}
    />
  );
}
