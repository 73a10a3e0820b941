/** Every dietary restriction a household can state; an empty list means none. */
export const dietaryRestrictions = [
  'VEGETARIAN',
  'VEGAN',
  'GLUTEN_FREE',
  'DAIRY_FREE',
  'NUT_FREE',
  'HALAL',
  'KOSHER',
] as const;

export type DietaryRestriction = (typeof dietaryRestrictions)[number];

/** The fourteen allergens that EU and Swiss law have declared: Regulation (EU) 1169/2011, annex II; OIDAl, annex 6. */
export const allergens = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOY',
  'MILK',
  'TREE_NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const;

export type Allergen = (typeof allergens)[number];

/** What a household may not be served, of a diet or of an allergy; no two share a name. */
export type Restriction = DietaryRestriction | Allergen;

const known: ReadonlySet<string> = new Set(allergens);
export const isAllergen = (restriction: string): restriction is Allergen => known.has(restriction);
