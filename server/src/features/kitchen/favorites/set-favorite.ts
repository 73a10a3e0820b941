import { randomUUID } from 'node:crypto';
import { Prisma } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { readableRecipesSql } from '../../recipes/recipe.policy.js';

interface Scope {
  db: Transaction;
  viewer: Viewer;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Decides and writes in one statement, so that nothing can change between the two. */
async function write({ db, viewer }: Scope, recipeId: string, change: Prisma.Sql): Promise<void> {
  if (!uuid.test(recipeId)) throw new NotFoundRefusal('recipeId');
  const [row] = await db.$queryRaw<{ found: number }[]>(Prisma.sql`
    WITH readable AS (
      SELECT r."id" FROM "Recipe" r WHERE r."id" = ${recipeId}::uuid AND ${readableRecipesSql(viewer)}
    ), changed AS (${change})
    SELECT count(*)::int AS found FROM readable`);
  if (row?.found !== 1) throw new NotFoundRefusal('recipeId');
}

/** Keeps the recipe; a second time changes nothing. @throws NotFoundRefusal */
export const addFavorite = (scope: Scope, recipeId: string): Promise<void> =>
  write(
    scope,
    recipeId,
    Prisma.sql`INSERT INTO "Favorite" ("id", "userId", "recipeId")
      SELECT ${randomUUID()}::uuid, ${scope.viewer.id}::uuid, "id" FROM readable
      ON CONFLICT ("userId", "recipeId") DO NOTHING`,
  );

/** Lets the recipe go; a second time changes nothing. @throws NotFoundRefusal */
export const removeFavorite = (scope: Scope, recipeId: string): Promise<void> =>
  write(
    scope,
    recipeId,
    Prisma.sql`DELETE FROM "Favorite"
      WHERE "userId" = ${scope.viewer.id}::uuid AND "recipeId" IN (SELECT "id" FROM readable)`,
  );
