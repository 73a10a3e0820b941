import { matchPath } from 'react-router-dom';
import { paths, type Path } from '../paths';

/** Who may see a page: visitors only, people at one step, anybody signed in, or subscribers. */
export type Access = 'signed-out' | 'questionnaire' | 'subscription' | 'signed-in' | 'dashboard';

/** Who may see which page of the app; null where anybody may. */
export const pageAccess = {
  [paths.auth]: 'signed-out',
  [paths.resetPassword]: null,
  [paths.newPassword]: null,
  [paths.emailConfirmation]: null,
  [paths.verifyEmail]: null,
  [paths.changeEmail]: null,
  [paths.invitation]: null,
  [paths.questionnaire]: 'questionnaire',
  [paths.subscription]: 'subscription',
  [paths.account]: 'signed-in',
  [paths.paymentSuccess]: 'signed-in',
  [paths.dashboard]: 'dashboard',
  [paths.feed]: 'dashboard',
  [paths.favorites]: 'dashboard',
  [paths.book]: 'dashboard',
  [paths.recipe]: 'dashboard',
  [paths.chat]: 'dashboard',
  [paths.planning]: 'dashboard',
  [paths.week]: 'dashboard',
  [paths.shopping]: 'dashboard',
  [paths.inventory]: 'dashboard',
  [paths.settings]: 'dashboard',
} as const satisfies Partial<Record<Path, Access | null>>;

export type AppPagePath = keyof typeof pageAccess;

const isAt = (pattern: string, pathname: string): boolean =>
  matchPath({ path: pattern, caseSensitive: true }, pathname) !== null;

/** Whether somebody signs in to come back there, though anybody may look at it: it comes before any step of one's own. */
export const leadsBack = (pathname: string): boolean =>
  isAt(paths.invitation, pathname) || isAt(paths.emailConfirmation, pathname);

/** Who may see the page at this path; null where anybody may, or nothing is. */
export const accessAt = (pathname: string): Access | null =>
  Object.entries(pageAccess).find(([pattern]) => isAt(pattern, pathname))?.[1] ?? null;
