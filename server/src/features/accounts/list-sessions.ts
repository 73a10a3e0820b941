import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';

export const maximumSessions = 100;

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export const listSessions = (db: Db, viewer: Viewer) =>
  db.session.findMany({
    where: { userId: viewer.id, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    take: maximumSessions,
  });

/** Ends one of the viewer's sessions and returns its row's id. @throws NotFoundRefusal */
export async function revokeSession(
  db: Db,
  viewer: Viewer,
  publicId: string,
): Promise<{ id: string }> {
  if (!z.guid().safeParse(publicId).success) throw new NotFoundRefusal('id');
  const [revoked] = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    DELETE FROM "Session" WHERE "publicId" = ${publicId}::uuid AND "userId" = ${viewer.id}::uuid
    RETURNING "id"`);
  if (!revoked) throw new NotFoundRefusal('id');
  return revoked;
}
