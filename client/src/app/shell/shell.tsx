import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useOnDemand } from '../../lib/use-on-demand';
import { ErrorBoundary } from '../error-boundary';
import { useSessionViewer } from '../guard/session';
import { BottomBar } from './bottom-bar';
import type { NavigationPart } from './navigation-sheet';
import { PageSkeleton } from './page-skeleton';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

const NavigationSheet = lazy(async () => ({
  default: (await import('./navigation-sheet')).NavigationSheet,
}));

/** The frame of every dashboard page: it names the page (the h1), the page begins at h2. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const viewer = useSessionViewer();
  const [part, setPart] = useState<NavigationPart>('all');
  const sheet = useOnDemand();
  const showNavigation = (next: NavigationPart): void => {
    setPart(next);
    sheet.show();
  };
  if (!viewer) return null;
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="absolute top-2 left-2 z-30 -translate-y-20 rounded-control bg-herb px-4 py-3 text-on-herb focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar viewer={viewer} onOpenMenu={() => showNavigation('all')} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 pt-4 pb-28 outline-none sm:px-6 sm:pb-12"
        >
          <ErrorBoundary inPage key={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <BottomBar onMore={() => showNavigation('more')} />
      {sheet.wanted && (
        <Suspense fallback={null}>
          <NavigationSheet part={part} open={sheet.open} onClose={sheet.hide} />
        </Suspense>
      )}
    </div>
  );
}
