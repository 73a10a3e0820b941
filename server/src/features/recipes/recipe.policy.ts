import { Prisma } from '../../generated/prisma/client.js';
import type { Viewer } from '../../platform/viewer.js';

/** A recipe is read by the household in which it was made, by whoever kept it as a favourite, and by all if it is of the book. */
export const readableRecipes = (viewer: Viewer): Prisma.RecipeWhereInput => ({
  OR: [
    { householdId: viewer.householdId },
    { favorites: { some: { userId: viewer.id } } },
    { bookId: { not: null } },
  ],
});

/** What the person has of their own: made in the household, or kept. For a statement that has the recipe as `r`. */
export const ownRecipesSql = (
  viewer: Pick<Viewer, 'id' | 'householdId'>,
): Prisma.Sql => Prisma.sql`(
  r."householdId" = ${viewer.householdId}::uuid
  OR EXISTS (SELECT 1 FROM "Favorite" f WHERE f."recipeId" = r."id" AND f."userId" = ${viewer.id}::uuid)
)`;

/** What is readable, in SQL, for a statement that has the recipe as `r`. */
export const readableRecipesSql = (viewer: Pick<Viewer, 'id' | 'householdId'>): Prisma.Sql =>
  Prisma.sql`(r."bookId" IS NOT NULL OR ${ownRecipesSql(viewer)})`;

/** What the book offers today. */
export const recipesOfBook = {
  bookId: { not: null },
  leftBookAt: null,
} satisfies Prisma.RecipeWhereInput;

/** A generation is seen, stopped and resumed by the person who asked for it alone. */
export const ownGenerations = (viewer: Viewer) =>
  ({ userId: viewer.id }) satisfies Prisma.RecipeGenerationWhereInput;
