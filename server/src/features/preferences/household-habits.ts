import type { ShoppingFrequency } from '../../generated/prisma/enums.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';

export interface HouseholdHabits {
  householdSize: { adults: number; children: number };
  shoppingFrequency: ShoppingFrequency;
}

/** What the longest member but the viewer has answered; grown where more people share the household than they had counted. */
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
  const answered = members.find(({ id, preferences }) => id !== viewer.id && preferences !== null);
  if (!answered?.preferences) return null;
  const { adults, children, shoppingFrequency } = answered.preferences;
  const householdSize = { adults: Math.max(adults, members.length - children), children };
  return { householdSize, shoppingFrequency };
}
