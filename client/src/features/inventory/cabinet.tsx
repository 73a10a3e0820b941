import { useTranslation } from 'react-i18next';
import { byExpiry } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { InventoryPlace } from '../../graphql.generated';
import type { TileActions } from './fridge-tile';
import './fridge.css';
import { TileList } from './tile-list';

interface CabinetProps extends TileActions {
  place: Exclude<InventoryPlace, 'FRIDGE'>;
  items: readonly FridgeItem[];
  today: string;
}

/** The freezer or the cupboard, open: what goes first stands in front. */
export function Cabinet({ place, items, today, ...actions }: CabinetProps) {
  const { t } = useTranslation('inventory');
  return (
    <section
      aria-label={t(`place.${place}`)}
      data-place={place}
      className="fridge fridge-body rounded-[2rem] p-2 shadow-float sm:p-4"
    >
      <div className="fridge-inside isolate rounded-[1.5rem] px-2 py-3 sm:p-5">
        <TileList items={[...items].sort(byExpiry)} today={today} {...actions} />
      </div>
    </section>
  );
}
