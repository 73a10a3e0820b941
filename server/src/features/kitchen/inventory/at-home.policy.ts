import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import { Prisma } from '../../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownInventorySql } from './inventory-item.policy.js';

interface Scope {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}

/** The products that the household has, but for what has expired. */
export async function productsAtHome({ db, viewer, clock }: Scope): Promise<ReadonlySet<string>> {
  const rows = await db.readRows<{ name: string }>(Prisma.sql`
    SELECT DISTINCT v."name" FROM "InventoryItem" v
    WHERE ${ownInventorySql(viewer)}
      AND (v."expirationDate" IS NULL OR v."expirationDate" > ${dayInZurich(clock.now())}::date)`);
  return new Set(rows.map(({ name }) => canonicalProduct(name)));
}
