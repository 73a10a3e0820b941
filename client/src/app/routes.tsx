import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { appRoutes, type AppRoute } from './app-routes';
import { Connected } from './connected';
import type { Access } from './guard/page-access';
import { RequireStep } from './guard/require-step';
import { LeaveButton } from './leave-button';
import { PageLoading } from './page-loading';
import { NotFoundPage } from './pages';
import { paths } from './paths';
import { PlainLayout } from './plain-layout';
import { PublicDocument } from './public-document';
import { Shell } from './shell/shell';
import { ShellSkeleton } from './shell/shell-skeleton';

const step = (access: Access, page: ReactNode, pending = <PageLoading />): ReactNode => (
  <RequireStep access={access} pending={pending}>
    {page}
  </RequireStep>
);

const standsAlone = ({ access }: AppRoute): boolean => access !== 'dashboard';
const inShell = (route: AppRoute): boolean => !standsAlone(route);

/** Every page of the product: the public documents, and the app's own (app-routes.ts). */
export function AppRoutes() {
  return (
    <Routes>
      {[paths.home, paths.privacy, paths.terms, paths.accessibility].map((path) => (
        <Route key={path} path={path} element={<PublicDocument />} caseSensitive />
      ))}
      <Route element={<PlainLayout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>

      <Route element={<Connected />}>
        <Route element={<PlainLayout action={<LeaveButton />} />}>
          {appRoutes.filter(standsAlone).map(({ path, access, Page }) => (
            <Route
              key={path}
              path={path}
              element={access ? step(access, <Page />) : <Page />}
              caseSensitive
            />
          ))}
        </Route>
        <Route element={step('dashboard', <Shell />, <ShellSkeleton />)}>
          {appRoutes.filter(inShell).map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} caseSensitive />
          ))}
        </Route>
      </Route>
    </Routes>
  );
}
