interface Counted {
  readonly product: string;
  readonly checked: boolean;
  readonly toCheck: boolean;
}

/**
 * How many rows the list shows, ticked or not: one for each product, whatever recipes ask for it. What is only to be
 * looked for at home is none.
 */
export const countArticles = (items: readonly Counted[], checked: boolean): number =>
  new Set(
    items.flatMap((item) => (item.checked === checked && !item.toCheck ? [item.product] : [])),
  ).size;

/** What an add has made of that count, as the server answers it. */
export interface Added {
  items: readonly Omit<Counted, 'checked'>[];
  /** By how many the articles to buy have grown. */
  newArticles: number;
}

interface AddedCounts {
  added: number;
  completed: number;
  toCheck: number;
}

/** How many articles are new on the list, of how many others there is more to buy, and how many products are only to be looked for at home. */
export function countAdded({ items, newArticles }: Added): AddedCounts {
  const productsOf = (isToCheck: boolean): Set<string> =>
    new Set(items.flatMap(({ product, toCheck }) => (toCheck === isToCheck ? [product] : [])));
  const toBuy = productsOf(false);
  return {
    added: newArticles,
    completed: Math.max(0, toBuy.size - newArticles),
    toCheck: [...productsOf(true)].filter((product) => !toBuy.has(product)).length,
  };
}
