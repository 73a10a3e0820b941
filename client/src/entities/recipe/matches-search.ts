const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether the texts hold the one searched for as the server would say: accents and case ignored. */
export const matchesSearch = (texts: readonly string[], search: string): boolean =>
  folded(texts.join('\n')).includes(folded(search));
