import type { ChangeLog } from '../../platform/change-log.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import { watchLive, type Reload } from '../../platform/live-watch.js';
import type { Viewer } from '../../platform/viewer.js';
import { loadKitchenAccess } from './kitchen-access.js';

interface Scope {
  db: Db;
  clock: Clock;
  config: { complimentaryEmails: ReadonlySet<string> };
  changes: ChangeLog;
}

interface Standing {
  viewer: Viewer;
  /** What of it matters, to tell whether anything has changed. */
  told: string;
}

/** The person as they stand now, and again whenever what opens their kitchen changes, until their session ends. */
export function watchAccess(scope: Scope, viewer: Viewer, reload: Reload): AsyncIterable<Viewer> {
  const { changes } = scope;
  let told = '';
  const read = async (): Promise<Standing | null> => {
    const now = changes.ended ? null : await reload();
    // Whoever has moved watches another household: their client asks again.
    if (now?.householdId !== viewer.householdId) return null;
    const access = await loadKitchenAccess(scope, now);
    return { viewer: now, told: JSON.stringify([now.isSubscribed, now.hasPreferences, access]) };
  };
  return watchLive<Standing | null, Viewer>({
    found: null,
    read,
    subscribe: (listener) => changes.listen(viewer.householdId, () => listener(null)),
    reload,
    isOver: () => changes.ended,
    news: (standing) => {
      if (standing === null) return null;
      if (standing.told === told) return [];
      told = standing.told;
      return [standing.viewer];
    },
  });
}
