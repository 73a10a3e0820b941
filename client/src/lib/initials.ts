/** The first letters of up to two names, as in a picture that is missing. */
export const initials = (...names: string[]): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('fr');
