import { about, collectiveNumbers, numberWords, vulgarFractions } from '../lexicon/units.js';

export interface Quantity {
  /** The amount, or the greater end of a range, so that enough is bought. */
  value: number;
  /** The lesser end of a range. */
  least?: number;
  /** Where the writing of the number starts and ends in the text, words about it left out. */
  from: number;
  to: number;
  /** « une douzaine » already stands for a count, so no unit can follow. */
  collective: boolean;
}

const space = '[ \\t\\u00A0\\u202F]';
const glyphs = `[${Object.keys(vulgarFractions).join('')}]`;
const grouped = `\\d{1,3}(?:${space}\\d{3}|['’]\\d{3})+(?!\\d)`;
const decimal = '\\d{1,6}(?:[.,]\\d{1,3})?';
const fraction = '\\d{1,3}\\s*[/⁄]\\s*\\d{1,3}';
const number = `(?:${grouped}(?:,\\d{1,3})?|\\d{1,3}${space}*${glyphs}|\\d{1,3}${space}+(?:et${space}+)?${fraction}|${fraction}|${glyphs}|${decimal})`;
const words = Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/ /g, '\\s+').replace(/-$/, '\\s*-'))
  .join('|');
const word = `(?:${words})(?<=-|(?![\\p{L}]))`;
const collective = `(?:(?:une|un|deux|trois|quatre|\\d{1,2})\\s+)?(?:${Object.keys(collectiveNumbers).join('|')})s?(?![\\p{L}])`;

const aboutPattern = new RegExp(`^(?:(?:${about.join('|')}|~|≈)\\s*)+(?![\\p{L}])`, 'iu');
const collectivePattern = new RegExp(`^${collective}`, 'iu');
const oneHalf = '1\\s+demie?(?:\\s*-|(?![\\p{L}]))';
const amount = `(?:${oneHalf}|${number}|${word})`;
const rangePattern = new RegExp(
  `^(?:de\\s+|entre\\s+)?(${amount})(?:(\\s*(?:-|–|—|à|a|ou|et)\\s*)(${amount}))?`,
  'iu',
);

/** The number that a text begins with, in digits, fractions or words; undefined when there is none. */
export function quantityAt(text: string): Quantity | undefined {
  const start = aboutPattern.exec(text)?.[0].length ?? 0;
  const rest = text.slice(start);
  const many = collectivePattern.exec(rest);
  if (many) {
    const value = collectiveValue(many[0]);
    return { value, from: start, to: start + many[0].length, collective: true };
  }
  const found = rangePattern.exec(rest);
  return found ? fromMatch(found, start) : undefined;
}

function fromMatch(found: RegExpExecArray, start: number): Quantity | undefined {
  const [all, first = '', link, second] = found;
  const from = start + all.indexOf(first);
  const one = valueOf(first);
  if (one === undefined) return undefined;
  const other = second === undefined ? undefined : valueOf(second);
  const isRange =
    other !== undefined && (link?.trim() !== 'et' || /^entre/i.test(all)) && other > one;
  if (isRange) {
    return { value: other, least: one, from, to: start + all.length, collective: false };
  }
  return { value: one, from, to: from + first.length, collective: false };
}

/** The number written, or undefined when it is none (a zero denominator). */
function valueOf(written: string): number | undefined {
  const text = written.trim().toLowerCase().replace(/\s+/g, ' ').replace(/ -$/, '-');
  if (/^1 demi/.test(text)) return 0.5;
  const named = numberWords[text];
  if (named !== undefined) return named;
  const glyph = vulgarFractions[text.at(-1) ?? ''];
  if (glyph !== undefined) return (Number.parseInt(text, 10) || 0) + glyph;
  const slash = /^(?:(\d+) (?:et )?)?(\d+) ?[/⁄] ?(\d+)$/.exec(text);
  if (slash) {
    const [, whole = '0', top = '0', bottom = '0'] = slash;
    return Number(bottom) === 0 ? undefined : Number(whole) + Number(top) / Number(bottom);
  }
  const plain = Number(text.replace(/['’\s]/g, '').replace(',', '.'));
  return Number.isFinite(plain) ? plain : undefined;
}

function collectiveValue(written: string): number {
  const text = written.toLowerCase();
  const name = Object.keys(collectiveNumbers).find((each) => text.includes(each)) ?? '';
  const times = /^\d+/.exec(text)?.[0] ?? numberWords[/^\p{L}+/u.exec(text)?.[0] ?? ''] ?? 1;
  return Number(times) * (collectiveNumbers[name] ?? 1);
}
