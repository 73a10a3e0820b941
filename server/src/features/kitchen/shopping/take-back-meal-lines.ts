import { Prisma } from '../../../generated/prisma/client.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownItemsSql } from './shopping-item.policy.js';

/** Takes lines away that were added for meals, as if they had never been: they are not kept for a restore. */
export const takeBackMealLines = (
  { db, viewer }: { db: Transaction; viewer: Viewer },
  ids: readonly string[],
): Promise<number> =>
  db.$executeRaw(Prisma.sql`
    DELETE FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids)}`);
