import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';

/** So long a deleted line can be restored. */
const keptForMs = 86_400_000;

/** Clears away, in every household, the lines whose day for an undo is over. */
export async function purgeDeletedItems({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const over = new Date(clock.now().getTime() - keptForMs);
  await db.shoppingItem.deleteMany({ where: { deletedAt: { lt: over } } });
}
