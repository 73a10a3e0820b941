import { mostTouched, touchedEntry } from './graphql/household-log.js';
import type { AfterMutation } from './graphql/after-mutation.js';
import type { Viewer } from './platform/viewer.js';

type Kind = 'shoppingItems' | 'plannedMeals' | 'inventoryItems' | 'recipes';

/** Where a mutation's payload has the rows it touched, or their ids; what is only true has none. */
type Sources = Partial<Record<Kind, readonly string[]>> & {
  /** The caller's own notifications. */
  notified?: true;
  /** The caller's own sessions. */
  sessions?: true;
  /** True, or where the payload says whether it changed them. */
  settings?: true | string;
  everything?: true;
};

/** What of the shared data each mutation changes: one that is missing here is seen by nobody else. */
export const sharedChanges: Readonly<Record<string, Sources>> = {
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Of a row, an id, or a list of either. */
function idsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsOf);
  return value === null || value === undefined ? [] : idsOf(property(value, 'id'));
}

/** The entry for a mutation's answer; null when it changed nothing. */
function entryOf(sources: Sources, payload: unknown, by: string) {
  const { notified, sessions, settings: said, everything, ...kinds } = sources;
  const settings = (isText(said) ? property(payload, said) : said) === true;
  const rows = Object.entries(kinds).map(([kind, places]): [string, string[]] => [
    kind,
    places.flatMap((place) => idsOf(property(payload, place))),
  ]);
  const count = rows.reduce((sum, [, ids]) => sum + ids.length, 0);
  if (count === 0 && !notified && !sessions && !settings && !everything) return null;
  const named = count > mostTouched ? { everything: true } : Object.fromEntries(rows);
  const own = { notified: notified && [by], sessions: sessions && [by] };
  return touchedEntry.parse({ by, ...own, settings, everything, ...named });
}

/** Whose data it is: the owner of the account that a link led to, whoever has followed it, or else the caller. */
function touchedPerson(payload: unknown, viewer: Viewer | null) {
  const owner = property(payload, 'owner');
  const [userId, householdId] = [property(owner, 'userId'), property(owner, 'householdId')];
  if (isText(userId) && isText(householdId)) return { id: userId, householdId };
  return viewer;
}

/** Notes what was touched: for the household that the person was in, and for the one they are in now. */
const note =
  (sources: Sources): AfterMutation =>
  (payload, { viewer, changes }) => {
    const person = touchedPerson(payload, viewer);
    const entry = person && entryOf(sources, payload, person.id);
    if (!entry) return;
    const now = property(property(payload, 'viewer'), 'householdId');
    for (const topic of new Set([person.householdId, now].filter(isText)))
      void changes.append(topic, entry);
  };

/** For `afterMutations`; server/docs/adr/0012-live-households.md. */
export const noteSharedChanges: Readonly<Record<string, AfterMutation>> = Object.fromEntries(
  Object.entries(sharedChanges).map(([name, sources]) => [name, note(sources)]),
);
