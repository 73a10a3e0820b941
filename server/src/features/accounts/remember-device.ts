import { Prisma } from '../../generated/prisma/client.js';
import type { Context } from '../../graphql/context.js';
import { newDeviceToken } from '../../platform/devices.js';
import { hashToken } from '../../platform/sessions.js';
import { mailRow } from './account-mail.js';
import { deviceName } from './device-name.js';
import { userAgentOf } from './open-session.js';

/**
 * Remembers this browser as one that its owner signs in from. When asked to `tell`, a verified address hears of a
 * new one beside others, in the same statement.
 */
export async function rememberDevice(
  context: Context,
  userId: string,
  { tell }: { tell: boolean },
): Promise<void> {
  const { db, clock, mail } = context;
  const token = context.deviceToken ?? newDeviceToken();
  const now = clock.now();
  const notice = { kind: 'NEW_DEVICE', device: deviceName(userAgentOf(context)) } as const;
  // The recipient comes from the statement itself.
  const { id, kind, data } = mailRow({ now, userId, recipient: '' }, notice);
  const noticed = await db.$executeRaw(Prisma.sql`
    WITH others AS (
      SELECT 1 FROM "KnownDevice" WHERE "userId" = ${userId}::uuid LIMIT 1
    ), device AS (
      INSERT INTO "KnownDevice" ("tokenHash", "userId", "lastSeenAt")
      VALUES (${hashToken(token)}, ${userId}::uuid, ${now})
      ON CONFLICT ("tokenHash", "userId") DO UPDATE SET "lastSeenAt" = EXCLUDED."lastSeenAt"
      RETURNING xmax = 0 AS "isNew"
    )
    INSERT INTO "OutgoingMail" ("id", "userId", "kind", "recipient", "data", "createdAt", "nextAttemptAt")
    SELECT ${id}::uuid, u."id", ${kind}, u."email", ${JSON.stringify(data)}::jsonb, ${now}, ${now}
    FROM "User" u, device, others
    WHERE ${tell} AND u."id" = ${userId}::uuid AND u."emailVerifiedAt" IS NOT NULL AND device."isNew"`);
  if (noticed > 0) mail.wake();
  context.setDeviceCookie(token);
}
