import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Brand } from '../lib/brand';
import { ThemeToggle } from '../lib/theme-toggle';
import { ErrorBoundary } from './error-boundary';
import { PageLoading } from './page-loading';
import { paths } from './paths';

/** The frame of the pages that stand alone: a header, and the page, which brings its own main. */
export function PlainLayout({ action }: { action?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center gap-1 px-4 py-3 sm:px-6">
        <Brand to={paths.home} />
        <span className="flex-1" />
        <ThemeToggle />
        {action}
      </header>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
