import type { WrittenMeasure } from './measure.js';

/** Measures of other kitchens and of a quick hand, in units of ours; a pound and an ounce to the whole gram. */
export const furtherMeasures: readonly WrittenMeasure[] = [
  { unit: 'KG', times: 1, patterns: ['k(?=\\s+\\p{L})'] },
  { unit: 'G', times: 453.6, patterns: ['lbs?\\.?'], whole: true },
  { unit: 'ML', times: 30, patterns: ['fl\\.?\\s*oz\\.?', 'onces?\\s+liquides?'] },
  { unit: 'G', times: 28.35, patterns: ['oz\\.?', 'onces?'], whole: true },
];

/** A vessel with marks of thirds, as a cup has them. */
export const glass = /^(?:verres?|bols?|tasses?)(?!\p{L})/iu;

/** What a food is measured with that has no unit of its own, cut as finely as spoons of one. */
export const filled = /^(?:cuill[èe]r(?:é?e)s?|verres?|bols?|louches?|poignées?)(?!\p{L})/iu;

/** A length is cut from a piece: « 2 cm de gingembre » buys one, and no count agrees with it. */
export const lengths: ReadonlySet<string> = new Set(['cm', 'mm']);

/** So little that no scale of a kitchen shows it, in grams: any packet holds more. */
export const unweighed = 0.1;

export const inMilligrams = (grams: number): string =>
  `${Math.max(1, Math.round(grams * 1000))} mg`;

/** « càs d’huile » as « càc d’huile »; undefined where the spoon is written otherwise. */
export function teaspoonFor(counted: string): string | undefined {
  const found = /^(?:c\.?\s?à\s?s(?!\p{L})|cuill(?:ères?|\.)\s+à\s+soupe|cs(?!\p{L}))/iu.exec(
    counted,
  );
  if (!found) return undefined;
  const [spoon] = found;
  const small = /soupe$/iu.test(spoon)
    ? spoon.replace(/soupe$/iu, 'café')
    : `${spoon.slice(0, -1)}c`;
  return small + counted.slice(spoon.length);
}

/** « poireau (5 cm) » */
export const withLength = (food: string, length: string): string => `${food} (${length})`;

/** What is left without the length, as `withLength` writes it. */
export const lengthAside = /^(?<food>.*\S)\s*\(\d[\d.,]*\s*[cm]m\)$/iu;

export const lengthOf = /^(?<unit>[cm]m)\s+(?:de\s+|d['’]\s*)(?<food>\p{L}.*)$/iu;

/** « beurre + 20 g pour le moule » */
export const moreOfIt =
  /^(?<food>\p{L}[\p{L}\s'’-]*?)\s*(?:\+|et)\s*(?<more>\d[\d.,]*\s*\p{L}+)\s+pour\s/iu;

const egg = "(?:œ|oe)ufs?(?:\\s+entiers?)?(?!\\p{L}|['’])";
const sizedEgg = `(?:(?:gros|petits?|grands?|beaux|bons)\\s+)?${egg}`;
const partOfEgg = `(?:jaunes?|blancs?)(?:\\s+d['’]${egg})?(?!\\p{L})`;

/** « œufs + 1 jaune », « jaunes et 2 œufs »: what is counted first, and the rest with its own count. */
export const eggsAndParts = new RegExp(
  `^(?<first>${sizedEgg}|${partOfEgg})\\s*(?:\\+|et|plus)\\s*(?<rest>\\S.*)$`,
  'iu',
);
export const wholeEggs = new RegExp(`^${sizedEgg}`, 'iu');
export const eggsOrParts = new RegExp(`^(?:${sizedEgg}|${partOfEgg})`, 'iu');

/** Between two foods of one line that each have their own amount: « ou 1 sachet », « dilué dans 50 cl d'eau ». */
export const besideAmount =
  /\s+(?:\+|et|plus|ou|(?:dilu|diss|délay|infus)\p{L}+\s+dans)\s+(?=[\d½¼¾⅓⅔]|une?\s|demie?\s+(?!de\s|d['’]))/iu;

/** « entre 2 et 3 kg », « de 2 à 3 kg »: what stands before two bounds, and before no single number. */
export const betweenTwo = /(?<!\p{L})entre\s+$/iu;
export const rangeStart = /(?:(?<!\p{L})entre|^de)\s+$/iu;

/** Counted by the whole beside what the lexicon says: nobody keeps half a clove of garlic. */
export const countedWhole =
  /^(?:(?:petite|grosse|belle|bonne)s?\s+)?(?:gousses?\s+d['’]\s*ail|jaunes?\s+d['’]\s*(?:œ|oe)ufs?|rondelles?|tomates?\s+cerises?|asperges?|radis(?!\s+noirs?)|champignons?|cerneaux?|sachets?\s+de\s+(?:th[eé]|rooibos|tisane|infusion)|pommes?\s+de\s+terre\s+grenaille)(?!\p{L})/iu;
