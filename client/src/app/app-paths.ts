import { appRoutes } from './app-routes';
import * as pages from './pages';

const names = new Map<unknown, string>(Object.entries(pages).map(([name, page]) => [page, name]));

export interface AppPath {
  path: string;
  /** What it shows, by its name in app/pages.ts. */
  page: string;
}

/** Where the server answers with the app; everywhere else is a public page or « not found ». */
export const appPaths: readonly AppPath[] = appRoutes.map(({ path, Page }) => ({
  path,
  page: names.get(Page) ?? '',
}));
