import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readStored, writeStored } from '../lib/browser-storage';
import { Splash as SplashScreen } from '../ui/splash';
import { isStartPage } from './start-page';

/** How long the splash stays, in milliseconds; the app loads beneath it meanwhile. */
const splashDuration = 2000;
export const splashShownKey = 'splash-shown';

/** Covers the start of the app, once per browser session; gives way at once to a public page. */
export function Splash() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const starting = isStartPage(pathname);
  const [due, setDue] = useState(() => starting && readStored('session', splashShownKey) === null);

  useEffect(() => {
    if (!due) return;
    writeStored('session', splashShownKey, 'true');
    const timer = setTimeout(() => setDue(false), splashDuration);
    return () => clearTimeout(timer);
  }, [due]);

  return due && starting ? <SplashScreen label={t('productName')} tagLine={t('tagLine')} /> : null;
}
