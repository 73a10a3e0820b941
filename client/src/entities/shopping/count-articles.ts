type Counted = Readonly<Record<'product', string> & Record<'checked', boolean>>;

/** How many rows the list shows, ticked or not: one for each product, whatever recipes ask for it. */
export const countArticles = (items: readonly Counted[], checked: boolean): number =>
  new Set(items.flatMap((item) => (item.checked === checked ? [item.product] : []))).size;
