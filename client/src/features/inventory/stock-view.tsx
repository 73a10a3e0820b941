import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { InventoryCategory, InventoryPlace } from '../../graphql.generated';
import { EmptyFridge } from '../../illustrations/scenes/empty-fridge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Cabinet } from './cabinet';
import { ExpiringItems } from './expiring-items';
import { Fridge } from './fridge';
import { filterItems } from './fridge-filter';
import { FridgeFilters } from './fridge-filters';
import type { TileActions } from './fridge-tile';
import { places } from './move-item';
import { PlaceSwitch } from './place-switch';

interface StockViewProps extends TileActions {
  /** All that is at home. */
  items: readonly FridgeItem[];
  /** What is to be eaten first, or has expired. */
  soon: readonly FridgeItem[];
  today: string;
  place: InventoryPlace;
  onPlace: (place: InventoryPlace) => void;
  onCook: () => void;
}

/** What is at home: what to eat first, then one place after the other, opened. */
export function StockView(props: StockViewProps) {
  const { items, soon, today, place, onPlace, onCook, ...actions } = props;
  const { t } = useTranslation('inventory');
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<InventoryCategory | null>(null);
  const isFiltered = search.trim() !== '' || category !== null;
  const found = filterItems(items, { search, category });
  // Whoever looks for rice finds it, whichever place is open.
  const foundAt = (where: InventoryPlace) => found.some((item) => item.place === where);
  const elsewhere = isFiltered && !foundAt(place) ? places.find(foundAt) : undefined;
  const open = elsewhere ?? place;
  const shown = found.filter((item) => item.place === open);
  return (
    <>
      {!isFiltered && (
        <ExpiringItems items={soon} today={today} onEdit={actions.onEdit} onCook={onCook} />
      )}
      <div className="grid gap-3 *:min-w-0 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4 lg:gap-y-2">
        <PlaceSwitch items={found} place={open} onPlace={onPlace} />
        <FridgeFilters
          search={search}
          category={category}
          onSearch={setSearch}
          onCategory={setCategory}
        />
      </div>
      <p role="status" className="sr-only">
        {isFiltered ? t('shown', { count: shown.length }) : ''}
      </p>
      {content()}
    </>
  );

  function content() {
    if (shown.length === 0) {
      return isFiltered ? (
        <EmptyState
          headingLevel={3}
          illustration={<EmptyFridge />}
          title={t('nothingFound')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setSearch('');
                setCategory(null);
              }}
            >
              {t('resetFilters')}
            </Button>
          }
        >
          {t('nothingFoundText')}
        </EmptyState>
      ) : (
        <EmptyState headingLevel={3} illustration={<EmptyFridge />} title={t(`placeEmpty.${open}`)}>
          {t(`placeEmptyText.${open}`)}
        </EmptyState>
      );
    }
    return open === 'FRIDGE' ? (
      <Fridge items={shown} today={today} {...actions} />
    ) : (
      <Cabinet place={open} items={shown} today={today} {...actions} />
    );
  }
}
