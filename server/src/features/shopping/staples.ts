import { canonicalProduct } from '../../diet/vocabulary/product.js';
import { staplesOf, type Staple, type StapleChoice } from '../../diet/vocabulary/staples.js';
import { Prisma } from '../../generated/prisma/client.js';
import { InputRefusal } from '../../graphql/refusal.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';

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
 * Notes that the household always has something at home, or has not; returns what it has then.
 * @throws InputRefusal when it has said so of as many products as it may
 */
export async function setStaple(
  { db, viewer }: Scope,
  { name, isStaple }: { name: string; isStaple: boolean },
): Promise<Staple[]> {
  const product = canonicalProduct(name) || name.toLowerCase();
  const choices = await db.$queryRaw<(StapleChoice & { isNew: boolean })[]>(Prisma.sql`
    WITH known AS (
      SELECT s."product", s."name", s."isStaple" FROM "Staple" s WHERE s."householdId" = ${viewer.householdId}::uuid
    ), set AS (
      INSERT INTO "Staple" ("householdId", "product", "name", "isStaple")
      SELECT ${viewer.householdId}::uuid, ${product}, ${name}, ${isStaple}
      WHERE (SELECT count(*) FROM known k WHERE k."product" <> ${product}) < ${mostStapleChoices}
      ON CONFLICT ("householdId", "product") DO UPDATE SET "name" = excluded."name", "isStaple" = excluded."isStaple"
      RETURNING "product", "name", "isStaple"
    )
    SELECT k.*, false AS "isNew" FROM known k WHERE k."product" <> ${product}
    UNION ALL SELECT s.*, true FROM set s`);
  if (!choices.some(({ isNew }) => isNew)) {
    const message = `A household has at most ${mostStapleChoices} staples of its own.`;
    throw new InputRefusal([
      { code: 'OUT_OF_RANGE', field: 'name', message, min: null, max: mostStapleChoices },
    ]);
  }
  return staplesOf(choices);
}
