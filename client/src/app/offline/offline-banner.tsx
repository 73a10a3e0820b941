import { CloudOff, Clock } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { frenchDate } from '../../lib/french-date';
import { onFirstUse } from '../../lib/on-first-use';
import { lookNow, useOffline } from '../../offline/offline-state';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { isUnanswered, seenAtOf } from './kept-pages';

const time = onFirstUse(
  () => new Intl.DateTimeFormat('fr-CH', { hour: '2-digit', minute: '2-digit' }),
);
const day = frenchDate({ day: 'numeric', month: 'long' });

function seenSentence(t: TFunction<['offline', 'common']>, at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday
    ? t('seenToday', { time: time().format(date) })
    : t('seenOn', { date: day.format(date), time: time().format(date) });
}

/** Says why the server is not to be heard, of when the page is, and how much waits to be sent. */
export function OfflineBanner() {
  const { t } = useTranslation(['offline', 'common']);
  const { pathname } = useLocation();
  const { away, waiting, seenAt, unanswered } = useOffline();
  const [looking, setLooking] = useState(false);
  const count = waiting.length;
  // What only takes a moment longer is not worth a word.
  const said = away === 'slow' ? null : away;
  const at = said && !isUnanswered(pathname, unanswered) ? seenAtOf(pathname, seenAt) : null;
  const unsent = said === 'network' ? 'waiting' : 'unsent';

  const look = async (): Promise<void> => {
    setLooking(true);
    await lookNow();
    setLooking(false);
  };
  return (
    <div className="flex items-center gap-2.5 border-b border-line bg-saffron-soft px-4 py-2 text-sm text-ink sm:px-6 print:hidden">
      <p role="status" className="flex min-w-0 flex-1 items-start gap-2.5">
        <Icon
          of={said === null || said === 'late' ? Clock : CloudOff}
          size={18}
          className="mt-0.5 text-saffron-ink"
        />
        {/* As many lines whatever waits: what is below must not move from under a thumb. */}
        <span className="min-w-0">
          {said && <strong className="font-semibold">{t(`away.${said}`)} </strong>}
          {count > 0 && t(said ? unsent : 'sending', { count })}
          {at !== null && <span className="block">{seenSentence(t, at)}</span>}
        </span>
      </p>
      {said === 'server' && (
        <Button variant="secondary" size="sm" loading={looking} onClick={() => void look()}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  );
}
