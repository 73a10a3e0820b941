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

/** Whether the texts hold each word of the search, wherever and in whatever order. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const text = folded(texts.join('\n'));
  return folded(search)
    .split(gap)
    .every((word) => text.includes(word));
}
