const one = 'une?';
const digit = 'deux|trois|quatre|cinq|six|sept|huit|neuf';
const teen = 'dix[\\s-]+(?:sept|huit|neuf)|dix|onze|douze|treize|quatorze|quinze|seize';
const ten =
  'quatre[\\s-]+vingts?|vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante';
const underHundred = `(?:(?:${ten})(?:[\\s-]+(?:et[\\s-]+)?(?:${teen}|${digit}|${one}))?|${teen}|${digit}|${one})`;
const underThousand = `(?:(?:(?:${digit})[\\s-]+)?cents?(?:[\\s-]+${underHundred})?|${underHundred})`;

/** « deux cent cinquante », « vingt et un »: a pattern without anchors, up to 999 999. */
export const cardinalWords = `(?:(?:${underThousand}[\\s-]+)?mille(?:[\\s-]+${underThousand})?|${underThousand})`;

/** What each word of a cardinal is worth; « cent » and « mille » multiply what stands before them. */
export const cardinalValues: Readonly<Record<string, number>> = {
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
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};

const wordEnd = '(?!\\p{L})';

/** Parts of a whole in words; « demi » is written together with what it halves: « un demi-litre ». */
export const fractionWords: readonly { value: number; pattern: string }[] = [
  { value: 1 / 2, pattern: `(?:(?:une?|1)\\s+)?demie?(?:\\s*-\\s*(?=\\p{L})|${wordEnd})` },
  { value: 1 / 2, pattern: `(?:la|une)\\s+moitié${wordEnd}|moitié(?=\\s+d)` },
  { value: 1 / 4, pattern: `(?:un|le|1)\\s+quart${wordEnd}` },
  { value: 3 / 4, pattern: `(?:trois|3)[\\s-]+quarts?${wordEnd}` },
  { value: 1 / 3, pattern: `(?:un|le|1)\\s+tiers${wordEnd}` },
  { value: 2 / 3, pattern: `(?:deux|2)[\\s-]+tiers${wordEnd}` },
];

/** Always followed by « de »: « une douzaine d'œufs ». */
export const collectiveNumbers: Readonly<Record<string, number>> = {
  douzaine: 12,
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
};

/** « une petite dizaine », « une bonne douzaine » */
export const collectiveSizes = ['petites?', 'bonnes?', 'grosses?', 'grandes?', 'belles?'];

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
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
