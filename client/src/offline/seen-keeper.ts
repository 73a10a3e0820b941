import type { ApolloClient } from '@apollo/client';
import { forgetSeen, readSeen, writeSeen } from './device';
import { forgetLastLook } from './last-look';
import { readOffline, setOffline } from './offline-state';
import type { Seen } from './seen';
import { toKeep, type Snapshot } from './snapshot';
import { noteSaved, noteUnsaved, unsavedRevision } from './unsaved';

const saveAfterMs = 500;

/** Keeps what one person last saw on the device, a moment after each change of it. */
export function createSeenKeeper(client: ApolloClient) {
  let personId: string | null = null;
  let seen: Seen | null = null;
  let saving: ReturnType<typeof setTimeout> | undefined;
  let opening: Promise<unknown> = Promise.resolve();

  async function save(): Promise<void> {
    clearTimeout(saving);
    saving = undefined;
    // What was kept before must be known, or it would be written over.
    await opening;
    if (personId === null) return;
    const revision = unsavedRevision();
    const snapshot = toKeep(client.cache.extract() as Snapshot, seen?.snapshot ?? null);
    if (!snapshot) return;
    seen = { personId, snapshot, seenAt: readOffline().seenAt };
    await writeSeen(seen);
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
      setOffline({ seenAt: { ...seen?.seenAt, ...readOffline().seenAt } });
    },
    /** Stops; nothing more is written. */
    stop(): void {
      clearTimeout(saving);
      saving = undefined;
      personId = null;
      seen = null;
    },
    /** Shows what was seen last, by whomever; null where the device keeps nothing. */
    async show(): Promise<string | null> {
      const kept = await readSeen();
      if (!kept) return null;
      client.cache.restore(kept.snapshot);
      setOffline({ seenAt: kept.seenAt });
      seen = kept;
      personId = kept.personId;
      return kept.personId;
    },
  };
}
