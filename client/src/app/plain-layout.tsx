import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Brand } from '../lib/brand';
import { ThemeToggle } from '../lib/theme-toggle';
import { ErrorBoundary } from './error-boundary';
import { PageLoading } from './page-loading';
import { paths } from './paths';

/** The frame of the pages that stand alone: a header, and the page. */
export function PlainLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <Brand to={paths.home} />
        <ThemeToggle />
      </header>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
