import { Prisma } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';

interface Scope {
  db: Transaction;
  viewer: Viewer;
  clock: Clock;
}

interface NotedFoods {
  avoidedFoods: string[];
  preferredFoods: string[];
}

/** Notes a food at the end of what the viewer avoids or prefers, and takes what is said otherwise of it out. */
export async function noteFood(
  { db, viewer, clock }: Scope,
  { food, isAvoided, instead }: { food: string; isAvoided: boolean; instead: readonly string[] },
): Promise<void> {
  const foodsOf = (column: Prisma.Sql, isHere: boolean): Prisma.Sql => Prisma.sql`
    ARRAY(SELECT f.food FROM unnest(p.${column}) WITH ORDINALITY AS f(food, place)
      WHERE f.food <> ALL(${[...instead]}::text[]) ORDER BY f.place)
    || CASE WHEN ${isHere} THEN ARRAY[${food}::text] ELSE '{}'::text[] END`;
  await db.$executeRaw(Prisma.sql`
    UPDATE "Preferences" p SET
      "avoidedFoods" = ${foodsOf(Prisma.sql`"avoidedFoods"`, isAvoided)},
      "preferredFoods" = ${foodsOf(Prisma.sql`"preferredFoods"`, !isAvoided)},
      "updatedAt" = ${clock.now()}::timestamptz
    WHERE p."userId" = ${viewer.id}::uuid`);
}

/** Makes what the viewer avoids and prefers what it was. */
export async function restoreFoods(
  { db, viewer, clock }: Scope,
  { avoidedFoods, preferredFoods }: NotedFoods,
): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    UPDATE "Preferences" p SET "avoidedFoods" = ${avoidedFoods}::text[],
      "preferredFoods" = ${preferredFoods}::text[], "updatedAt" = ${clock.now()}::timestamptz
    WHERE p."userId" = ${viewer.id}::uuid`);
}
