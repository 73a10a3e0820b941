import { readStored, writeStored } from '../../lib/browser-storage';

// Session storage: what was shown during this visit is shown again after a reload.
const key = 'recipe-generation';

export const notedGeneration = (): string | null => readStored('session', key);

/** Remembers which generation is on screen; null when none is any more. */
export const noteGeneration = (id: string | null): void => writeStored('session', key, id);
