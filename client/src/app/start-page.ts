import { paths } from './paths';

// Not the payment's page: coming back from paying is no start of anything.
export const startPaths: readonly string[] = [
  paths.dashboard,
  paths.questionnaire,
  paths.subscription,
];

/** Whether a visit that begins at this path starts the app, as opposed to reading a public page. */
export const isStartPage = (pathname: string): boolean =>
  startPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
