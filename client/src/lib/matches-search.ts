// What stands between two words: spaces, apostrophes of any shape, hyphens and dashes.
const gap = /[\s'‘’‛ʻʼʹ′＇`´\p{Pd}]+/u;

/** Text as it is searched: case, accents, ligatures and what nobody sees ignored, as on the server (search-text.ts). */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[\ufb00-\ufb06]/g, (letters) => letters.normalize('NFKD'))
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '');

/** A folded word in the other number: « oignons » is found as « oignon », « bocaux » as « bocal » and the reverse. */
const otherNumber = (word: string): string[] => [
  ...(/.{3}[sx]$/u.test(word) ? [word.slice(0, -1)] : []),
  ...(/[^e]aux$/u.test(word) ? [word.replace(/ux$/u, 'l')] : []),
  ...(/.{2}al$/u.test(word) ? [word.replace(/l$/u, 'ux')] : []),
];

/** Whether the texts hold each word of the search, wherever and in whatever order, of one or of many. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const text = folded(texts.join('\n'));
  const ends = (word: string): boolean =>
    text.split(/[^\p{L}\p{N}]+/u).some((held) => held.endsWith(word));
  return folded(search)
    .split(gap)
    .every((word) => text.includes(word) || otherNumber(word).some(ends));
}
