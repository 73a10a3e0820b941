import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isStartPage } from './start-page';

/** Set by public/boot.js, which shows the splash of the built document for its two seconds. */
export const splashShownKey = 'splash-shown';

/** Takes the splash away before its time where the app leads to a public page. */
export function SplashEnd() {
  const { pathname } = useLocation();
  const starting = isStartPage(pathname);
  useEffect(() => {
    if (!starting) delete document.documentElement.dataset.splash;
  }, [starting]);
  return null;
}
