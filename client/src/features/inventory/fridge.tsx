import { useTranslation } from 'react-i18next';
import { byExpiry } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { FridgeDoor } from './fridge-door';
import { FridgeShelf } from './fridge-shelf';
import type { TileActions } from './fridge-tile';
import './fridge.css';
import { isDrawer, shelfOf, shelves } from './shelf';

interface FridgeProps extends TileActions {
  items: readonly FridgeItem[];
  today: string;
}

/** The open fridge: its light, its five shelves, its door. What expires first stands in front. */
export function Fridge({ items, today, ...actions }: FridgeProps) {
  const { t } = useTranslation('inventory');
  const sorted = [...items].sort(byExpiry);
  const all = Array.from({ length: shelves }, (_, index) => ({
    index,
    items: sorted.filter(({ id }) => shelfOf(id) === index),
  }));
  const filled = all.filter((shelf) => shelf.items.length > 0);
  const bare = all.filter((shelf) => shelf.items.length === 0);
  const drawn = (shelf: (typeof all)[number]) => (
    <FridgeShelf key={shelf.index} {...shelf} today={today} {...actions} />
  );
  return (
    <section aria-label={t('heading')} className="fridge flex items-stretch justify-center">
      <div className="fridge-body relative flex min-w-0 flex-1 rounded-[2rem] p-2 shadow-float sm:p-4 xl:rounded-r-lg">
        <div className="fridge-inside relative isolate min-w-0 flex-1 overflow-hidden rounded-[1.5rem] pb-1">
          <div aria-hidden className="fridge-lamp mx-auto h-3.5 w-32 rounded-b-full" />
          <div className="flex flex-col gap-y-1 sm:flex-row sm:flex-wrap">
            {filled.filter((shelf) => !isDrawer(shelf)).map(drawn)}
            {/* Side by side in one low line: beside what is full, each would be a hole. */}
            {bare.length > 0 && <div className="flex basis-full gap-x-1">{bare.map(drawn)}</div>}
            {filled.filter(isDrawer).map(drawn)}
          </div>
        </div>
        <div
          aria-hidden
          className="absolute top-1/3 -right-1 h-28 w-2.5 rounded-full bg-(--ill-steel-deep) shadow-card xl:hidden"
        />
        <div
          aria-hidden
          className="absolute -bottom-2 left-10 h-3 w-12 rounded-b-sm bg-(--ill-slate)"
        />
        <div
          aria-hidden
          className="absolute right-10 -bottom-2 h-3 w-12 rounded-b-sm bg-(--ill-slate)"
        />
      </div>
      <FridgeDoor />
    </section>
  );
}
