/** Text as it is searched: lower case, without accents, ligatures split, white space folded. */
export const toSearchText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text with SQL's LIKE wildcards taken literally: Prisma passes `contains` on as it is. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
