import { Prisma } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { ringBell } from '../../platform/bell.js';
import type { ChangeLog } from '../../platform/change-log.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Common table expressions that take back what the person `me` has offered, with what announces it, if `when` has a row. */
export const withdrawnSql = (me: Prisma.Sql, when: Prisma.Sql): Prisma.Sql => Prisma.sql`
  withdrawn AS (
    DELETE FROM "Invitation" i WHERE i."invitedById" = ${me} AND i."acceptedAt" IS NULL AND EXISTS (SELECT 1 FROM ${when})
    RETURNING i."id", i."email"
  ), unannounced AS (
    DELETE FROM "Notification" n USING withdrawn w JOIN "User" u ON u."email" = w."email"
    WHERE n."userId" = u."id" AND n."key" = 'invitation:' || w."id"
  )`;

/** Takes an offer back; its link, and what announces it, are gone. @throws NotFoundRefusal */
export async function revokeInvitation(
  { db, changes, viewer }: { db: Db; changes: ChangeLog; viewer: Viewer },
  id: string,
): Promise<void> {
  if (!uuid.test(id)) throw new NotFoundRefusal('id');
  const [row] = await db.$queryRaw<
    ({ userId: string; householdId: string } | Record<'userId' | 'householdId', null>)[]
  >(Prisma.sql`
    WITH revoked AS (
      DELETE FROM "Invitation" i WHERE i."id" = ${id}::uuid
        AND i."householdId" = ${viewer.householdId}::uuid AND i."acceptedAt" IS NULL
      RETURNING i."id"
    ), unannounced AS (
      DELETE FROM "Notification" n USING revoked r WHERE n."key" = 'invitation:' || r."id" AND n."type" = 'INVITATION'
      RETURNING n."userId"
    )
    SELECT u."id" AS "userId", u."householdId" FROM revoked
    LEFT JOIN (SELECT v."id", v."householdId" FROM unannounced a JOIN "User" v ON v."id" = a."userId") u ON true`);
  if (!row) throw new NotFoundRefusal('id');
  if (row.householdId !== null) ringBell(changes, row.householdId, [row.userId]);
}
