import { about, countedWords, sizesBeforeUnit } from '../lexicon/units.js';

/** Before an amount that says another one again, or instead of it: « (soit 3 c. à soupe) », « (poids net égoutté 240 g) ». */
export const leadsToAmount = new RegExp(
  `^(?:(?:${about.join('|')}|soit|ou|dont|c['’]est-à-dire|(?:équiva\\p{L}+|correspond\\p{L}*)\\s+à|total|en tout|au total|(?:un |le )?poids|net(?:te)?s?|égouttée?s?|cuite?s?|brut)(?!\\p{L})\\s*:?\\s*|[~≈±=:]\\s*)+`,
  'iu',
);

/** The amount is of all there is. */
export const ofAll = /^\s*[([]\s*(?:soit|=)|^,?\s*soit|(?<!\p{L})(?:en tout|total)(?!\p{L})/iu;

/** Weights of other kitchens, which no scale of ours shows. */
export const otherPounds = 'lbs?\\.?|oz\\.?|onces?';

/** Another food of that number, or a part of it. */
export const otherOrPart = /(?<!\p{L})(?:ou|dont)(?!\p{L})/iu;

/** Said of each piece, an amount stays whatever their number. */
export const ofEachPiece =
  /(?<!\p{L})(?:chac(?:un|une)s?|chaque|l['’](?:une?|unité)|la pièce|par \p{L}+|(?<=\d\s*\p{L}{1,2}\.?\s)(?:pi[eè]ce|pce|l['’]unité))(?!\p{L})/iu;

/** What is sold closed: a bracket behind it says how much one holds. */
export const closedPackage = new RegExp(
  `^(?:\\p{L}+\\s+)?(?:barquettes?|barres?|boites?|boîtes?|btes?|bocal|bocaux|bouteilles?|bricks?|briques?|briquettes?|canettes?|cannettes?|conserves?|cubes?|doses?|flacons?|paquets?|pqts?|plaques?|plaquettes?|pots?|rouleaux|rouleau|sachets?|sach|sacs?|tablettes?|tubes?)(?:\\(\\p{L}+\\))?\\.?(?!\\p{L})`,
  'iu',
);

/** What a bare count may count beside another amount: « (1 grosse) », « (2 verres) », « (environ 4) ». */
export const countedThere = new RegExp(
  `^\\s*(?:$|(?:(?:${sizesBeforeUnit.join('|')}|moyen(?:ne)?s?|beaux)(?!\\p{L})\\s*)+|(?:${countedWords})(?!\\p{L}))`,
  'iu',
);

/** A time, a length, a heat, a share: no amount of a food. */
export const noAmount =
  /^\s*(?:min|h(?!\p{L})|heures?|jours?|mois|ans?(?!\p{L})|[cm]m(?!\p{L})|po(?!\p{L})|°|%|fois|personnes?|pers(?!\p{L})|parts?)/iu;
