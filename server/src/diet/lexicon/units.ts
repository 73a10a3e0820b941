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
      `${spoon}\\s*(?:à|a)\\s*(?:soupe|s\\.?|table)`,
      'c\\.?\\s*(?:à|a)\\.?\\s*(?:soupe|s)\\.?',
      'c\\.?\\s*soupe',
      'c\\.\\s*s\\.',
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
      `${spoon}\\s*(?:à|a)\\s*(?:caf[eé]|th[eé]|dessert|moka|c\\.?)`,
      'c\\.?\\s*(?:à|a)\\.?\\s*(?:caf[eé]|th[eé]|c|t)\\.?',
      'c\\.?\\s*caf[eé]',
      'c\\.\\s*c\\.',
      'càc\\.?',
      'cac',
      'cc\\.?',
    ],
  },
  { unit: 'KG', times: 1, patterns: ['kilogrammes?', 'kilos?', 'kgs?\\.?'] },
  { unit: 'G', times: 0.001, patterns: ['milligrammes?', 'mg\\.?'] },
  { unit: 'G', times: 500, patterns: ['livres?'] },
  { unit: 'G', times: 1, patterns: ['grammes?', 'grs?\\.?', 'g\\.?'] },
  { unit: 'ML', times: 1, patterns: ['millilitres?', 'ml\\.?'] },
  { unit: 'CL', times: 10, patterns: ['d[eé]cilitres?', 'dl\\.?'] },
  { unit: 'CL', times: 1, patterns: ['centilitres?', 'cl\\.?'] },
  { unit: 'L', times: 1, patterns: ['litres?', 'lt\\.?', 'l\\.?'] },
  { unit: 'PINCH', times: 1, patterns: ['pinc[eé]es?', 'pinc\\.'] },
  { unit: 'CUP', times: 1, patterns: ['tasses?(?!\\s+(?:à|a)\\s)', 'cups?'] },
];

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

/** Measures always written by their symbol once rescaled. */
export const measureSymbols: Readonly<Partial<Record<Unit, string>>> = {
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
};

const tens = { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 };
const ones = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9 };

/** « vingt-cinq » and its like. */
const hyphenated = Object.fromEntries(
  Object.entries(tens).flatMap(([ten, value]) =>
    Object.entries(ones).map(([one, more]) => [`${ten}-${one}`, value + more] as const),
  ),
);

export const numberWords: Readonly<Record<string, number>> = {
  ...tens,
  ...hyphenated,
  'dix-sept': 17,
  'dix-huit': 18,
  'dix-neuf': 19,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  cent: 100,
  'deux cents': 200,
  demi: 0.5,
  'demi-': 0.5,
  demie: 0.5,
  'un demi': 0.5,
  'un demi-': 0.5,
  'une demi': 0.5,
  'une demi-': 0.5,
  'une demie': 0.5,
  'la moitié': 0.5,
  'une moitié': 0.5,
  'un quart': 0.25,
  'trois quarts': 0.75,
  'un tiers': 1 / 3,
  'deux tiers': 2 / 3,
};

/** Always followed by « de »: « une douzaine d'œufs ». */
export const collectiveNumbers: Readonly<Record<string, number>> = {
  'demi-douzaine': 6,
  'demi douzaine': 6,
  douzaine: 12,
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  cinquantaine: 50,
  centaine: 100,
};

export const vulgarFractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
};

/** Said of an amount without changing it. */
export const about = [
  'environ',
  'env\\.?',
  'à peu près',
  'à peine',
  'presque',
  'au moins',
  'minimum',
  'maximum',
  'max\\.?',
  'min\\.?',
  'facultatif',
  'facultatifs?',
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
  'un peu',
  'un reste',
  'un soupçon de',
  'un brin de folie',
  'une goutte de vie',
];

/** What is taken from a whole that one buys: « le jus d'un citron ». */
export const takenFrom = ['jus', 'zestes?', 'écorces?', 'pulpe', 'chair', 'graines', 'pépins'];
