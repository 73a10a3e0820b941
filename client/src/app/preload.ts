import { matchPath } from 'react-router-dom';
import { appRoutes, partsOf } from './app-routes';
import { NotFoundPage } from './pages';

/**
 * Fetches at once all the code that a path will show. React would find its parts one after another,
 * each only when the one around it has arrived and the guard has answered.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const route = appRoutes.find(({ path }) => matchPath(path, pathname));
  await Promise.all((route ? partsOf(route) : [NotFoundPage]).map((part) => part.preload()));
}
