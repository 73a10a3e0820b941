import clsx from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { timerStore } from '../../features/cooking/timer-store';
import { PreparePage } from '../../lib/prepare-page';
import { useStoredValue } from '../../lib/stored-value';
import { useOnDemand } from '../../lib/use-on-demand';
import { useOffline } from '../../offline/offline-state';
import { ErrorBoundary } from '../error-boundary';
import { paths } from '../paths';
import { useSessionViewer } from '../guard/session';
import { OfflineGate } from '../offline/offline-gate';
import { SkipLink } from '../../ui/skip-link';
import { SilentBoundary } from '../offline/silent-boundary';
import { ConsentRenewal, KitchenTimers, OfflineBanner } from '../pages';
import { preloadPage } from '../preload';
import { BottomBar } from './bottom-bar';
import { LiveLater } from './live-later';
import type { NavigationPart } from './navigation-sheet';
import { PageSkeleton } from './page-skeleton';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

const NavigationSheet = lazy(async () => ({
  default: (await import('./navigation-sheet')).NavigationSheet,
}));

/** The frame of every dashboard page: it names the page (the h1), the page begins at h2; a recipe names its own. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const viewer = useSessionViewer();
  const [part, setPart] = useState<NavigationPart>('all');
  const sheet = useOnDemand();
  const timers = useStoredValue(timerStore);
  const { away, waiting } = useOffline();
  const showNavigation = (next: NavigationPart): void => {
    setPart(next);
    sheet.show();
  };
  if (!viewer) return null;
  // A conversation is read from its end, so it scrolls between its two bars rather than with the page.
  const fillsScreen = pathname === paths.chat;
  return (
    <div className="flex min-h-dvh">
      <SkipLink>{t('skipToContent')}</SkipLink>
      <Sidebar />
      <div className={clsx('flex min-w-0 flex-1 flex-col', fillsScreen && 'h-dvh')}>
        <TopBar viewer={viewer} onOpenMenu={() => showNavigation('all')} />
        {((away !== null && away !== 'slow') || waiting.length > 0) && (
          <SilentBoundary>
            <Suspense fallback={null}>
              <OfflineBanner />
            </Suspense>
          </SilentBoundary>
        )}
        <main
          key={pathname}
          id="content"
          tabIndex={-1}
          className={clsx(
            'mx-auto w-full max-w-6xl flex-1 px-[min(1rem,5vw)] outline-none sm:px-6',
            fillsScreen
              ? 'flex min-h-0 flex-col overflow-y-auto pb-[var(--bottom-bar,3.5rem)] sm:pb-0 short:pb-0'
              : 'page-end pt-4',
          )}
        >
          {viewer.consentDue && pathname === paths.dashboard && (
            <SilentBoundary>
              <Suspense fallback={null}>
                <ConsentRenewal />
              </Suspense>
            </SilentBoundary>
          )}
          <ErrorBoundary inPage>
            <Suspense fallback={<PageSkeleton />}>
              <OfflineGate>
                <PreparePage value={preloadPage}>
                  <Outlet />
                </PreparePage>
              </OfflineGate>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <LiveLater viewer={viewer} />
      {timers.length > 0 && (
        <Suspense fallback={null}>
          <KitchenTimers />
        </Suspense>
      )}
      <BottomBar onMore={() => showNavigation('more')} />
      {sheet.wanted && (
        <Suspense fallback={null}>
          <NavigationSheet part={part} open={sheet.open} onClose={sheet.hide} />
        </Suspense>
      )}
    </div>
  );
}
