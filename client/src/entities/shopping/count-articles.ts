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

/** The same of lines that have just come to the list, none of which is ticked. */
export const countAdded = (added: readonly Omit<Counted, 'checked'>[]): number =>
  countArticles(
    added.map(({ product, toCheck }) => ({ product, toCheck, checked: false })),
    false,
  );
