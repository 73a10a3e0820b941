import { matchPath } from 'react-router-dom';
import { appRoutes, type AppRoute } from './app-routes';
import { pause } from '../lib/pause';
import { askWhoIsThere } from './connected';
import { NotFoundPage } from './pages';

const routeOf = (pathname: string): AppRoute | undefined =>
  appRoutes.find(({ path }) => matchPath(path, pathname));

/** Fetches the code of the page that a path will show, before the guard has let anybody in. */
export const preloadPage = (pathname: string): Promise<void> =>
  (routeOf(pathname)?.Page ?? NotFoundPage).preload();

/** How long the first page waits for the guard's answer: sooner, its skeleton would only flash. */
const soonMs = 300;

/** The code of the first page, and who is there: that answer is read while the code is still on its way. */
export async function prepareFirstPage(pathname: string): Promise<void> {
  const known = routeOf(pathname) ? askWhoIsThere() : undefined;
  await preloadPage(pathname);
  await pause();
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, soonMs))]);
}
