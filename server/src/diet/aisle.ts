/** Parts of a shop, in the order in which most shops are walked. */
export const aisles = [
  'PRODUCE',
  'BAKERY',
  'BUTCHER',
  'FISH',
  'DAIRY',
  'GROCERY',
  'CONDIMENTS',
  'BAKING',
  'DRINKS',
  'FROZEN',
  'HOUSEHOLD',
  'OTHER',
] as const;

export type Aisle = (typeof aisles)[number];
