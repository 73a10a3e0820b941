/** How foods are named in a fridge and in the book. */

/** Another name of the book takes its place. */
export const wider = new Map([
  ['crème fraîche', 'crème'],
  ['viande hachée', 'bœuf haché'],
  ['lardons', 'lardons fumés'],
  ['lard', 'lard fumé'],
]);

/** What is cooked already is no raw food: « riz cuit », « reste de poulet rôti ». */
export const cooked = new Set(['cuit', 'cuite', 'roti', 'rotie']);

/** Frozen it is the same food. */
export const frozen = /\s+(?:surgelé|congelé)e?s?(?!\p{L})/iu;

/** What is kept in this way is cooked as another food: no recipe of fresh salmon takes smoked one. */
export const keptApart = new Set(['fume', 'fumee', 'seche', 'sechee', 'confit', 'confite', 'sec']);

/** Foods that the book names by their kinds alone. */
export const kinds: Readonly<Record<string, string>> = {
  poisson: 'saumon truite perche cabillaud thon',
  viande: 'viande boeuf veau agneau porc poulet lapin',
  volaille: 'poulet dinde canard',
  fruit:
    'pomme poire abricot fraise framboise cerise raisin orange pruneau mangue banane rhubarbe pêche melon pastèque',
  légume: 'courgette carotte poireau aubergine poivron épinard brocoli courge chou tomate',
};
