import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';
import { createCache } from '../apollo/cache';
import { forgetSeen, readSeen, writeSeen } from './device';
import { forgetLastLook } from './last-look';
import { readOffline, setOffline } from './offline-state';
import type { Seen } from './seen';
import { isSessionOver } from './session-mark';
import { timesHeld, toKeep, type Snapshot } from './snapshot';
import { noteSaved, noteUnsaved, unsavedRevision } from './unsaved';

const saveAfterMs = 500;
/** How often what was read is waited for to come to the cache: a page may draw a list before it writes it there. */
const mostAgain = 5;

/** Keeps what one person last saw on the device, a moment after each change of it. */
export function createSeenKeeper(client: ApolloClient) {
  let personId: string | null = null;
  let seen: Seen | null = null;
  let saving: ReturnType<typeof setTimeout> | undefined;
  let again = 0;
  let opening: Promise<unknown> = Promise.resolve();

  async function save(): Promise<void> {
    clearTimeout(saving);
    saving = undefined;
    // What was kept before must be known, or it would be written over.
    await opening;
    if (personId === null || isSessionOver()) return;
    const revision = unsavedRevision();
    const snapshot = toKeep(client.cache.extract() as Snapshot, seen?.snapshot ?? null);
    if (!snapshot) return;
    const read = readOffline().seenAt;
    const seenAt = timesHeld(snapshot, read);
    seen = { personId, snapshot, seenAt };
    await writeSeen(seen);
    if (again < mostAgain && Object.keys(read).some((field) => !(field in seenAt))) {
      again += 1;
      saving ??= setTimeout(saveNow, saveAfterMs * 2 ** again);
      return;
    }
    again = 0;
    noteSaved(revision);
    // Unless a page was left meanwhile with more than this.
    if (revision === unsavedRevision()) forgetLastLook();
  }
  // A full or refused device keeps less; the page goes on.
  const saveNow = (): void => void save().catch(() => undefined);

  return {
    saveNow,
    saveSoon: (afterMs = saveAfterMs): void => {
      noteUnsaved();
      if (afterMs === 0) clearTimeout(saving);
      else if (saving !== undefined) return;
      saving = setTimeout(saveNow, afterMs);
    },
    /** Goes on from what this person saw before, and removes what another did. */
    async open(id: string): Promise<void> {
      personId = id;
      const reading = readSeen();
      opening = reading.catch(() => undefined);
      const kept = await reading;
      if (kept && kept.personId !== id) await forgetSeen();
      seen = kept?.personId === id ? kept : null;
      const seenAt = seen && timesHeld(seen.snapshot, seen.seenAt);
      setOffline({ seenAt: { ...seenAt, ...readOffline().seenAt } });
    },
    /** Stops; nothing more is written. */
    stop(): void {
      clearTimeout(saving);
      saving = undefined;
      personId = null;
      seen = null;
    },
    /** What this person saw last of what is asked, with what has been read since; null where that is not all of it. */
    async answer(query: DocumentNode, variables: object): Promise<object | null> {
      await opening;
      if (!seen || isSessionOver()) return null;
      const known: ApolloCache = createCache();
      known.restore(toKeep(client.cache.extract() as Snapshot, seen.snapshot) ?? seen.snapshot);
      return known.readQuery<object>({ query, variables: { ...variables } });
    },
    /** Shows what was seen last, by whomever; null where the device keeps nothing. */
    async show(): Promise<string | null> {
      const kept = await readSeen();
      if (!kept) return null;
      client.cache.restore(kept.snapshot);
      setOffline({ seenAt: timesHeld(kept.snapshot, kept.seenAt) });
      seen = kept;
      personId = kept.personId;
      return kept.personId;
    },
  };
}
