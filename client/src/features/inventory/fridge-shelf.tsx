import clsx from 'clsx';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { TileActions } from './fridge-tile';
import { isDrawer, shelves } from './shelf';
import { TileList } from './tile-list';

interface FridgeShelfProps extends TileActions {
  /** From 0, the top. */
  index: number;
  items: readonly FridgeItem[];
  today: string;
}

type Room = CSSProperties & Record<'--share' | '--room', string | number>;

/** What so many tiles side by side need, in rem: each its width and a gap, and the shelf its ends. */
const roomFor = (tiles: number, walls: number): string => `${tiles * 7.5 + walls}rem`;

/** One of the five; the lowest is the drawer. Beside others it has room by how much stands on it, and bare only its board. */
export function FridgeShelf({ index, items, today, ...actions }: FridgeShelfProps) {
  const { t } = useTranslation('inventory');
  const id = useId();
  const isBox = isDrawer({ index });
  const isBare = items.length === 0;
  const room: Room = {
    '--share': items.length,
    '--room': roomFor(items.length, isBox ? 1.25 : 0.5),
  };
  return (
    <section
      aria-labelledby={id}
      style={room}
      className={clsx(
        'relative flex max-w-full min-w-0 flex-col',
        isBare ? 'flex-1' : 'sm:flex-[var(--share)_1_var(--room)]',
        isBox
          ? 'm-1 rounded-control border-2 border-(--fridge-glass) bg-herb-soft/60 px-1.5 pt-2 pb-1 sm:pt-1'
          : 'px-1.5 pt-2 sm:pt-1',
      )}
    >
      <h3 id={id} className="sr-only">
        {t('shelf', { number: index + 1, total: shelves })}
      </h3>
      {isBox && (
        <span
          aria-hidden
          className="absolute -top-1.5 left-1/2 h-2.5 w-24 -translate-x-1/2 rounded-full bg-(--fridge-edge)"
        />
      )}
      {isBare ? (
        <p className="mt-auto pb-1 text-center text-xs wrap-break-word text-muted">
          {t('emptyShelf')}
        </p>
      ) : (
        <TileList items={items} today={today} {...actions} className="sm:flex-1" />
      )}
      {!isBox && (
        <div
          aria-hidden
          className="-mx-1.5 mt-1 h-2 border-t-2 border-(--fridge-glass) bg-(--fridge-glass)/40 "
        />
      )}
    </section>
  );
}
