import { readStored, writeStored } from '../../lib/browser-storage';
import { accessAt, leadsBack, type Access } from './page-access';

// Session storage outlives the trip to the payment page and dies with the tab.
const key = 'asked-place';

/** One of our own pages that somebody can be on the way to. */
export interface AskedPlace {
  /** With its query and its fragment. */
  to: string;
  pathname: string;
  /** Null for what anybody may look at: an invitation, or where a link is asked for. */
  access: Access | null;
}

/** The place if somebody can be on the way to it; null for anything else, other sites above all. */
export function guardedPlace(place: string | null, origin: string): AskedPlace | null {
  if (!place?.startsWith('/')) return null;
  const url = URL.parse(place, origin);
  if (url?.origin !== origin) return null;
  const { pathname } = url;
  const access = accessAt(pathname);
  if (access === 'signed-out' || (access === null && !leadsBack(pathname))) return null;
  return { to: pathname + url.search + url.hash, pathname, access };
}

export const rememberAskedPlace = (place: string): void => writeStored('session', key, place);

export const forgetAskedPlace = (): void => writeStored('session', key, null);

/** Where the person first wanted to go, before being led through signing in and the other steps. */
export const askedPlace = (): AskedPlace | null =>
  guardedPlace(readStored('session', key), window.location.origin);
