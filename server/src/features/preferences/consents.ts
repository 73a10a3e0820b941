import { Prisma, type Consent } from '../../generated/prisma/client.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { ownConsents } from './consent.policy.js';
import { forgetRestrictionsSql } from './kept-restrictions.policy.js';
import { consentVersion } from './preferences-input.js';

interface ConsentScope {
  db: Db;
  clock: Clock;
  viewer: Pick<Viewer, 'id'>;
}

type Agreement = Pick<Consent, 'kind' | 'version'>;

const maximumConsents = 100;

export const listConsents = ({ db, viewer }: Pick<ConsentScope, 'db' | 'viewer'>) =>
  db.consent.findMany({
    where: ownConsents(viewer),
    orderBy: [{ givenAt: 'desc' }, { id: 'desc' }],
    take: maximumConsents,
  });

/** Whether restrictions or allergens are kept to whose use, in the words of today, the person has not agreed. */
export async function isConsentDue({
  db,
  viewer,
}: Pick<ConsentScope, 'db' | 'viewer'>): Promise<boolean> {
  const standing = {
    kind: 'DIETARY_RESTRICTIONS',
    version: consentVersion,
    withdrawnAt: null,
  } as const;
  const due = await db.preferences.count({
    where: {
      userId: viewer.id,
      OR: [{ dietaryRestrictions: { isEmpty: false } }, { allergens: { isEmpty: false } }],
      user: { consents: { none: standing } },
    },
  });
  return due > 0;
}

/** Notes an agreement, unless the same one stands already. */
export const openConsent = ({ db, clock, viewer }: ConsentScope, { kind, version }: Agreement) =>
  db.$executeRaw(Prisma.sql`
    INSERT INTO "Consent" ("id", "userId", "kind", "version", "givenAt")
    SELECT gen_random_uuid(), ${viewer.id}::uuid, ${kind}::"ConsentKind", ${version}, ${clock.now()}
    WHERE NOT EXISTS (
      SELECT 1 FROM "Consent" WHERE "userId" = ${viewer.id}::uuid
        AND "kind" = ${kind}::"ConsentKind" AND "version" = ${version} AND "withdrawnAt" IS NULL)`);

/** Takes the agreement back, and with it what it was for, wherever it was noted. Everything else goes on. */
export async function withdrawConsent({ db, clock, viewer }: ConsentScope): Promise<void> {
  await db.$transaction([
    db.consent.updateMany({
      where: { ...ownConsents(viewer), kind: 'DIETARY_RESTRICTIONS', withdrawnAt: null },
      data: { withdrawnAt: clock.now() },
    }),
    db.$executeRaw(forgetRestrictionsSql(viewer.id, clock.now())),
  ]);
}
