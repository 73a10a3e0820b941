import clsx from 'clsx';
import { Fragment, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { expired, expiringSoon, stillToEat } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';

interface FridgeHeadingProps {
  /** Null until they are there. */
  items: readonly FridgeItem[] | null;
  today: string;
  ref: Ref<HTMLHeadingElement>;
}

/** The page's name, and how much is at home, wherever it lies. */
export function FridgeHeading({ items, today, ref }: FridgeHeadingProps) {
  const { t } = useTranslation('inventory');
  const soon = items ? expiringSoon(items, today) : [];
  const eatable = stillToEat(soon, today).length;
  const gone = expired(soon, today).length;
  const counts = items
    ? [
        t('count', { count: items.length }),
        ...(eatable > 0 ? [t('soonCount', { count: eatable })] : []),
        ...(gone > 0 ? [t('expiredCount', { count: gone })] : []),
      ]
    : [];
  return (
    <div className="lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-5">
      <h2 ref={ref} tabIndex={-1} className="text-3xl outline-none sm:text-4xl lg:text-3xl">
        {t('heading')}
      </h2>
      {counts.length > 0 && (
        // The dot of what begins a line lies outside, where it is cut off.
        <p className="mt-1.5 overflow-x-clip text-lg text-muted tabular-nums lg:text-base">
          {counts.map((count, index) => (
            <Fragment key={count}>
              {index > 0 && ' '}
              <span
                className={clsx(
                  'inline-block',
                  index > 0 && 'relative -ml-2 pl-2',
                  index < counts.length - 1 && 'pr-2',
                )}
              >
                {index > 0 && <span className="absolute left-0 whitespace-pre">· </span>}
                {count}
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
