const commands: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm|textrm|mathbf)\s?\{([^{}]*)\}/g, '$1'],
  // « 1\frac{1}{2} » is one and a half, not eleven halves.
  [/(\d)\s*\\[dt]?frac\s?\{(\d+)\}\s?\{(\d+)\}/g, '$1 $2/$3'],
  [/\\[dt]?frac\s?\{(\d+)\}\s?\{(\d+)\}/g, '$1/$2'],
  [/(\d)\s*\\[dt]?frac(\d)(\d)/g, '$1 $2/$3'],
  [/\\[dt]?frac(\d)(\d)/g, '$1/$2'],
  [/\^\s?\{?\\circ\}?\s?/g, '°'],
  [/\\degree\s?/g, '°'],
  [/\\approx\s?/g, 'environ '],
  [/\\times\s?/g, '× '],
  [/\\%/g, '%'],
  [/\\[,;:! ]|~/g, ' '],
];
const marked = /\$\$?([^$\n]{1,200}?)\$\$?|\\\(([^\n]{1,200}?)\\\)/g;
/** « $5 et $6 » is money. */
const isMath = (text: string): boolean => text.includes('\\') || /^[\d\s.,/]+$/.test(text);

const withoutCommands = (text: string): string =>
  commands.reduce((plain, [command, said]) => plain.replace(command, said), text);

/** A line without the marks of LaTeX that models put around amounts: « $1\frac{1}{2}$ tasse » is « 1 1/2 tasse ». */
export function plainMath(line: string): string {
  if (!/[$\\]/.test(line)) return line;
  const unmarked = line.replace(marked, (whole, dollars?: string, brackets?: string) => {
    const inside = dollars ?? brackets ?? '';
    return isMath(inside) ? withoutCommands(inside).trim() : whole;
  });
  return unmarked.includes('\\') ? withoutCommands(unmarked) : unmarked;
}
