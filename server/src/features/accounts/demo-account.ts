import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database.js';
import { demoEmail, demoPassword } from '../../platform/config.js';
import { hashPassword } from './password.js';

/** The account of POPOTE_DEMO_ACCOUNT: verified, complimentary, with preferences. Made once. */
export async function ensureDemoAccount(db: Db): Promise<void> {
  const known = await db.user.findUnique({ where: { email: demoEmail }, select: { id: true } });
  if (known) return;
  const [userId, householdId] = [randomUUID(), randomUUID()];
  await db.$transaction([
    db.household.createMany({ data: { id: householdId } }),
    db.user.createMany({
      data: {
        id: userId,
        householdId,
        email: demoEmail,
        emailVerifiedAt: new Date(),
        passwordHash: await hashPassword(demoPassword),
        firstName: 'Camille',
        lastName: 'Rey',
      },
    }),
    db.preferences.createMany({ data: { userId, adults: 2, children: 2 } }),
  ]);
}
