import { appRoutes, partsOf } from './app-routes';
import * as pages from './pages';

const names = new Map<unknown, string>(Object.entries(pages).map(([name, page]) => [page, name]));

export interface AppPath {
  path: string;
  /** What it shows, by the names of app/pages.ts. */
  pages: readonly string[];
}

/** Where the server answers with the app; everywhere else is a public page or « not found ». */
export const appPaths: readonly AppPath[] = appRoutes.map((route) => ({
  path: route.path,
  pages: partsOf(route).flatMap((part) => names.get(part) ?? []),
}));
