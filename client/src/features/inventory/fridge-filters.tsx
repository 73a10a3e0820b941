import { useTranslation } from 'react-i18next';
import type { InventoryCategory } from '../../graphql.generated';
import { SearchField } from '../../ui/search-field';
import { ToggleChip } from '../../ui/toggle-chip';
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
    <div className="grid gap-3">
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
        value={search}
        onChange={onSearch}
        className="max-w-lg"
      />
      <div role="group" aria-label={t('filter')} className="-mx-1 flex flex-wrap gap-2 px-1 py-1">
        <ToggleChip pressed={category === null} onClick={() => onCategory(null)}>
          {t('all')}
        </ToggleChip>
        {categories.map((each) => (
          <ToggleChip
            key={each}
            pressed={category === each}
            onClick={() => onCategory(category === each ? null : each)}
          >
            {t(`category.${each}`)}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
