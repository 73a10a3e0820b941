import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { FridgeTile, type TileActions } from './fridge-tile';
import { shelves } from './shelf';

interface FridgeShelfProps extends TileActions {
  /** From 0, the top. */
  index: number;
  items: readonly FridgeItem[];
  today: string;
}

/** One of the five; the lowest is the drawer. */
export function FridgeShelf({ index, items, today, ...actions }: FridgeShelfProps) {
  const { t } = useTranslation('inventory');
  const id = useId();
  const isDrawer = index === shelves - 1;
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'relative flex flex-col px-2 sm:px-4',
        isDrawer
          ? 'mx-2 mb-2 rounded-control border-3 border-(--fridge-glass) bg-herb-soft/60 pt-4 pb-2 lg:col-span-2'
          : 'pt-3',
      )}
    >
      <h3 id={id} className="sr-only">
        {t('shelf', { number: index + 1, total: shelves })}
      </h3>
      {isDrawer && (
        <span
          aria-hidden
          className="absolute -top-1.5 left-1/2 h-2.5 w-24 -translate-x-1/2 rounded-full bg-(--fridge-edge)"
        />
      )}
      {items.length === 0 ? (
        <p className="mt-auto flex min-h-20 items-end justify-center pb-1 text-xs text-muted">
          {t('emptyShelf')}
        </p>
      ) : (
        <ul className="mt-auto grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.25rem),1fr))] items-stretch gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              <FridgeTile item={item} today={today} {...actions} />
            </li>
          ))}
        </ul>
      )}
      {!isDrawer && (
        <div
          aria-hidden
          className="-mx-2 mt-2 h-2 border-t-2 border-(--fridge-glass) bg-(--fridge-glass)/40 sm:-mx-4"
        />
      )}
    </section>
  );
}
