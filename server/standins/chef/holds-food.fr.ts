/** How foods are named in a fridge and in the book. */

/** Another name of the book takes its place. */
export const wider = new Map([
  ['crème fraîche', 'crème'],
  ['viande hachée', 'bœuf haché'],
]);

/** What is cooked already is no raw food: « riz cuit », « reste de poulet rôti ». */
export const cooked = new Set(['cuit', 'cuite', 'roti', 'rotie']);

/** Frozen it is the same food. */
export const frozen = /\s+(?:surgelé|congelé)e?s?(?!\p{L})/iu;

/** What is kept in this way is cooked as another food: no recipe of fresh salmon takes smoked one. */
export const keptApart = new Set(['fume', 'fumee', 'seche', 'sechee', 'confit', 'confite', 'sec']);
