import { onFirstUse } from './on-first-use';

// French counts the first of a month, and only the first, as an ordinal; Intl does not.
const inWords = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('');

/** Every date in words is written by this: « mardi 1er décembre ». */
export function frenchDate(options: Intl.DateTimeFormatOptions) {
  const made = onFirstUse(() => new Intl.DateTimeFormat('fr', options));
  return {
    format: (date: Date | number): string => inWords(made().formatToParts(date)),
    formatRange: (from: Date, to: Date): string => inWords(made().formatRangeToParts(from, to)),
  };
}
