import type { Unit } from '../unit.js';

interface UnitWords {
  unit: Unit;
  /** How many of the unit one of the written measure makes (1 dl is 10 cl). */
  times: number;
  /** Patterns without anchors; spaces and dots between the letters are allowed for abbreviations. */
  patterns: readonly string[];
}

const spoon = 'cuill?(?:[eéè]r(?:e|ée|ee)?s?|iers?|er?s?)?\\.?';

/** Longest and most particular first. */
export const unitWords: readonly UnitWords[] = [
  {
    unit: 'TABLESPOON',
    times: 1,
    patterns: [
      `${spoon}\\s*\\(?(?:à|a)\\s*(?:soupes?|s\\.?|table)\\)?`,
      `${spoon}\\s*soupe`,
      'c\\s*\\.?\\s*(?:à|a)\\.?\\s*(?:soupes?|s|table)\\.?',
      'c-(?:à|a)-s(?:oupe)?',
      'c\\.?\\s*soupe',
      'c\\.\\s*s\\.',
      'c/s',
      'càs\\.?',
      'cas',
      'cs\\.?',
      'càsoupe',
    ],
  },
  {
    unit: 'TEASPOON',
    times: 1,
    patterns: [
      `${spoon}\\s*\\(?(?:à|a)\\s*(?:caf[eé]|th[eé]|dessert|moka|c\\.?)\\)?`,
      // Without « à » it may be a spoonful of coffee.
      `${spoon}\\s*caf[eé](?=\\s+d)`,
      'c\\s*\\.?\\s*(?:à|a)\\.?\\s*(?:caf[eé]|th[eé]|c|t)\\.?',
      'c-(?:à|a)-c(?:af[eé])?',
      'c\\.?\\s*caf[eé]',
      'c\\.\\s*c\\.',
      'c/c',
      'càc\\.?',
      'cac',
      'cc\\.?',
    ],
  },
  { unit: 'KG', times: 1, patterns: ['kilogrammes?', 'kilos?', 'kgs?\\.?', "k(?=\\s+d[e'’])"] },
  { unit: 'G', times: 0.001, patterns: ['milligrammes?', 'mg\\.?'] },
  { unit: 'G', times: 500, patterns: ['livres?'] },
  { unit: 'G', times: 1, patterns: ['grammes?', 'grs?\\.?', 'g\\.?'] },
  { unit: 'ML', times: 1, patterns: ['millilitres?', 'ml\\.?'] },
  { unit: 'CL', times: 10, patterns: ['d[eé]cilitres?', 'dl\\.?'] },
  { unit: 'CL', times: 1, patterns: ['centilitres?', 'cl\\.?'] },
  { unit: 'L', times: 1, patterns: ['litres?', 'ltrs?\\.?', 'lt\\.?', 'l\\.?'] },
  { unit: 'PINCH', times: 1, patterns: ['pin[cç][eé]es?', 'pinc[eé]s?(?=\\s+d)', 'pinc\\.'] },
  {
    unit: 'CUP',
    times: 1,
    patterns: ['tasses?(?!\\s+(?:à|a)\\s)', 'cups?', "t\\.?(?=\\s*(?:\\(|d[e'’]))"],
  },
  // « pièce de bœuf » and « pièce montée » are names of their own.
  {
    unit: 'UNIT',
    times: 1,
    patterns: [
      'unit[eé]s?(?=\\s+\\p{L})',
      "(?:pi[eè]ces?|pce?s?\\.?)(?=\\s+(?!d[eu]s?\\s|d['’]|mont[eé]es?)\\p{L})",
    ],
  },
];

/** « pincée de sel »: these are one of it when no number stands before them. */
export const oneUnsaid: ReadonlySet<Unit> = new Set(['PINCH', 'TABLESPOON', 'TEASPOON', 'CUP']);

/** Units that « de » may part from their number: « 1/4 de litre », « une centaine de grammes ». */
export const unitsAfterOf =
  "(?:(?:kilo|litre|livre|tasse|cuill|gramme|pinc|d[eé]cilitre|centilitre|millilitre)\\p{L}*|c\\.?\\s*(?:à|a)\\.?\\s|c\\.\\s*[sc]\\.|c[àa]?[sc](?!\\p{L})|(?:k?g|[mcd]?l)(?![\\p{L}'’]))";

/** Units as the specification writes them. */
export const unitLabels: Readonly<Record<Unit, string>> = {
  UNIT: 'unité',
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  TABLESPOON: 'càs',
  TEASPOON: 'càc',
  PINCH: 'pincée',
  CUP: 'tasse',
};

/** Written the same for one and for many. */
export const abbreviatedUnits: ReadonlySet<string> = new Set(
  'c cs cc cas cac càs càc cuil cuill pinc sach tr bte pce'.split(' '),
);

/** Measures always written by their symbol once rescaled. */
export const measureSymbols: Readonly<Partial<Record<Unit, string>>> = {
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
};

/** Said of an amount, before or after it, without changing it. */
export const about = [
  'environ',
  'env\\.?',
  'à peu près',
  'à peine',
  'presque',
  'au moins',
  'au plus',
  'plus ou moins',
  'approximativement',
  'approx\\.?',
  'minimum',
  'maximum',
  'max\\.?',
  'min\\.?',
  'facultatif',
  'facultatifs?',
];

/** The same, before it only. */
export const aboutBefore = [
  '[~≈±]',
  '\\+\\/-',
  "jusqu['’]à\\s",
  "(?:un peu\\s+)?(?:plus|moins)\\s+(?:de\\s|d['’])",
  '(?:près|autour|pas loin)\\s+de\\s',
  'les\\s',
];

/** The same, at the end of a line: it belongs to the amount, not to the name. */
export const aboutAfterName = [
  'environ',
  'env',
  'à peu près',
  'approximativement',
  'plus ou moins',
];

export const sizesBeforeUnit = [
  'bonnes?',
  'grosses?',
  'petites?',
  'belles?',
  'grandes?',
  'généreuses?',
  'fines?',
  'légères?',
  'grands?',
  'petits?',
  'bons?',
  'gros',
  'toutes?',
];

export const sizesAfterUnit = ['bien', 'bombées?', 'rases?', 'pleines?', 'généreuses?', 'combles?'];

/** Words that look like an amount and are not one. */
export const vagueAmounts = [
  'un peu(?!\\s+(?:plus|moins)\\s+d)',
  'un reste',
  'un soupçon de',
  'un brin de folie',
  'une goutte de vie',
  '(?:[45]|quatre|cinq)[\\s-]*épices',
  'demi[\\s-](?:sel|écrémé)',
  '7\\s*up',
];

/** What one counts of a food, where its name stands first: « ail, 3 gousses ». */
export const countedWords = `btes?|pces?|pqts?|sach|tr|barquettes?|bocaux|bocal|boites?|boîtes?|bols?|bottes?|bouquets?|bouteilles?|branches?|brins?|briques?|briquettes?|bulbes?|cannettes?|canettes?|carrés?|cosses?|cubes?|doses?|feuilles?|filets?|gousses?|gouttes?|grains?|morceaux|morceau|paquets?|pavés?|pièces?|plaques?|plaquettes?|poignées?|pots?|rondelles?|rouleaux|rouleau|sachets?|tablettes?|têtes?|tiges?|tranches?|tubes?|verres?`;

/** After one of these an amount says how big a thing is, or belongs to the words before: « camembert de 250 g ». */
export const linksToAmount = `de|du|des|d|en|par|à|au|aux|a|ou|et|plus|pour|avec|sur|sous|sans|contre|n°|calibre|type`;

/** Said before a colon of what follows it: no part of its name. */
export const lineLabels = [
  'facultatifs?',
  'facultatives?',
  'optionnel(?:le)?s?',
  'options?',
  'en option',
  'en plus',
  'à part',
  'au choix',
  'au besoin',
  'si besoin',
  'éventuellement',
  'ingrédients?(?:\\s[^:]*)?',
  'garnitures?',
  'décorations?',
  'déco',
  'finitions?',
  'accompagnements?',
  "pour\\s(?:la|le|les|l['’]|un|une|servir|décorer|finir|accompagner)[^:\\d]*",
];

/** Said in brackets before the amount, these go behind the name. */
export const asidesBefore = ['facultatifs?', 'facultatives?', 'optionnel(?:le)?s?', 'au choix'];

/** What is taken from a whole that one buys: « le jus d'un citron ». */
export const takenFrom = ['jus', 'zestes?', 'écorces?', 'pulpe', 'chair', 'graines', 'pépins'];

/** The same, but counted too: « 4 blancs de 150 g » are no part of a whole. */
export const takenFromFirst = [
  'verts?',
  'blancs?',
  'jaunes?',
  'feuilles',
  'fanes',
  'tiges',
  'pluches',
];

/** How it is taken: « le zeste râpé d'un citron ». */
export const takenHow = '(?:finement\\s+)?\\p{L}{2,}[éi]e?s?';
