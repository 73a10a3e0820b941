// What stands between two words: spaces, apostrophes of any shape, hyphens and dashes.
const gaps = /[\s'‘’‛ʻʼʹ′＇`´\p{Pd}]+/gu;

/**
 * Text as it is searched: lower case, without accents and what nobody sees, ligatures split, one space between
 * words. The client's pages search by the same (client/src/lib/matches-search.ts).
 */
export const toSearchText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[\ufb00-\ufb06]/g, (letters) => letters.normalize('NFKD'))
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replace(gaps, ' ')
    .trim();

/** More words than anybody searches by. */
const mostWords = 12;

/** The words of a search, each of which what is found holds somewhere. */
export const toSearchWords = (search: string): string[] =>
  [...new Set(toSearchText(search).split(' '))].filter(Boolean).slice(0, mostWords);

/** A folded word in the other number: « oignons » is found as « oignon », « bocaux » as « bocal » and the reverse. */
const otherNumber = (word: string): string[] => [
  ...(/.{3}[sx]$/u.test(word) ? [word.slice(0, -1)] : []),
  ...(/[^e]aux$/u.test(word) ? [word.replace(/ux$/u, 'l')] : []),
  ...(/.{2}al$/u.test(word) ? [word.replace(/l$/u, 'ux')] : []),
];

/** What may stand behind a word of a search text; dashes and apostrophes in older ones. */
const wordEnds = [...` ,;:.!?()[]/»"+-'’`];

/** Texts that hold a word of a search, for Prisma: it stands anywhere, in its other number at the end of a word. */
export const holdsWord = (word: string) => [
  { contains: escapeLike(word) },
  ...otherNumber(word).flatMap((other) => [
    { endsWith: escapeLike(other) },
    ...wordEnds.map((end) => ({ contains: escapeLike(other + end) })),
  ]),
];

/** The text with SQL's LIKE wildcards taken literally: Prisma passes `contains` on as it is. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
