import clsx from 'clsx';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { TileActions } from './fridge-tile';
import { shelves } from './shelf';
import { TileList } from './tile-list';

interface FridgeShelfProps extends TileActions {
  /** From 0, the top. */
  index: number;
  items: readonly FridgeItem[];
  today: string;
}

type Room = CSSProperties & Record<'--share' | '--room', string | number>;

/** What so many tiles side by side need, in rem: each its width and a gap, and the shelf its ends. */
const roomFor = (tiles: number, isDrawer: boolean): string =>
  `${tiles * 8.5 + (isDrawer ? 1.25 : 0.5)}rem`;

/** One of the five; the lowest is the drawer. Beside others it has room by how much stands on it. */
export function FridgeShelf({ index, items, today, ...actions }: FridgeShelfProps) {
  const { t } = useTranslation('inventory');
  const id = useId();
  const isDrawer = index === shelves - 1;
  const tiles = Math.max(items.length, 1);
  const room: Room = { '--share': tiles, '--room': roomFor(tiles, isDrawer) };
  return (
    <section
      aria-labelledby={id}
      style={room}
      className={clsx(
        'relative flex max-w-full min-w-0 flex-col sm:flex-[var(--share)_1_var(--room)]',
        isDrawer
          ? 'm-1 rounded-control border-2 border-(--fridge-glass) bg-herb-soft/60 px-1.5 pt-2 pb-1'
          : 'px-1.5 pt-2',
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
        <p className="mt-auto flex min-h-8 items-end justify-center pb-1 text-xs text-muted sm:min-h-12">
          {t('emptyShelf')}
        </p>
      ) : (
        <TileList items={items} today={today} {...actions} className="mt-auto" />
      )}
      {!isDrawer && (
        <div
          aria-hidden
          className="-mx-1.5 mt-1 h-2 border-t-2 border-(--fridge-glass) bg-(--fridge-glass)/40 "
        />
      )}
    </section>
  );
}
