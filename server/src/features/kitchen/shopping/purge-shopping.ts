import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import { keptDeletedForMs } from './shopping-item.policy.js';

const keptTakenForMs = 30 * 24 * 3_600_000;

/** Clears away, in every household, the lines whose day for an undo is over, and the ticks that no device will send again. */
export async function purgeShopping({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = (ms: number) => ({ lt: new Date(clock.now().getTime() - ms) });
  const today = new Date(dayInZurich(clock.now()));
  await db.shoppingItem.deleteMany({
    where: {
      deletedAt: before(keptDeletedForMs),
      // What was left out for a meal is asked for again with it, until it is over.
      NOT: { leftOut: true, plannedMeal: { date: { gte: today } } },
    },
  });
  await db.takenTick.deleteMany({ where: { takenAt: before(keptTakenForMs) } });
}
