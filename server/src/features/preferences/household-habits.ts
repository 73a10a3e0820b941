import type { ShoppingFrequency } from '../../generated/prisma/enums.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { eatersOf } from '../../recipe-writing/household-table.js';

export interface HouseholdHabits {
  householdSize: { adults: number; children: number };
  shoppingFrequency: ShoppingFrequency;
}

/** What others than the viewer have answered: who eats, and how often the one shops who has been there longest. */
export async function loadHouseholdHabits(
  db: Db,
  viewer: Pick<Viewer, 'id' | 'householdId'>,
): Promise<HouseholdHabits | null> {
  const members = await db.user.findMany({
    where: { householdId: viewer.householdId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      preferences: { select: { adults: true, children: true, shoppingFrequency: true } },
    },
  });
  const answers = members.flatMap(({ id, preferences }) =>
    id !== viewer.id && preferences ? [preferences] : [],
  );
  const [first] = answers;
  const householdSize = first && eatersOf(answers, members.length);
  return householdSize ? { householdSize, shoppingFrequency: first.shoppingFrequency } : null;
}
