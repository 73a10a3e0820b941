import { CloudOff, Clock } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { onFirstUse } from '../../lib/on-first-use';
import { useOffline } from '../../offline/offline-state';
import { Icon } from '../../ui/icon';
import { seenAtOf } from './kept-pages';

const time = onFirstUse(
  () => new Intl.DateTimeFormat('fr-CH', { hour: '2-digit', minute: '2-digit' }),
);
const day = onFirstUse(() => new Intl.DateTimeFormat('fr-CH', { day: 'numeric', month: 'long' }));

function seenSentence(t: TFunction<'offline'>, at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday
    ? t('seenToday', { time: time().format(date) })
    : t('seenOn', { date: day().format(date), time: time().format(date) });
}

/** Says that there is no network, of when the page is, and how much waits to be sent. */
export function OfflineBanner() {
  const { t } = useTranslation('offline');
  const { pathname } = useLocation();
  const { away, waiting, seenAt } = useOffline();
  const count = waiting.length;
  const at = away ? seenAtOf(pathname, seenAt) : null;
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 border-b border-line bg-saffron-soft px-4 py-2 text-sm text-ink sm:px-6 print:hidden"
    >
      <Icon of={away ? CloudOff : Clock} size={18} className="mt-0.5 text-saffron-ink" />
      {/* As many lines whatever waits: what is below must not move from under a thumb. */}
      <span className="min-w-0">
        {away && <strong className="font-semibold">{t('away')} </strong>}
        {count > 0 && t(away ? 'waiting' : 'sending', { count })}
        {at !== null && <span className="block">{seenSentence(t, at)}</span>}
      </span>
    </p>
  );
}
