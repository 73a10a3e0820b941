const letter = /\p{L}\p{M}*/u;

/** The first letters of up to two names, as in a picture that is missing; signs and digits are no letters. */
export const initials = (...names: string[]): string =>
  names
    .map((name) => letter.exec(name.normalize('NFC'))?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('fr');
