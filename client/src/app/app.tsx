import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { PageLoading } from './page-loading';
import { PageTurn } from './page-turn';
import { AppRoutes } from './routes';
import { SplashEnd } from './splash';

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Suspense fallback={<PageLoading />}>
          <PageTurn>
            <AppRoutes />
          </PageTurn>
        </Suspense>
        <SplashEnd />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
