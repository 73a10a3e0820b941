import { Repeater } from '@repeaterjs/repeater';
import type { ChangeLog, LoggedSince } from '../../../platform/change-log.js';
import type { Db } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { ChangedRows } from '../kitchen-change.graphql.js';
import { isNothing, readChangedRows, touchedFor } from './household-change.js';

export interface HouseholdChange extends ChangedRows {
  cursor: string;
  /** False: what was read before is not right any more, and this event does not say how. */
  complete: boolean;
  viewer: Viewer;
  /** Something was written to the person's notifications, or read. */
  notified: boolean;
  settings: boolean;
}

interface Scope {
  db: Db;
  changes: ChangeLog;
  viewer: Viewer;
}

interface WatchScope extends Scope {
  logger: Logger;
  /** Who the session is of now, and how they stand; null when it has ended, or may not read this any more. */
  reload: () => Promise<Viewer | null>;
}

/** The household's id goes with the cursor: one of another household says nothing about this one. */
const cursorFor = (householdId: string, cursor: string): string => `${householdId}.${cursor}`;

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

/** What came after a cursor; null where it is too old, or not this household's. */
async function newsSince({ changes, viewer }: Scope, after: string): Promise<LoggedSince | null> {
  const start = cursorFor(viewer.householdId, '');
  return after.startsWith(start)
    ? changes.since(viewer.householdId, after.slice(start.length))
    : null;
}

/** Where the household stands now. */
async function standing({ changes, viewer }: Scope, complete: boolean): Promise<HouseholdChange> {
  const cursor = cursorFor(viewer.householdId, await changes.head(viewer.householdId));
  return { cursor, complete, viewer, notified: !complete, settings: !complete };
}

/** What the news are for a person; without them, and where they are too many to name, all is to be read again. */
async function changeOf(scope: Scope, news: LoggedSince | null): Promise<HouseholdChange> {
  const { viewer } = scope;
  const touched = news && touchedFor(viewer.id, news.entries);
  if (!touched || touched.everything) return standing(scope, false);
  const { notified, settings } = touched;
  const rows = await readChangedRows(scope, touched);
  const cursor = cursorFor(viewer.householdId, news.cursor);
  return { ...rows, cursor, complete: true, viewer, notified, settings };
}

/** What happened in the viewer's household since a cursor, as one change; without a cursor, only where it stands. */
export const changesSince = async (scope: Scope, after: string | null): Promise<HouseholdChange> =>
  after === null ? standing(scope, true) : changeOf(scope, await newsSince(scope, after));

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
    const scope = (): Scope => ({ db, changes, viewer });

    let cursor = after ?? '';
    const say = async (change: HouseholdChange): Promise<void> => {
      cursor = change.cursor;
      if (!isLeft()) await push(change);
    };

    /** False when the stream is to end. */
    const look = async (): Promise<boolean> => {
      if (changes.ended) return false;
      const news = await newsSince(scope(), cursor);
      const touched = news && touchedFor(viewer.id, news.entries);
      const isQuiet = touched !== null && isNothing(touched);
      if (isQuiet && !touched.sessions) {
        cursor = cursorFor(viewer.householdId, news?.cursor ?? '');
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
      const change = await changeOf(scope(), moved ? null : news);
      if (isQuiet && !moved) cursor = change.cursor;
      else await say(change);
      return true;
    };

    try {
      if (after === null) await say(await standing(scope(), true));
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
