import { readStored, writeStored } from '../../lib/browser-storage';
import { paths } from '../paths';

// Session storage outlives the trip to the payment page and dies with the tab.
const key = 'asked-place';

/** Where an invitation is looked at: what it offers comes before any step of one's own. */
const invitationRoot = paths.invitation.replace('/:token', '');

export const isInvitation = (place: string | null): place is string =>
  place?.startsWith(`${invitationRoot}/`) === true;

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The place if it is one of our own pages that somebody can be on the way to; null for anything else, other sites above all. */
export function guardedPlace(place: string | null, origin: string): string | null {
  if (!place?.startsWith('/')) return null;
  const url = URL.parse(place, origin);
  if (url?.origin !== origin) return null;
  const guarded =
    isWithin(url.pathname, paths.dashboard) ||
    isWithin(url.pathname, paths.paymentSuccess) ||
    isInvitation(url.pathname);
  return guarded ? url.pathname + url.search + url.hash : null;
}

export const rememberAskedPlace = (place: string): void => writeStored('session', key, place);

export const forgetAskedPlace = (): void => writeStored('session', key, null);

/** Where the person first wanted to go, before being led through signing in and the other steps. */
export const askedPlace = (): string | null =>
  guardedPlace(readStored('session', key), window.location.origin);
