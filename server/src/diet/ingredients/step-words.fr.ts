import { about, sizesBeforeUnit } from '../lexicon/units.js';
import { foodPerRound, forSoMuch } from './said-again.fr.js';

/**
 * Said of each piece, the dose stays whatever their number; « 3 min de chaque côté », « entre chaque œuf » and « à
 * chaque fois » are about no piece.
 */
export const ofEach =
  /(?<!\p{L})(?:(?<!(?:entre|après|avant|à)\s)chaque(?!\s(?:côté|face|bord|bout|extrémité|ajout|fois))|chacune?s?|par\s(?!petit|ailleurs|exemple|dess[ou]|face|côté|l[ea]s?\s|l['’]|une?(?!\p{L})|litre|kilo|livre|k?g(?!\p{L}))\p{L})|compt\p{L}+\s[^.]*\spour\s+\d/iu;

const doing = '(?:\\p{L}+(?:ez|er|ir|(?:ui|tt|nd|ai)re)|faites)(?!\\p{L})';
/** Where the next thing to do starts: « , puis verser », « et versez ». */
export const clauseStart = new RegExp(
  `(?=(?:[,;]\\s*|\\s)(?:(?:et|puis|ensuite)\\s+){1,3}${doing}|[,;]\\s+${doing})`,
  'iu',
);
/** A dose that says nothing of the clauses beside it: « comptez 50 g de riz par personne ». What lies « sur chaque toast » may be said in several. */
export const doseOfPeople =
  /(?<!\p{L})(?:compt|prévo|calcul)\p{L}+\s|(?<=[\p{L})]\s+)par\s+(?:personne|pers|convive|tête|adulte|enfant|invité|mangeur|gourmand)(?!\p{L})/iu;

/** Where a new sentence starts; « c. à soupe » and « env. » start none. */
export const sentenceEnd = /((?<=[.!?…])\s+(?=[\p{Lu}\p{N}«"“(•*–-])|\n+)/u;

const vessels =
  'cocottes?|casseroles?|marmites?|faitouts?|fait-tout|saladiers?|moules?|plats?|bols?|jattes?|terrines?|poêles?|poêlons?|sauteuses?|autocuiseurs?|bassines?|carafes?|culs?-de-poule|verrines?|ramequins?|récipients?|bocal|bocaux|bouteilles?|pichets?|verres?|flûtes?|coupes?|contenance|capacité';
const sold =
  'bo[iî]tes?|pots?|sachets?|briques?|barquettes?|paquets?|tranches?|morceaux|morceau|pavés?|filets?|boules?|boulettes?|pâtons?|portions?|parts?|pièces?|tablettes?|tubes?|steaks?';
const aboutSize = `(?:(?:${about.join('|')}|près\\s+de|plus\\s+de|moins\\s+de)\\s+)?`;

/** « une cocotte de 5 l », « moule (2 l) », « des boules de 40 g »: how big one is. */
export const sizeOfVessel = new RegExp(
  `(?<!\\p{L})(?:${vessels}|${sold})\\s*(?:[(,]\\s*)?(?:(?:de|d['’])\\s*)?${aboutSize}$`,
  'iu',
);
/** « un moule de 24 cm et 1,5 l » */
export const besideLength =
  /\d\s*[cm]m\s*(?:de\s+(?:diamètre|côté|long(?:ueur)?|large(?:ur)?|haut(?:eur)?)\s*)?(?:,|et|ou|\/)\s*(?:de\s+|d['’]\s*)?$/iu;
/** « 3 l de contenance » */
export const sizeAfter = /^\s*de\s+(?:contenance|capacité)(?!\p{L})/iu;
/** « dans une casserole 20 cl de lait »: what goes in, and not how big it is. */
export const intoVessel = new RegExp(
  `(?<!\\p{L})(?:dans|sur|au\\s+fond)\\s[^.,;:()\\d]{0,40}?(?:${vessels})\\s+(?:\\p{L}+\\s+)?${aboutSize}$`,
  'iu',
);
/** Whatever a word of an amount belongs to: « gigot de 2 kg », « galets d'environ 60 g », « pesant 40 g ». */
export const sizeOfThing = new RegExp(
  `(?:(?<word>\\p{L}+)(?:\\(s\\))?\\s+(?:de\\s+|d['’]\\s*)|(?<!\\p{L})(?:(?:pes(?!e[rz])|fais|conten)\\p{L}+|(?:doi|dev)\\p{L}+\\s+peser)\\s+)${aboutSize}$`,
  'iu',
);
const verbEnd =
  '(?:e|es|ez|ent|er|re|ir|ant|issez|issant|é|ée|és|ées|i|ie|is|ies|it|t|te|ts|tes|sez|rt|rte|rts|rtes)';
/** These take « de » before what is used: « arroser de 20 cl de vin », « couvrir les navets de 1 l d'eau ». */
const usesOf = `(?:re)?(?:couv(?:r|e)|arros|saupoudr|parsem|mouill|napp|badigeonn|endui|garn|rempl|asperg|complét|imbib|additionn|agrément|assaisonn|accompagn|décor|tapiss|humect|déglac|parfum|enrob|fourr|farc|allong|détend|étend)${verbEnd}`;
export const takesOf = new RegExp(`(?<!\\p{L})${usesOf}(?!\\p{L})`, 'iu');
/** Before « de », these are no thing that has a size: « puis de 20 cl ». */
export const noThing =
  /^(?:et|puis|ou|ensuite|enfin|aussi|bien|\p{L}{2,}ez|(?!pi|fer|ali)\p{L}+ment)$/iu;

/** « coupez 4 des 6 oranges et pressez les 2 autres », « gardez-en 2 »: so many of those that the sentence has counted. */
export const ofThem = {
  before: /\p{L}-en\s+$/iu,
  bare: /^\s*(?:$|[.,;:!)]|(?:pour|à|au|aux|dans|sur|de\s+côté|et|puis)(?!\p{L}))/iu,
  after: /^\s+(?:autres|restante?s)(?!\p{L})/iu,
};

/** « 12 min par 500 g », « pour 100 g de pâtes » */
export const rateBefore = /(?<!\p{L})(?:par|pour|tou(?:s|tes)\s+les|chaque)\s+$/iu;
/** « 20 g/personne », « 20 min au kilo », « 40 g pièce », « 10 g de sel par 1 l », « 1 l d'eau pour 100 g de pâtes » */
export const rateAfter = new RegExp(
  `^\\s*(?:/\\s*\\p{L}|(?:la\\s+)?pi[eè]ce(?!\\p{L}))|^[^.,;:()\\d]{0,40}?\\s(?:${forSoMuch}|par\\s+(?:\\d|litre|kilo|livre|k?g(?!\\p{L}))|au\\s+(?:kilo|kg|litre))|^(?:\\s+(?:de\\s+|d['’])\\p{L}+)?\\s+à\\s+la\\s+fois|${foodPerRound}`,
  'iu',
);
/** « la taille d'un œuf », « comme une noix » */
export const likeness =
  /(?<!\p{L})(?:taille|grosseur|forme|façon|volume|comme)\s+(?:de\s+|d['’])?$/iu;
/** « un œuf à la fois », « un œuf après l'autre » */
export const oneByOne = /^[^.,;:()]*?(?:à\s+la\s+fois|après\s+l['’]autre|par\s+une?(?!\p{L}))/iu;
/** « à l'aide d'une cuillère à soupe », « à l'aide de 2 cuillères », « dans une tasse »: what one works with. */
export const toolBefore = /(?:aide\s+(?:d['’]|de\s+)|(?<!\p{L})(?:dans|avec|sur|par|entre)\s+)$/iu;

/** « un moule », which « une moule » is not. */
export const mould = /^un\s+(?:(?:grand|petit|autre|second)\s+)?moule(?!\p{L})/iu;

export const oneInWords = /^une?(?!\p{L})/iu;
export const ofFood = /^\s*(?:de\s|du\s|des\s|d['’]|de\sl['’])/iu;

const sizes = `(?:(?:${sizesBeforeUnit.join('|')}|beau|bel|beaux|bonnes?|jeunes?|autres?)\\s+)*`;
export const sizesBefore = new RegExp(`^${sizes}`, 'iu');
/** Kitchen measures that no scale knows: « 2-3 cuillères d'huile », « un verre de vin ». */
export const looseMeasure = new RegExp(
  `^\\s+(?:de\\s+)?${sizes}(?:cuill(?:è|e)r(?:e|ée)s?(?!\\s+(?:à|en|de bois))|verres?|poignées?)(?!\\p{L})`,
  'iu',
);
/** « avec 2 cuillères » names the tool, « avec 2 verres » the measure. */
export const spoonLast = /cuill\p{L}+$/iu;
/** What stands behind a name and agrees with it: « 2 oignons émincés », « 2 œufs durs ». */
export const participles =
  /^(?:\s+(?:(?:très|bien|\p{L}+ement)\s+)?(?:\p{L}{2,}é|enti[eè]r|battu|fondu|cuit|cru|dur|mollet|mûr|rouge|jaune|vert|noir|froid|chaud|restant)(?:e|s|es)?(?!\p{L}))*/iu;
/** An article before a number written anew, and what stands for it: « les 2 pommes » are « 1 pomme » for fewer. */
export const articlesBefore: readonly { pattern: RegExp; instead: string; ofMany?: true }[] = [
  { pattern: /(?<!\p{L})(?:d['’]|(?:du|de\s+la|de\s+l['’])\s*)$/iu, instead: 'de ' },
  { pattern: /(?<!\p{L})(?:au|à\s+la|à\s+l['’])\s*$/iu, instead: 'à ' },
  { pattern: /(?<!\p{L})(?:l['’]|(?:le|la|ce|cette)\s+)$/iu, instead: '' },
  { pattern: /(?<!\p{L})des\s+$/iu, instead: 'de ', ofMany: true },
  { pattern: /(?<!\p{L})aux\s+$/iu, instead: 'à ', ofMany: true },
  { pattern: /(?<!\p{L})(?:les|ces|vos|nos|mes)\s+$/iu, instead: '', ofMany: true },
];
/** A verb of many: its subject stays many, without a number. */
export const verbOfMany =
  /^\s+(?:qui\s+)?(?:(?:se|ne|y|en)\s+|[sn]['’])?(?:sont|ont|vont|font|\p{L}{2,}ront|\p{L}{2,}(?<!m)ent)(?!\p{L})/iu;
export const partsOfEgg: readonly string[] = ['jaune', 'blanc'];
export const egg = 'oeuf';
/** No list names it. */
export const alwaysThere: readonly string[] = ['eau'];

/** « 3 cm de gingembre » */
export const startsWithLength = /^(?:[cm]?m|pouce|po)(?!\p{L})/iu;

/** « coupez le pain en 8 tranches », « sur 2 plaques » */
export const intoPieces = /(?<!\p{L})(?:en|sur)\s+$/iu;

/** « 1/4 d'oignon » */
export const shareOf = /^\s*(?:de\s+|d['’]\s*)/iu;

/** « 2 des 3 œufs », « deux de ces trois œufs » */
export const ofSoMany = /^\s*(?:des|de\s+ces|sur\s+les)\s+/iu;
