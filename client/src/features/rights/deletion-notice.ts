import { readStored, writeStored } from '../../lib/browser-storage';

// Session storage: it is for the next page of this tab, which knows nothing of who was here.
const key = 'account-deleted';

/** The next landing page says that the account is gone. */
export const noteDeletion = (): void => writeStored('session', key, 'true');

/** Whether the landing page has that to say; it says it once. */
export function takeDeletionNote(): boolean {
  const noted = readStored('session', key) !== null;
  if (noted) writeStored('session', key, null);
  return noted;
}
