import type { Prisma } from '../../generated/prisma/client.js';
import type { MealType, PriceClass, Season } from '../../generated/prisma/enums.js';
import type { Db } from '../../platform/database.js';
import { holdsWord, toSearchWords } from '../../platform/search-text.js';
import type { Viewer } from '../../platform/viewer.js';
import { plainerProducts } from '../../diet/vocabulary/plainer-products.js';
import { productsOfBook } from '../../recipe-book/book-products.js';
import { recipesOfBook } from './recipe.policy.js';

export type RecipeSource = 'BOOK' | 'OWN' | 'FAVORITES';

/** Null and undefined both mean: whatever it is. */
export interface RecipeFilter {
  source?: RecipeSource | null | undefined;
  mealType?: MealType | null | undefined;
  maxMinutes?: number | null | undefined;
  season?: Season | null | undefined;
  price?: PriceClass | null | undefined;
  forChildren?: boolean | null | undefined;
  fitsHousehold?: boolean | null | undefined;
  atHome?: boolean | null | undefined;
}

const ofSource = (viewer: Viewer): Record<RecipeSource, Prisma.RecipeWhereInput> => ({
  BOOK: recipesOfBook,
  OWN: { householdId: viewer.householdId },
  FAVORITES: { favorites: { some: { userId: viewer.id } } },
});

/**
 * Wherever they come from. What is kept of neither the household's nor the book's, few if any, is read by itself: no
 * index leads to « one of these, or a favourite ».
 */
async function ofAnySource(db: Db, viewer: Viewer): Promise<Prisma.RecipeWhereInput> {
  const others: Prisma.RecipeWhereInput[] = [
    { leftBookAt: { not: null } },
    { bookId: null, householdId: null },
    { bookId: null, householdId: { not: viewer.householdId } },
  ];
  const kept = await db.favorite.findMany({
    where: { userId: viewer.id, recipe: { OR: others } },
    select: { recipeId: true },
  });
  const { BOOK, OWN } = ofSource(viewer);
  return { OR: [BOOK, OWN, { id: { in: kept.map(({ recipeId }) => recipeId) } }] };
}

/** What is asked for, beside what the gate says of it. */
export async function recipesWhere(
  { db, viewer }: { db: Db; viewer: Viewer },
  search: string | null | undefined,
  filter: RecipeFilter,
): Promise<Prisma.RecipeWhereInput> {
  const { source, mealType, maxMinutes, season, price, forChildren, atHome } = filter;
  const asked = atHome ? 'BOOK' : source;
  return {
    AND: [
      asked ? ofSource(viewer)[asked] : await ofAnySource(db, viewer),
      ...(mealType ? [{ mealType }] : []),
      ...(maxMinutes ? [{ preparationMinutes: { lte: maxMinutes } }] : []),
      ...(season ? [{ OR: [{ seasons: { isEmpty: true } }, { seasons: { has: season } }] }] : []),
      ...(price ? [{ price }] : []),
      ...(forChildren ? [{ forChildren }] : []),
      ...toSearchWords(search ?? '').map((word) => ({
        OR: holdsWord(word).map((searchText) => ({ searchText })),
      })),
    ],
  };
}

/** How many of the products are at home. */
export const countAtHome = (products: readonly string[], atHome: ReadonlySet<string>): number =>
  products.filter((own) =>
    [{ product: own }, ...plainerProducts(own)].some(({ product }) => atHome.has(product)),
  ).length;

/**
 * The recipes of the book that use something at home, by a key that sorts them: those whose list is at home for the
 * greatest part first, whatever else is added to the fridge meanwhile.
 */
export async function rankedByHome(
  atHome: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  if (atHome.size === 0) return keys;
  for (const [id, products] of await productsOfBook()) {
    const count = countAtHome(products, atHome);
    const lacking = Math.round((1 - count / products.length) * 1000);
    if (count > 0) keys.set(id, `${String(lacking).padStart(4, '0')} ${id}`);
  }
  return keys;
}
