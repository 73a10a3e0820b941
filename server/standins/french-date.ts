/** Formats dates in French words: « mardi 1er décembre ». Every page and reply of a stand-in writes its dates by this. */
export function frenchDate(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  const format = new Intl.DateTimeFormat('fr', options);
  // French counts the first of a month, and only the first, as an ordinal; Intl does not.
  return (date) =>
    format
      .formatToParts(date)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
}
