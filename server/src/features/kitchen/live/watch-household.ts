import { Repeater } from '@repeaterjs/repeater';
import type { ChangeLog } from '../../../platform/change-log.js';
import type { Db } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { ChangedRows } from '../kitchen-change.graphql.js';
import { isNothing, nothingTouched, readChangedRows, touchedFor } from './household-change.js';

export interface HouseholdChange extends ChangedRows {
  cursor: string;
  /** False: what was read before is not right any more, and this event does not say how. */
  complete: boolean;
  viewer: Viewer;
  /** Something was written to the person's notifications, or read. */
  notified: boolean;
  settings: boolean;
}

interface WatchScope {
  db: Db;
  changes: ChangeLog;
  logger: Logger;
  viewer: Viewer;
  /** Who the session is of now, and how they stand; null when it has ended, or may not read this any more. */
  reload: () => Promise<Viewer | null>;
}

/** The household's id goes with the cursor: one of another household says nothing about this one. */
const cursorFor = (householdId: string, cursor: string): string => `${householdId}.${cursor}`;

const join = (viewer: Viewer, cursor: string): string => cursorFor(viewer.householdId, cursor);

/** Where a household stands before its lists are read; null when nobody can say. */
export async function currentCursor(
  { changes, logger }: Pick<WatchScope, 'changes' | 'logger'>,
  householdId: string,
): Promise<string | null> {
  try {
    return cursorFor(householdId, await changes.head(householdId));
  } catch (error) {
    logger.warn({ err: error }, 'where a household stands could not be read');
    return null;
  }
}

/**
 * What changes in the viewer's household, from `after` on, or from now. The first event comes at once and says where
 * the log stands. Who the person is, and whose household they share, is looked up again for every event; the stream
 * ends with the session. Leaving releases the listener.
 */
export function watchHousehold(
  { db, changes, logger, viewer: first, reload }: WatchScope,
  after: string | null,
): AsyncIterable<HouseholdChange> {
  return new Repeater<HouseholdChange>(async (push, stop) => {
    let viewer = first;
    let stopped = false;
    let rung = false;
    let ring = (): void => undefined;
    const hear = (): void => {
      rung = true;
      ring();
    };
    let release = changes.listen(viewer.householdId, hear);
    void stop.then(() => {
      stopped = true;
      release();
      ring();
    });
    const isLeft = (): boolean => stopped;

    /** Where the household stands; null when everything read before is to be read again. */
    let cursor: string | null = null;
    const say = async (change: Partial<HouseholdChange>): Promise<void> => {
      cursor ??= await changes.head(viewer.householdId);
      const rows = await readChangedRows({ db, viewer }, nothingTouched);
      const quiet = { complete: true, notified: false, settings: false };
      const at = { cursor: join(viewer, cursor), viewer };
      if (!isLeft()) await push({ ...rows, ...quiet, ...at, ...change });
    };

    /** False when the stream is to end. */
    const look = async (): Promise<boolean> => {
      if (changes.ended) return false;
      const news = cursor === null ? null : await changes.since(viewer.householdId, cursor);
      const touched = news && touchedFor(viewer.id, news.entries);
      const isQuiet = touched !== null && isNothing(touched);
      if (isQuiet && !touched.sessions) {
        cursor = news?.cursor ?? cursor;
        return true;
      }
      const now = await reload();
      if (!now) return false;
      const moved = now.householdId !== viewer.householdId;
      viewer = now;
      if (moved) {
        release();
        release = changes.listen(viewer.householdId, hear);
        if (isLeft()) release();
      }
      if (moved || !touched || touched.everything) {
        cursor = null;
        await say({ complete: false, notified: true, settings: true });
        return true;
      }
      cursor = news.cursor;
      if (isQuiet) return true;
      const rows = await readChangedRows({ db, viewer }, touched);
      await say({ ...rows, notified: touched.notified, settings: touched.settings });
      return true;
    };

    try {
      if (after === null) await say({});
      else if (after.startsWith(join(viewer, ''))) cursor = after.slice(join(viewer, '').length);
      rung = after !== null;
      while (!isLeft()) {
        if (!rung) await new Promise<void>((resolve) => (ring = resolve));
        rung = false;
        if (isLeft()) break;
        try {
          if (!(await look())) break;
        } catch (error) {
          // The next bell looks again, from the same place.
          logger.warn({ err: error }, 'a household’s changes could not be read');
        }
      }
    } finally {
      stop();
    }
  });
}
