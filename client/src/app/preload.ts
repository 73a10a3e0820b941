import { matchPath } from 'react-router-dom';
import { appRoutes, partsOf, type AppRoute } from './app-routes';
import { NotFoundPage } from './pages';

const routeOf = (pathname: string): AppRoute | undefined =>
  appRoutes.find(({ path }) => matchPath(path, pathname));

/**
 * Fetches at once all the code that a path will show. React would find its parts one after another,
 * each only when the one around it has arrived and the guard has answered.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  await Promise.all((route ? partsOf(route) : [NotFoundPage]).map((part) => part.preload()));
}

/** How long the first page waits for the guard's answer: sooner, its skeleton would only flash. */
const soonMs = 300;

/** The code of the first page, and who is there, which was asked while the code was on its way. */
export async function prepareFirstPage(pathname: string): Promise<void> {
  await preloadPage(pathname);
  if (!routeOf(pathname)) return;
  const known = import('./frame').then(
    ({ askWhoIsThere }) => askWhoIsThere(),
    // Code that could not be fetched is told of where it is shown.
    () => undefined,
  );
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, soonMs))]);
}
