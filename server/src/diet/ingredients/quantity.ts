import { vulgarFractions } from '../lexicon/number-words.js';
import { about, aboutBefore } from '../lexicon/units.js';
import {
  cardinalPattern,
  collectivePattern,
  fractionPattern,
  valueOfCollective,
  valueOfWords,
} from './number-words.js';

export interface Quantity {
  /** The amount, or the greater end of a range, so that enough is bought; over zero. */
  value: number;
  /** The lesser end of a range. */
  least?: number;
  /** Where the writing of the number starts and ends in the text, words about it left out. */
  from: number;
  to: number;
  /** « une douzaine » already stands for a count. */
  collective: boolean;
}

/** Between the two ends of a range: hyphens and dashes of every length, a minus sign, a tilde. */
export const dash = '[-\\u2010-\\u2015\\u2212~]';
const space = '[ \\t\\u00A0\\u202F]';
const glyphs = `[${Object.keys(vulgarFractions).join('')}]`;
const grouped = `\\d{1,3}(?:${space}\\d{3}|['’]\\d{3})+(?!\\d)(?:,\\d{1,3})?`;
const slash = '\\d{1,4}\\s*[/⁄]\\s*\\d{1,4}(?!\\d)';
/** « 1+1/2 », « 1 & ½ » */
const sign = `${space}*[+&]${space}*`;
const plus = `(?:${sign}|${space}*)`;
/** « 1, 5 kg », « 1 ,5 kg »: only before a measure, as a comma also parts two things. */
const looseComma = '\\d{1,3}\\s?,\\s?\\d{1,2}(?=\\s*(?:k?g|[mcd]?l|kilos?|litres?)(?!\\p{L}))';
/** A number is read whole or not at all. */
const decimal =
  '(?:\\d{1,6}(?:[.,]\\d{1,3})?|[.,]\\d{1,3})(?!\\d|[.,]\\d|\\s*[/⁄]\\s*\\d|(?:er|ère)(?!\\p{L}))';
const number = `(?:${grouped}|\\d{1,3}${plus}${glyphs}|\\d{1,3}(?:${space}+(?:et${space}+)?|${sign}(?=[1-3]\\s*[/⁄])|-(?=1\\s*[/⁄]))${slash}|${slash}|${glyphs}|${looseComma}|${decimal})`;
const amount = `(?:${fractionPattern}|${number}|${cardinalPattern})`;

const aboutPattern = new RegExp(
  `^(?:(?:(?:${about.join('|')})(?!\\p{L})|${aboutBefore.join('|')})\\s*)+`,
  'iu',
);
const collective = new RegExp(`^(?:(${amount})\\s*)?${collectivePattern}`, 'iu');
/** Spares nearly every line the longer pattern. */
const mayBeCollective = /aine/iu;
// One pattern with all ends of a range in it takes a third of a second to compile, this one a tenth of that.
const amountPattern = new RegExp(`^${amount}`, 'iu');
/** No amount begins with these words. */
const beforeRange = /^(?:de|entre)\s+/iu;
const link = new RegExp(`^\\s*(?:${dash}|à|a|ou|et|voire)\\s*`, 'iu');
/** « 2 (ou 3) citrons » */
const bracketed = new RegExp(`^\\s*\\(\\s*(?:à|ou|voire)\\s+(${amount})\\s*\\)`, 'iu');

/** One amount or two, and where that ends. */
interface Written {
  before: string;
  first: string;
  link: string;
  /** Empty where there is one amount. */
  second: string;
  to: number;
}

function writtenAt(text: string): Written | undefined {
  const before = beforeRange.exec(text)?.[0] ?? '';
  const first = amountPattern.exec(text.slice(before.length))?.[0];
  if (first === undefined) return undefined;
  const one = { before, first, link: '', second: '', to: before.length + first.length };
  const rest = text.slice(one.to);
  const linked = link.exec(rest)?.[0] ?? '';
  const second = linked && amountPattern.exec(rest.slice(linked.length))?.[0];
  if (second) return { ...one, link: linked, second, to: one.to + linked.length + second.length };
  const [all = '', other = ''] = (rest.includes('(') && bracketed.exec(rest)) || [];
  return { ...one, second: other, to: one.to + all.length };
}

/** The number that a text begins with, in digits, fractions or words; undefined when there is none over zero. */
export function quantityAt(text: string): Quantity | undefined {
  const start = aboutPattern.exec(text)?.[0].length ?? 0;
  const rest = text.slice(start);
  const many = mayBeCollective.test(rest) ? collective.exec(rest) : null;
  if (many) {
    const [all, times, name = ''] = many;
    const value = (times === undefined ? 1 : (valueOf(times) ?? 1)) * valueOfCollective(name);
    return value > 0 ? { value, from: start, to: start + all.length, collective: true } : undefined;
  }
  const found = writtenAt(rest);
  const read = found && quantityOf(found, start);
  return read && read.value > 0 ? read : undefined;
}

function quantityOf(written: Written, start: number): Quantity | undefined {
  const { before, first } = written;
  const from = start + before.length;
  const slashed = rangeBySlash(first);
  if (slashed) return { ...slashed, from, to: from + first.length, collective: false };
  const one = valueOf(first);
  if (one === undefined) return undefined;
  const other = valueOf(written.second);
  const isBetween = /^entre/i.test(before);
  const isRange = other !== undefined && (written.link.trim() !== 'et' || isBetween) && other > one;
  if (isRange) {
    const least = one > 0 ? { least: one } : {};
    return { value: other, ...least, from, to: start + written.to, collective: false };
  }
  return { value: one, from, to: from + first.length, collective: false };
}

/** « 100/150 g », « 4/6 oignons »: no fraction that cooks write has a top over three, eighths aside. */
function rangeBySlash(written: string): { value: number; least: number } | undefined {
  const [, top, bottom] = /^(\d+)\s*[/⁄]\s*(\d+)$/.exec(written) ?? [];
  const [least, value] = [Number(top), Number(bottom)];
  const isEighths = value === 8 && least % 2 === 1;
  return least > 3 && value > least && !isEighths ? { value, least } : undefined;
}

/** The number written, or undefined when it is none (a zero denominator). */
function valueOf(written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written);
  const text = written.trim().toLowerCase().replace(/\s+/g, ' ');
  const glyph = vulgarFractions[text.at(-1) ?? ''];
  if (glyph !== undefined) return (Number.parseInt(text, 10) || 0) + glyph;
  if (/\p{L}/u.test(text.replace(' et ', ' '))) return valueOfWords(text);
  const fraction = /^(?:(\d+)(?: (?:et )?|-| ?[+&] ?))?(\d+) ?[/⁄] ?(\d+)$/.exec(text);
  if (fraction) {
    const [, whole = '0', top = '0', bottom = '0'] = fraction;
    const isOne = Number(bottom) > 0 && Number(bottom) <= 100;
    return isOne ? Number(whole) + Number(top) / Number(bottom) : undefined;
  }
  if (!/\d/.test(text)) return undefined;
  return Number(text.replace(/['’\s]/g, '').replace(',', '.'));
}
