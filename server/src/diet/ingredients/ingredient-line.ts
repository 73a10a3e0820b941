import { countText, decimalText } from './french-number.js';
import {
  about,
  sizesAfterUnit,
  sizesBeforeUnit,
  takenFrom,
  unitWords,
  vagueAmounts,
} from '../lexicon/units.js';
import { quantityAt, type Quantity } from './quantity.js';
import type { Unit } from '../unit.js';

export type { Unit } from '../unit.js';

export interface IngredientLine {
  /** In `unit`; the greater end of a range; null when the line gives none. */
  quantity: number | null;
  /** As French writes it; « 1 » when the line gives none. */
  quantityText: string;
  unit: Unit;
  name: string;
}

/** Where the amount of a line lies, for those who rewrite it. */
export interface Amount extends Quantity {
  unit: Unit;
  /** How many of `unit` the written measure makes. */
  times: number;
  /** Where the words of the measure end, without and with a « et demi » after them or after the name. */
  measureTo: number;
  unitTo: number;
  /** Where the name starts. */
  end: number;
}

/** No ingredient is longer; what follows is left out. */
const longestLine = 2000;

const bullet = /^(?:[\s\-*•·–—▢☐□▪◦‣+]|\[[ x]?\])+(?=\S)/iu;
const emphasis = /\*\*|__|`/g;
const ofWord = /^(?:de\s+(?:la\s+|l['’]\s*)?|d['’]\s*(?:une?\s+)?|du\s+|des\s+)/iu;
/** « 1 càs (15 ml) d'huile »: the same amount said again. */
const sameAmount = /^\([^)]*\)\s*(?=d['’]|(?:de|du|des)\s)/iu;
const aboutWord = new RegExp(`^(?:${about.join('|')})(?![\\p{L}])\\s*`, 'iu');
/** « un citron et demi », but not « un citron et demi poivron ». */
const halfAfterName =
  /^(\p{L}[\p{L}'’-]*(?:\s+(?!et\s)\p{L}[\p{L}'’-]*){0,2})\s+et\s+demie?(?=\s*(?:$|[,;.(]))/iu;
const halfMore = /^\s*et\s+demie?(?![\p{L}])/iu;
const gramsMore = /^\s*(\d{3})(?:\s*g(?:r|rammes?)?)?(?=\s+(?:(?:de|du|des)(?![\p{L}])|d['’]))/iu;
const tenthsMore = /^\s*(\d)(?=\s+(?:(?:de|du|des)(?![\p{L}])|d['’]))/iu;
const centilitresMore = /^\s*(\d{2})(?:\s*cl)?(?=\s+(?:(?:de|du|des)(?![\p{L}])|d['’]))/iu;
const vague = new RegExp(`^(?:${vagueAmounts.join('|')})(?![\\p{L}])`, 'iu');
const units = unitWords.map(({ unit, times, patterns }) => ({
  unit,
  times,
  pattern: new RegExp(`^(?:${patterns.join('|')})(?![\\p{L}'’])`, 'iu'),
}));
const sizeBefore = new RegExp(`^(?:${sizesBeforeUnit.join('|')})\\s+`, 'iu');
const sizeAfter = new RegExp(`^(?:(?:${sizesAfterUnit.join('|')})(?![\\p{L}])\\s*)+`, 'iu');
const partOf = new RegExp(
  `^(?:le\\s+|la\\s+|les\\s+|l['’])?((?:${takenFrom.join('|')})(?:\\s+et\\s+(?:le\\s+|la\\s+|les\\s+)?(?:${takenFrom.join('|')}))?)\\s+(?:de\\s+|d['’]\\s*)(?=\\S)`,
  'iu',
);
const afterColon = /^(?<name>\p{L}[^:\d]*?)(?<sign>\s*:\s*)(?<amount>\d.*)$/u;
/** « beurre 50 g », « lait – 2 dl », but not « camembert de 250 g » nor « lait 2 l ou plus ». */
const measureLast =
  /^(?<name>\p{L}.*?(?<![\s'’](?:de|du|d|en|par|à|ou|et|plus|x)))(?<sign>\s+(?:[-–—=]\s*)?)(?<amount>\d+(?:[.,]\d+)?\s*(?:k?g|grammes?|kilos?|[mcd]?l|litres?))$/iu;
/** « œufs x3 ». */
const countLast = /^(?<name>\p{L}.*?)(?<sign>\s+[x×]\s*)(?<amount>\d{1,3})$/iu;

/** A line without its bullet and markdown. */
export function plainLine(line: string): string {
  return line.slice(0, longestLine).replace(emphasis, '').replace(bullet, '').trim();
}

/** Reads « 1 ½ kg de pommes »: a line with no amount is a name, quantity « 1 », unit UNIT. */
export function parseIngredientLine(line: string): IngredientLine {
  const text = plainLine(line).replace(/\s+/g, ' ');
  const part = partOf.exec(text);
  if (part) {
    const whole = parseAmountFirst(text.slice(part[0].length));
    if (whole?.quantity != null && whole.unit === 'UNIT') {
      return { ...whole, name: `${whole.name} (${part[1]?.toLowerCase()})` };
    }
  }
  return (
    parseAmountLast(text) ??
    parseAmountFirst(text) ?? { quantity: null, quantityText: '1', unit: 'UNIT', name: text }
  );
}

/** The parts of a plain line whose only amount stands behind the food; undefined for every other line. */
export function amountStandsLast(
  text: string,
): { name: string; sign: string; amount: string } | undefined {
  const { name, sign, amount } =
    (afterColon.exec(text) ?? measureLast.exec(text) ?? countLast.exec(text))?.groups ?? {};
  if (!name || !sign || !amount || quantityAt(name)) return undefined;
  return { name, sign, amount };
}

function parseAmountLast(text: string): IngredientLine | undefined {
  const last = amountStandsLast(text);
  if (!last) return undefined;
  const read = parseAmountFirst(`${last.amount} ${last.name}`);
  if (read?.unit !== 'UNIT' || !read.name.endsWith(` ${last.name}`)) return read;
  // « Ail : 2 gousses »
  return { ...read, name: `${last.name} (${read.name.slice(0, -last.name.length - 1)})` };
}

function parseAmountFirst(text: string): IngredientLine | undefined {
  const amount = amountAt(text);
  if (!amount) return undefined;
  const quantity = rounded(amount.value * amount.times);
  const name = nameAfter(text, amount).replace(/[\s.,;:]+$/u, '');
  if (!name) return undefined;
  return { quantity, quantityText: quantityText(quantity, amount.unit), unit: amount.unit, name };
}

/** The name, without the « et demi » that stood after it. */
function nameAfter(text: string, { end, measureTo, unitTo }: Amount): string {
  return measureTo > end ? text.slice(end, measureTo) + text.slice(unitTo) : text.slice(end);
}

/** The amount a plain line starts with. */
export function amountAt(text: string): Amount | undefined {
  if (vague.test(text)) return undefined;
  const first = quantityAt(text);
  if (!first) return undefined;
  const next = text.slice(first.to);
  const multiple = /^\s*[x×]\s*/iu.exec(next);
  if (multiple) return multiplied(text, first, first.to + multiple[0].length);
  if (/^\s*%/.test(next)) return undefined;
  return withUnit(text, first);
}

/** « 2 x 400 g de tomates » is 800 g; « 2 x citrons » is 2. */
function multiplied(text: string, first: Quantity, at: number): Amount {
  const inner = quantityAt(text.slice(at));
  if (!inner) return withUnit(text, first, at);
  const amount = withUnit(text, { ...first, to: at + inner.to });
  return { ...amount, times: amount.times * inner.value, to: first.to };
}

function withUnit(text: string, quantity: Quantity, after = quantity.to): Amount {
  let at = skip(text, after, /^\s+/u);
  const none: Amount = { ...quantity, unit: 'UNIT', times: 1, measureTo: at, unitTo: at, end: at };
  if (quantity.collective) return { ...none, end: skip(text, at, ofWord) };
  at = skip(text, at, aboutWord);
  // « 1/4 de litre », but « 2 de » alone is no measure.
  const beforeOf = at;
  at = skip(text, at, /^(?:de\s+|d['’])(?=(?:kilo|litre|livre|tasse|cuill)\p{L}*)/iu);
  const sized = skip(text, at, sizeBefore);
  for (const { unit, times, pattern } of units) {
    const found = pattern.exec(text.slice(sized));
    if (!found) continue;
    const unitEnd = sized + found[0].length;
    const wider = secondAt(text, unitEnd, rangeSign, pattern);
    if (wider && wider.value > quantity.value)
      return { ...quantity, ...wider, least: quantity.value, unit, times };
    const added = secondAt(text, unitEnd, /^\s*\+\s*/u, pattern);
    if (added) return { ...quantity, ...added, value: quantity.value + added.value, unit, times };
    const more = moreAfterUnit(text.slice(unitEnd), unit, times);
    const value = quantity.value + more.value;
    const extra = unitEnd + more.length;
    const end = [/^\s+/u, sizeAfter, aboutWord, sameAmount, ofWord].reduce(
      (from, each) => skip(text, from, each),
      extra,
    );
    return { ...quantity, value, unit, times, measureTo: unitEnd, unitTo: extra, end };
  }
  return withHalf(text, { ...none, end: skip(text, beforeOf, ofWord) });
}

function withHalf(text: string, amount: Amount): Amount {
  const half = halfAfterName.exec(text.slice(amount.end));
  if (!half || amount.least !== undefined || !Number.isInteger(amount.value)) return amount;
  const measureTo = amount.end + (half[1]?.length ?? 0);
  const unitTo = amount.end + half[0].length;
  return { ...amount, value: amount.value + 0.5, measureTo, unitTo };
}

/** What is said after the unit: « 1 kg et demi », « 1 kg 500 de pommes », « 1 l 50 de lait », « 2 dl 5 de lait ». */
function moreAfterUnit(rest: string, unit: Unit, times: number): { value: number; length: number } {
  const half = halfMore.exec(rest);
  if (half) return { value: 0.5, length: half[0].length };
  const [pattern, share] =
    unit === 'KG'
      ? [gramsMore, 1000]
      : unit === 'L'
        ? [centilitresMore, 100]
        : unit === 'CL' && times === 10
          ? [tenthsMore, 10]
          : [];
  const part = pattern?.exec(rest);
  if (!part || !share) return { value: 0, length: 0 };
  return { value: Number(part[1]) / share, length: part[0].length };
}

const rangeSign = /^\s*(?:à|-|–|ou|\/)\s*/iu;

/** « 200 g à 250 g », « 200 g + 50 g »: the second amount, in the same unit. */
function secondAt(
  text: string,
  at: number,
  sign: RegExp,
  unit: RegExp,
): (Omit<Amount, keyof Quantity | 'unit' | 'times'> & { value: number }) | undefined {
  const from = skip(text, at, sign);
  const second = from > at ? quantityAt(text.slice(from)) : undefined;
  if (!second) return undefined;
  const unitFrom = skip(text, from + second.to, /^\s+/u);
  const unitTo = skip(text, unitFrom, unit);
  if (unitTo === unitFrom) return undefined;
  const end = [/^\s+/u, ofWord].reduce((start, each) => skip(text, start, each), unitTo);
  return { value: second.value, measureTo: unitTo, unitTo, end };
}

function skip(text: string, at: number, pattern: RegExp): number {
  return at + (pattern.exec(text.slice(at))?.[0].length ?? 0);
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const measured: ReadonlySet<Unit> = new Set(['G', 'KG', 'ML', 'CL', 'L']);
/** Written to the gram and the millilitre. */
const fine: ReadonlySet<Unit> = new Set(['KG', 'L']);

/** A quantity as French writes it with this unit: « 1,5 » kg, « 1 ½ » tasse. */
export function quantityText(quantity: number, unit: Unit): string {
  const decimal = measured.has(unit) && Math.abs(quantity - 0.5) > 1e-9;
  return decimal && quantity !== 0.25 && quantity !== 0.75
    ? decimalText(quantity, fine.has(unit) ? 3 : 2)
    : countText(quantity);
}
