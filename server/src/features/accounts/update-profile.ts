import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import type { ProfileInput } from './account-input.js';

/** The viewer as they are called from now on. A phone that is left out stays, a blank one is removed. */
export async function updateProfile(
  { db, viewer }: { db: Db; viewer: Viewer },
  { firstName, lastName, phone = viewer.phone }: ProfileInput,
): Promise<Viewer> {
  const profile = { firstName, lastName, phone };
  await db.user.updateMany({ where: { id: viewer.id }, data: profile });
  return { ...viewer, ...profile };
}
