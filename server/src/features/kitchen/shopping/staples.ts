import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import { staplesOf, type Staple } from '../../../diet/vocabulary/staples.js';
import { Prisma } from '../../../generated/prisma/client.js';
import { InputRefusal } from '../../../graphql/refusal.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';

/** A pantry has some fifty; this is four times that. */
const mostStapleChoices = 200;

interface Scope {
  db: Db;
  viewer: Viewer;
}

export async function loadStaples({ db, viewer }: Scope): Promise<Staple[]> {
  const { householdId } = viewer;
  return staplesOf(
    await db.staple.findMany({
      where: { householdId },
      select: { product: true, name: true, isStaple: true },
      orderBy: { product: 'asc' },
    }),
  );
}

/**
 * Notes that the household always has something at home, or has not.
 * @throws InputRefusal when it has said so of as many products as it may
 */
export async function setStaple(
  { db, viewer }: Scope,
  { name, isStaple }: { name: string; isStaple: boolean },
): Promise<void> {
  const product = canonicalProduct(name) || name.toLowerCase();
  const noted = await db.$executeRaw(Prisma.sql`
    INSERT INTO "Staple" ("householdId", "product", "name", "isStaple")
    SELECT ${viewer.householdId}::uuid, ${product}, ${name}, ${isStaple}
    WHERE (SELECT count(*) FROM "Staple" s WHERE s."householdId" = ${viewer.householdId}::uuid AND s."product" <> ${product}) < ${mostStapleChoices}
    ON CONFLICT ("householdId", "product") DO UPDATE SET "name" = excluded."name", "isStaple" = excluded."isStaple"`);
  if (noted === 0) {
    const message = `A household has at most ${mostStapleChoices} staples of its own.`;
    throw new InputRefusal([
      { code: 'OUT_OF_RANGE', field: 'name', message, min: null, max: mostStapleChoices },
    ]);
  }
}
