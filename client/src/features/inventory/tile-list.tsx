import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { FridgeTile, type TileActions } from './fridge-tile';

interface TileListProps extends TileActions {
  items: readonly FridgeItem[];
  today: string;
  className?: string;
}

type Line = CSSProperties & Record<'--per-line', number>;

/** As many as a laptop has room for. */
const mostInLine = 8;
/** What does not fit in one line fills its lines alike: nine are five and four. */
const perLine = (tiles: number): number => Math.ceil(tiles / Math.ceil(tiles / mostInLine));

/** Items one below the other on a phone, side by side where there is room. */
export function TileList({ items, today, className, ...actions }: TileListProps) {
  const line: Line = { '--per-line': perLine(items.length) };
  return (
    <ul
      style={line}
      className={clsx(
        'flex flex-col sm:flex-row sm:flex-wrap sm:justify-center sm:gap-2',
        className,
      )}
    >
      {items.map((item) => (
        <li
          key={item.id}
          className="min-w-0 border-line max-sm:not-last:border-b sm:max-w-72 sm:flex-[1_1_max(7rem,calc(100%/var(--per-line)-0.5rem))]"
        >
          <FridgeTile item={item} today={today} {...actions} />
        </li>
      ))}
    </ul>
  );
}
