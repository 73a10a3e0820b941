import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import type { SavePreferencesInput } from './preferences-input.js';

/** Writes the answers, the viewer's first or their newest; what the input leaves out keeps its value. */
export async function savePreferences(
  { db, viewer }: { db: Db; viewer: Viewer },
  { householdSize, difficulty, servings, ...answers }: SavePreferencesInput,
): Promise<void> {
  const data = {
    ...answers,
    ...householdSize,
    ...(difficulty ? { difficulty } : {}),
    ...(servings ? { servings } : {}),
  };
  await db.preferences.upsert({
    where: { userId: viewer.id },
    create: { userId: viewer.id, ...data },
    update: data,
  });
}
