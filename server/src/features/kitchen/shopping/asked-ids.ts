import { Prisma } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Transaction } from '../../../platform/database.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownItemsSql } from './shopping-item.policy.js';

/**
 * For a change that met no row: a repeat of one that was made is fine, ids that are all somebody
 * else's are not. @throws NotFoundRefusal
 */
export async function requireOwnItems(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  ids: readonly string[],
): Promise<void> {
  const [row] = await db.$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids)} LIMIT 1`);
  if (!row) throw new NotFoundRefusal('ids');
}
