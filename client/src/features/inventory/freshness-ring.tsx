import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { daysUntil, freshnessOf, shareLeft } from '../../entities/inventory/freshness';

interface FreshnessRingProps {
  expirationDate: string | null;
  createdAt: string;
  today: string;
}

const colours = {
  expired: 'text-tomato',
  soon: 'text-saffron',
  fresh: 'text-herb',
  unknown: 'text-control',
};
const round = 2 * Math.PI * 16;
const mostDays = 99;

/** How much of its time an item has left; drawn only, the words stand beside it. */
export function FreshnessRing({ expirationDate, createdAt, today }: FreshnessRingProps) {
  const { t } = useTranslation('inventory');
  if (expirationDate === null) return null;
  const freshness = freshnessOf(expirationDate, today);
  const days = daysUntil(expirationDate, today);
  const share = shareLeft(expirationDate, createdAt.slice(0, 10), today);
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute top-0 right-0 grid size-5 place-items-center rounded-full bg-surface shadow-card sm:size-11',
        colours[freshness],
      )}
    >
      <svg viewBox="0 0 40 40" fill="none" className="absolute inset-0 size-full -rotate-90">
        <circle cx="20" cy="20" r="16" strokeWidth="4" className="stroke-line" />
        <circle
          cx="20"
          cy="20"
          r="16"
          strokeWidth="4"
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${Math.max(0.001, share * round)} ${round}`}
          className={freshness === 'expired' ? 'hidden' : undefined}
        />
        {freshness === 'expired' && (
          <circle cx="20" cy="20" r="16" strokeWidth="4" stroke="currentColor" />
        )}
      </svg>
      <span className="hidden text-xs font-bold text-ink tabular-nums sm:inline">{mark()}</span>
    </span>
  );

  function mark(): string {
    if (freshness === 'expired') return '!';
    return days > mostDays ? `${mostDays}+` : t('left', { count: days });
  }
}
