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
