import clsx from 'clsx';
import { Refrigerator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { dayInWords } from '../../entities/inventory/day-in-words';
import { freshnessOf } from '../../entities/inventory/freshness';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import type { DashboardQuery } from './dashboard.generated';

type Soon = NonNullable<NonNullable<DashboardQuery['viewer']>['dashboard']>['expiringSoon'];

/** What of the fridge is to be eaten first, and the way there. */
export function ExpiringSoon({ soon: { count, items } }: { soon: Soon }) {
  const { t } = useTranslation('dashboard');
  const today = todayInZurich();
  // What can still be eaten comes first: with none of it at the head there is none at all.
  const spoilt = items[0] && freshnessOf(items[0].expirationDate, today) === 'expired';
  return (
    <Card
      as="section"
      tone={count > 0 ? 'saffron' : 'herb'}
      aria-labelledby="expiring-soon"
      className={clsx(
        'mt-6 grid items-center gap-x-8 gap-y-4',
        count > 0
          ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]'
          : 'sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className="flex items-start gap-4">
        <Icon of={Refrigerator} size={28} className="mt-1 text-herb" />
        <div>
          <h3 id="expiring-soon" className="text-xl">
            {t(spoilt ? 'soon.expiredHeading' : 'soon.heading')}
          </h3>
          <p className="text-sm text-muted">{text()}</p>
        </div>
      </div>
      {count > 0 && (
        <ul className="grid gap-2 sm:grid-cols-3">
          {items.map(({ id, name, expirationDate, expirationEstimate: estimate }) => {
            const expired = freshnessOf(expirationDate, today) === 'expired';
            const date = dayInWords(expirationDate ?? today, today);
            const passed = expired ? 'soon.expired' : 'soon.expires';
            const words = t(estimate === 'FROZEN' ? 'soon.best' : passed, { date });
            return (
              <li key={id} className="min-w-0 rounded-control bg-surface px-3.5 py-2">
                <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{name}</span>
                <span
                  className={clsx(
                    'block text-sm text-balance',
                    expired ? 'text-tomato' : 'text-saffron-ink',
                  )}
                >
                  {estimate === null ? words : t('soon.estimated', { words })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Link to={paths.inventory} className={buttonClass({ variant: 'secondary' })}>
        {t('soon.open')}
      </Link>
    </Card>
  );

  function text(): string {
    if (count === 0) return t('soon.emptyText');
    return t(spoilt ? 'soon.expiredText' : 'soon.text', { count });
  }
}
