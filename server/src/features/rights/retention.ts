import { Prisma } from '../../generated/prisma/client.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Job } from '../../platform/jobs.js';

interface Scope {
  db: Db;
  clock: Clock;
}

const oneDay = 86_400_000;
/** Not at the start itself, which has more urgent things to do. */
const firstAfterMs = 5 * 60_000;

/** How long is kept what does not go with the account; the privacy page says the same. */
export const keptFor = {
  deviceDays: 365,
  recipeDays: 30,
  /** After it was taken or ran out; until then its page says what became of it. */
  invitationDays: 30,
  chatMonths: 12,
  usedTrialMonths: 24,
  /** As long as the books have to be kept. */
  invoiceMonths: 120,
};

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/** Deletes what has been kept so long. */
async function removeOutdated({ db, clock }: Scope): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * oneDay);
  const outdated = { createdAt: { lt: daysAgo(keptFor.recipeDays) } };
  await db.accountToken.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.invitation.deleteMany({ where: { expiresAt: { lt: daysAgo(keptFor.invitationDays) } } });
  // What announces it names who invited.
  await db.$executeRaw(Prisma.sql`
    DELETE FROM "Notification" n WHERE n."key" LIKE 'invitation:%'
      AND NOT EXISTS (SELECT 1 FROM "Invitation" i WHERE n."key" = 'invitation:' || i."id")`);
  await db.knownDevice.deleteMany({ where: { lastSeenAt: { lt: daysAgo(keptFor.deviceDays) } } });
  await db.chatMessage.deleteMany({
    where: { createdAt: { lt: monthsBefore(now, keptFor.chatMonths) }, pendingUserId: null },
  });
  await db.chatWish.deleteMany({
    where: { createdAt: { lt: monthsBefore(now, keptFor.chatMonths) } },
  });
  await db.usedTrial.deleteMany({
    where: { notedAt: { lt: monthsBefore(now, keptFor.usedTrialMonths) } },
  });
  // Of somebody who is still here Stripe would only bring it back.
  await db.invoice.deleteMany({
    where: { userId: null, paidAt: { lt: monthsBefore(now, keptFor.invoiceMonths) } },
  });
  await db.recipeGeneration.deleteMany({
    where: { ...outdated, stage: { in: ['DONE', 'FAILED', 'STOPPED'] } },
  });
  await db.recipe.deleteMany({
    where: {
      ...outdated,
      OR: [{ bookId: null }, { leftBookAt: { not: null } }],
      favorites: { none: {} },
      plannedMeals: { none: {} },
      shoppingItems: { none: {} },
      chatMessages: { none: {} },
    },
  });
}

export const retention = (scope: Scope): Job => ({
  name: 'retention',
  everyMs: oneDay,
  firstAfterMs,
  run: () => removeOutdated(scope),
});
