import { packages } from '../lexicon/packages.js';
import { about, countedWords, sizesBeforeUnit } from '../lexicon/units.js';
import { wholeEggs } from './measure-words.fr.js';

/** Before an amount that says another one again, or instead of it: « (soit 3 c. à soupe) », « (poids net égoutté 240 g) ». */
export const leadsToAmount = new RegExp(
  `^(?:(?:${about.join('|')}|soit|ou|dont|c['’]est-à-dire|(?:équiva\\p{L}+|correspond\\p{L}*)\\s+à|total|en tout|au total|(?:un |le )?poids|net(?:te)?s?|égouttée?s?|cuite?s?|brut|plus)(?!\\p{L})\\s*:?\\s*|[~≈±=:+]\\s*)+`,
  'iu',
);

/** « et » between two amounts, and neither that of « entre 2 et 3 kg » nor of « 1 kg et demi ». */
export const andBetween =
  '(?<!(?<!\\p{L})entre\\s(?:[^,;]|(?<=\\d),(?=\\d)){1,16})\\s+et\\s+(?!(?:demie?|(?:un\\s+)?quart|trois[\\s-]quarts)(?!\\p{L}))';

/** The amount is of all there is. */
export const ofAll = /^\s*[([]\s*(?:soit|=)|^,?\s*soit|(?<!\p{L})(?:en tout|total)(?!\p{L})/iu;

/** Weights of other kitchens, which no scale of ours shows. */
export const otherPounds = 'lbs?\\.?|oz\\.?|onces?';

/** Another food of that number, or a part of it. */
export const otherOrPart = /(?<!\p{L})(?:ou|dont)(?!\p{L})/iu;

/** Said of each piece, an amount stays whatever their number. */
export const ofEachPiece =
  /(?<!\p{L})(?:chac(?:un|une)s?|chaque|l['’](?:une?|unité)|la pièce|par \p{L}+|taille|calibre|(?<=\d\s*\p{L}{1,2}\.?\s)(?:pi[eè]ce|pce|l['’]unité))(?!\p{L})|\d\s*\p{L}{1,2}\s*\/\s*\p{L}/iu;

/** « (de 150 g) »: how big a piece is. */
export const sizeOfPiece = /^\s*[([]\s*(?:de\s|d['’])/iu;

/** What is sold by the piece in sizes that all shops share, and what one weighs, in grams. */
export const piecesOfOneSize: readonly { pattern: RegExp; least: number; most: number }[] = [
  { pattern: wholeEggs, least: 40, most: 80 },
  { pattern: /^(?:petits?[\s-]+)?(?:yaourts?|yogh?ourts?)(?!\p{L})/iu, least: 100, most: 180 },
  { pattern: /^(?:boules?\s+de\s+)?(?:mozzarellas?|burratas?)(?!\p{L})/iu, least: 100, most: 150 },
  { pattern: /^petits?[\s-]+suisses?(?!\p{L})/iu, least: 50, most: 60 },
];

/** « la boîte de tomates » is one. */
export const thePackage = new RegExp(`^(?:l['’]|(?:la|le)\\s+)(?=${packages})`, 'iu');

/** « ouvrir la brique de crème (20 cl) »: what stands before such a bracket. */
export const onePackageBefore = new RegExp(
  `(?<!\\p{L})(?:l['’]|(?:la|le|cette|ce|une?)\\s+)(?:\\p{L}+\\s+)?${packages}[^.,;:()\\d]{0,40}$`,
  'iu',
);

const dose =
  '(?:k?g|[mcd]?l|litres?|kilos?|livres?|grammes?|volumes?|mesures?|cuill[eè]r[eé]+s?|c\\.|tasses?|verres?)(?!\\p{L})';
/** « pour 100 g de pâtes », « pour un litre d'eau »: how much of another thing an amount is for. */
export const forSoMuch = `pour\\s+(?:chaque\\s+)?(?:[\\d½¼¾.,/\\s]+|(?:une?|deux|trois|quatre|demi-)\\s*)(?:demi-)?${dose}`;

/** « 1 g de sel/100 g de viande »: so much for a round measure of another thing. */
export const foodPerRound =
  "^\\s*(?:de\\s|d['’])[^.,;:()\\d]{1,40}/\\s*(?:10{0,3}\\s*)?(?:k?g|l|kilos?|litres?|grammes?)\\s+(?:de\\s|d['’])";

/** « 10 g de sel par litre d'eau », « 80 g de riz par personne »: whatever the number of people. */
export const ratio = new RegExp(
  `^[^.,;:()\\d]{0,40}?\\s(?:${forSoMuch}|par\\s+(?!exemple)[\\p{L}\\d])|^\\s*/\\s*(?:pers|convive|pi[eè]ce|part|assiette|litre|l(?!\\p{L})|kg)|${foodPerRound}`,
  'iu',
);

/** « (2 volumes d'eau pour 1 de riz) », « (1 mesure de riz pour 2 d'eau) » */
export const isRatio =
  /^[^()]*?(?:volumes?|mesures?|parts?)\s[^()\d]*\spour\s+(?:\d|une?(?!\p{L})|deux)/iu;

/** What a bare count may count beside another amount: « (1 grosse) », « (2 verres) », « (environ 4) ». */
export const countedThere = new RegExp(
  `^\\s*(?:$|(?:(?:${sizesBeforeUnit.join('|')}|moyen(?:ne)?s?|beaux)(?!\\p{L})\\s*)+|(?:${countedWords})(?!\\p{L}))`,
  'iu',
);

/** A time, a length, a heat, a share: no amount of a food. */
export const noAmount =
  /^\s*(?:min|h(?!\p{L})|heures?|jours?|mois|ans?(?!\p{L})|[cm]m(?!\p{L})|po(?!\p{L})|°|%|fois|personnes?|pers(?!\p{L})|parts?)/iu;
