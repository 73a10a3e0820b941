import { createHash } from 'node:crypto';
import { Prisma } from '../generated/prisma/client.js';
import type { Difficulty, Season } from '../generated/prisma/enums.js';
import type { Db } from '../platform/database.js';
import { toSearchText } from '../platform/search-text.js';
import { hashOfBook, loadRecipeBook, rowIdOf, type BookRecipe } from './book.js';

/** Another one has every row written again: for a change of what is made of the files here. */
const shape = 1;

const difficulties: Record<BookRecipe['difficulty'], Difficulty> = {
  facile: 'EASY',
  moyen: 'MEDIUM',
  difficile: 'HARD',
};

const seasons: Record<BookRecipe['season'][number], Season> = {
  printemps: 'SPRING',
  été: 'SUMMER',
  automne: 'AUTUMN',
  hiver: 'WINTER',
};

/** The newest come first in a list: here the kinds are mixed, and a recipe that is added moves no other. */
const openedAt = Date.UTC(2026, 10, 1);
const placeOf = (bookId: string): string =>
  new Date(
    openedAt + createHash('sha256').update(bookId).digest().readUInt32BE() / 100,
  ).toISOString();

const rowOf = (recipe: BookRecipe) => ({
  id: rowIdOf(recipe.id),
  bookId: recipe.id,
  mealType: recipe.mealType,
  title: recipe.title,
  description: recipe.description,
  preparationMinutes: recipe.preparationMinutes,
  servings: recipe.servings,
  difficulty: difficulties[recipe.difficulty],
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  searchText: toSearchText([recipe.title, ...recipe.ingredients].join(' ')),
  seasons: recipe.season.map((each) => seasons[each]),
  forChildren: recipe.tags.includes('enfants'),
  price: recipe.price,
  createdAt: placeOf(recipe.id),
});

/** Rows of the book as they are, or become: those with another mark are of another edition. */
const isCurrent = (mark: string): Prisma.Sql => Prisma.sql`
  SELECT coalesce(bool_and(r."cacheKey" = ${mark}), false) AS "isCurrent" FROM "Recipe" r
  WHERE r."bookId" IS NOT NULL AND r."leftBookAt" IS NULL`;

const write = (recipes: readonly BookRecipe[], mark: string): Prisma.Sql => Prisma.sql`
  WITH edition AS (
    SELECT * FROM jsonb_populate_recordset(NULL::"Recipe", ${JSON.stringify(recipes.map(rowOf))}::jsonb)
  ), gone AS (
    UPDATE "Recipe" r SET "leftBookAt" = now()
    WHERE r."bookId" IS NOT NULL AND r."leftBookAt" IS NULL
      AND NOT EXISTS (SELECT 1 FROM edition e WHERE e."bookId" = r."bookId")
  )
  INSERT INTO "Recipe" AS r ("id", "bookId", "mealType", "title", "description", "preparationMinutes", "servings",
    "difficulty", "ingredients", "instructions", "searchText", "cacheKey", "seasons", "forChildren", "price", "createdAt")
  SELECT "id", "bookId", "mealType", "title", "description", "preparationMinutes", "servings",
    "difficulty", "ingredients", "instructions", "searchText", ${mark}, "seasons", "forChildren", "price", "createdAt"
  FROM edition
  ON CONFLICT ("bookId") DO UPDATE SET ("mealType", "title", "description", "preparationMinutes", "servings",
    "difficulty", "ingredients", "instructions", "searchText", "cacheKey", "seasons", "forChildren", "price", "leftBookAt")
    = ROW (EXCLUDED."mealType", EXCLUDED."title", EXCLUDED."description", EXCLUDED."preparationMinutes", EXCLUDED."servings",
      EXCLUDED."difficulty", EXCLUDED."ingredients", EXCLUDED."instructions", EXCLUDED."searchText", EXCLUDED."cacheKey",
      EXCLUDED."seasons", EXCLUDED."forChildren", EXCLUDED."price", NULL)`;

/** An edition of the book: its recipes, and a mark that is another one when any of them is. */
export interface Edition {
  mark: string;
  read: () => readonly BookRecipe[];
}

let mark: string | undefined;

/** What marks the rows of the edition that this process has read. */
export const markOfBook = (): string => (mark ??= `book ${shape} ${hashOfBook()}`);

const thisEdition = (): Edition => ({
  mark: markOfBook(),
  read: loadRecipeBook,
});

/**
 * Makes the rows of the book what its files say, where they are not: new recipes are inserted, known ones changed in
 * place, and what is in it no more leaves it but stays for whoever keeps or has planned it. Returns whether anything was
 * written. Of several processes that start at once one writes.
 */
export async function seedRecipeBook(db: Db, { mark, read } = thisEdition()): Promise<boolean> {
  const [found] = await db.readRows<{ isCurrent: boolean }>(isCurrent(mark));
  if (found?.isCurrent) return false;
  // Whoever waited for the lock has to see what its holder wrote.
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw(
        Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended('recipe book', 0))`,
      );
      const [now] = await tx.$queryRaw<{ isCurrent: boolean }[]>(isCurrent(mark));
      if (now?.isCurrent) return false;
      await tx.$executeRaw(write(read(), mark));
      return true;
    },
    { isolationLevel: 'ReadCommitted' },
  );
}
