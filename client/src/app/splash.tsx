import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../lib/browser-storage';
import { paths } from './paths';

/** How long the splash stays, in milliseconds; the app loads beneath it meanwhile. */
const splashDuration = 2000;
const key = 'splash-shown';

// Not on public pages, and not on the way back from paying, which is no start of anything.
const startPages: readonly string[] = [paths.dashboard, paths.questionnaire, paths.subscription];

/** Whether this load of the page is a start of the app: once per browser session. */
export const isStart = (pathname: string, alreadyShown: boolean): boolean =>
  !alreadyShown && startPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));

export function Splash() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(() =>
    isStart(window.location.pathname, readStored('session', key) !== null),
  );

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      writeStored('session', key, 'true');
      setShown(false);
    }, splashDuration);
    return () => clearTimeout(timer);
  }, [shown]);

  if (!shown) return null;
  return (
    <div
      role="presentation"
      className="fixed inset-0 z-50 grid place-items-center bg-paper"
      data-splash
    >
      <div className="flex animate-rise flex-col items-center gap-4 p-6 text-center">
        <img src="/favicon.svg" alt="" width={96} height={96} />
        <p className="font-title text-4xl font-semibold">{t('productName')}</p>
        <p className="text-lg text-muted">{t('tagLine')}</p>
      </div>
    </div>
  );
}
