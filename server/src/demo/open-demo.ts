import { hashPassword } from '../features/accounts/password.js';
import { Prisma } from '../generated/prisma/client.js';
import type { Services } from '../graphql/context.js';
import { demoEmail, demoPartnerEmail, demoPassword } from '../platform/config.js';
import type { Db } from '../platform/database.js';
import { beginTrial } from './begin-trial.js';
import { furnishHousehold, viewerFor } from './furnish-household.js';

const isMade = async (db: Pick<Db, 'user'>): Promise<boolean> =>
  (await db.user.count({ where: { email: { in: [demoEmail, demoPartnerEmail] } } })) > 0;

async function makeHousehold({ db, clock }: Services): Promise<void> {
  if (await isMade(db)) return;
  const passwordHash = await hashPassword(demoPassword);
  // Whoever waited for the lock has to see what its holder wrote.
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw(
        Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended('demo household', 0))`,
      );
      if (!(await isMade(tx))) await furnishHousehold({ db: tx, clock }, passwordHash);
    },
    { isolationLevel: 'ReadCommitted' },
  );
}

/** Who has never had a subscription, nor lives with anybody who has. */
const withoutSubscription = ({ db }: Services) =>
  db.user.findFirst({
    where: {
      email: demoEmail,
      household: { members: { none: { subscription: { isNot: null } } } },
    },
    select: { id: true, householdId: true, email: true, firstName: true, lastName: true },
  });

/**
 * Opens the household of POPOTE_DEMO_ACCOUNT. It is made once: what people do there since is theirs.
 * @param stripeUrl where the local Stripe listens; null where payments are real, and nobody is to pay for a demo
 */
export async function openDemo(services: Services, stripeUrl: string | null): Promise<void> {
  await makeHousehold(services);
  const payer = stripeUrl === null ? null : await withoutSubscription(services);
  if (payer && stripeUrl !== null)
    await beginTrial({ ...services, viewer: viewerFor(payer) }, stripeUrl);
}
