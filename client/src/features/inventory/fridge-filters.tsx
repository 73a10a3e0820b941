import { useTranslation } from 'react-i18next';
import type { InventoryCategory } from '../../graphql.generated';
import { FilterBar } from '../../ui/filter-bar';
import { categories } from './item-draft';

interface FridgeFiltersProps {
  search: string;
  category: InventoryCategory | null;
  onSearch: (search: string) => void;
  onCategory: (category: InventoryCategory | null) => void;
}

export function FridgeFilters(props: FridgeFiltersProps) {
  const { search, category, onSearch, onCategory } = props;
  const { t } = useTranslation('inventory');
  return (
    <FilterBar
      search={search}
      onSearch={onSearch}
      labels={{
        search: t('search'),
        placeholder: t('searchHint'),
        clear: t('clearSearch'),
        filter: t('filter'),
        all: t('all'),
      }}
      choices={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
      chosen={category}
      onChoose={onCategory}
      className="lg:contents lg:[&>:first-child]:mb-0 lg:[&>:first-child]:flex-1 lg:[&>:last-child]:w-full"
    />
  );
}
