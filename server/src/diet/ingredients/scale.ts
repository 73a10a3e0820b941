import { agree, isBeaten, isIndivisible } from './agreement.js';
import { measureSymbols as symbols, unitsAfterOf } from '../lexicon/units.js';
import type { Unit } from '../unit.js';
import { amountAt, type Amount } from './amount.js';
import { amountStandsLast, labelEnd, type AmountLast } from './amount-last.js';
import { quantityText } from './ingredient-line.js';
import { plainLine } from './plain-line.js';
import { beforeWhole } from './taken-part.js';

export interface ScaledLine {
  text: string;
  /** What arithmetic says, where a cook's rounding is far from it: « 4 ½ », « ⅓ càs ». */
  exact: string | null;
}

/** How far from arithmetic a rounded amount may be before it is said. */
const unsaidShare = 0.05;

/**
 * The line with its amount multiplied, as a cook would write it: whole eggs, 1,5 kg rather than
 * 1500 g. A line without an amount is returned as it is. Throws RangeError unless factor is over zero.
 */
export function scaleLine(line: string, factor: number): ScaledLine {
  if (!Number.isFinite(factor) || factor <= 0) throw new RangeError('factor must be over zero');
  const text = plainLine(line);
  if (factor === 1) return { text, exact: null };
  const labelled = labelEnd(text);
  const scaled = scaledFood(text.slice(labelled), factor);
  return scaled
    ? { ...scaled, text: text.slice(0, labelled) + scaled.text }
    : { text, exact: null };
}

export const scaleIngredientLine = (line: string, factor: number): string =>
  scaleLine(line, factor).text;

function scaledFood(text: string, factor: number): ScaledLine | undefined {
  const whole = beforeWhole(text);
  const source = whole && scaledAmount(text.slice(whole.wholeFrom), factor);
  // « 1 càs de jus de citron » counts the spoons, not the fruit; « 3 càs de jus de 1 citron » both.
  if (source) {
    const spoons = scaledAmount(whole.said, factor);
    return {
      text: `${spoons?.text ?? whole.said} de ${source.text}`,
      exact: spoons?.exact ?? source.exact,
    };
  }
  const last = amountStandsLast(text);
  return last ? scaledLast(last, factor) : scaledAmount(text, factor);
}

/** « Farine : 200 g » keeps its shape; a count stands first in French: « œufs x3 » becomes « 6 œufs ». */
function scaledLast(
  { name, sign, said, tail, amount }: AmountLast,
  factor: number,
): ScaledLine | undefined {
  // « 1 sachet de levure »: only what is counted agrees with the number.
  const isBare = amount.unit === 'UNIT' && !/\p{L}/u.test(said.slice(amount.to));
  const food = isBare ? ` ${name}` : ` de ${name}`;
  const scaled = scaledAmount(`${said}${food}`, factor);
  if (!scaled?.text.endsWith(food) || /^\s*[x×*]/iu.test(sign)) {
    return scaled && { ...scaled, text: `${scaled.text}${tail.replace(/^[)\]]/u, '')}` };
  }
  return { ...scaled, text: `${name}${sign}${scaled.text.slice(0, -food.length)}${tail}` };
}

function scaledAmount(text: string, factor: number): ScaledLine | undefined {
  const amount = amountAt(text);
  if (!amount || amount.end >= text.length) return undefined;
  const before = text
    .slice(0, amount.from)
    .replace(/les\s+$/iu, '')
    .replace(/d['’]$/iu, 'de ');
  const counted = countedPart(text, amount);
  const scale = amount.unit === 'UNIT' ? scaleOf(counted) : steps[amount.unit];
  const [least, most] = [amount.least, amount.value].map((value) =>
    value === undefined ? undefined : rescaled(value * amount.times * factor, amount.unit, scale),
  );
  if (!most) return undefined;
  const isRange = least?.unit === most.unit && least.value < most.value;
  const range = isRange ? `${quantityText(least.value, least.unit)} à ` : '';
  const number = `${before}${range}${quantityText(most.value, most.unit)}`;
  const symbol = symbols[most.unit];
  const name = symbol
    ? `${symbol}${text.slice(amount.unitTo)}`
    : agree(counted, writtenFor(amount), most.value);
  return { text: `${number} ${name}`, exact: farFrom(amount, factor, most) };
}

/** The number that the words agree with: « 1 carotte ou 2 » names one. */
function writtenFor({ value, least, times, unit, measureTo, unitTo }: Amount): number {
  const isNamedBetween = unit === 'UNIT' && least !== undefined && unitTo > measureTo;
  return isNamedBetween ? least : value * times;
}

/** What arithmetic says of an amount, where the rounded one is far from it. A pinch is no measure. */
function farFrom({ value, times, unit }: Amount, factor: number, to: Scaled): string | null {
  const exact = value * times * factor;
  if (unit === 'PINCH' || to.unit !== unit) return null;
  if (Math.abs(to.value - exact) <= exact * unsaidShare) return null;
  const text = quantityText(exact, unit);
  const symbol = symbols[unit];
  return symbol ? `${text} ${symbol}` : text;
}

const ofBeforeUnit = new RegExp(`^(?:de\\s+|d['’])(?=${unitsAfterOf})`, 'iu');

/** « la moitié d'un chou » times four is « 2 choux ». */
const ofWhole = /^(?:d['’]\s*(?:une?\s+)?|de\s+)/iu;

/** The unit and the name as written after a count, without « x » and « et demie », now in the number. */
function countedPart(text: string, amount: Amount): string {
  const isCount = amount.unit === 'UNIT';
  if (isCount && (amount.collective || amount.times !== 1)) return text.slice(amount.end);
  return (text.slice(amount.to, amount.measureTo) + text.slice(amount.unitTo))
    .trim()
    .replace(/^(?:[x×*]|fois)\s+|^[x×*]/iu, '')
    .replace(isCount ? ofWhole : ofBeforeUnit, '');
}

interface Step {
  /** Applies to amounts under this bound. */
  under: number;
  step: number;
}

/** How finely an amount of each unit can be measured in a kitchen. */
const fine: readonly Step[] = [
  { under: 10, step: 0.5 },
  { under: 50, step: 1 },
  { under: 250, step: 5 },
  { under: Infinity, step: 10 },
];
const large: readonly Step[] = [
  { under: 3, step: 0.05 },
  { under: Infinity, step: 0.1 },
];
const centilitres: readonly Step[] = [
  { under: 10, step: 0.5 },
  { under: Infinity, step: 1 },
];
const spoons: readonly Step[] = [
  { under: 2, step: 0.25 },
  { under: 6, step: 0.5 },
  { under: Infinity, step: 1 },
];
const counts: readonly Step[] = [
  { under: 5, step: 0.5 },
  { under: Infinity, step: 1 },
];
const wholes: readonly Step[] = [{ under: Infinity, step: 1 }];
const eggs: readonly Step[] = [
  { under: 1, step: 0.5 },
  { under: Infinity, step: 1 },
];

const steps: Readonly<Record<Unit, readonly Step[]>> = {
  G: fine,
  ML: fine,
  KG: large,
  L: large,
  CL: centilitres,
  TABLESPOON: spoons,
  TEASPOON: spoons,
  CUP: spoons,
  PINCH: wholes,
  UNIT: counts,
};

const scaleOf = (counted: string): readonly Step[] =>
  isBeaten(counted) ? eggs : isIndivisible(counted) ? wholes : counts;

function rounded(value: number, scale: readonly Step[]): number {
  const step = scale.find(({ under }) => value < under)?.step ?? 1;
  return Math.max(step, Math.round(Math.round(value / step) * step * 1000) / 1000);
}

interface Scaled {
  value: number;
  unit: Unit;
}

/** Where an amount reads better in another unit: from or up to what bound, and how many of it make one. */
const moves: readonly { from: Unit; to: Unit; times: number; fits: (value: number) => boolean }[] =
  [
    { from: 'G', to: 'KG', times: 1 / 1000, fits: (value) => value >= 1000 },
    { from: 'KG', to: 'G', times: 1000, fits: (value) => value < 1 },
    { from: 'ML', to: 'L', times: 1 / 1000, fits: (value) => value >= 1000 },
    { from: 'CL', to: 'L', times: 1 / 100, fits: (value) => value >= 100 },
    { from: 'L', to: 'CL', times: 100, fits: (value) => value < 1 },
    { from: 'CL', to: 'ML', times: 10, fits: (value) => value < 0.5 },
  ];

/** Rounds, after moving to the unit that reads best. */
function rescaled(value: number, unit: Unit, scale: readonly Step[]): Scaled {
  const move = moves.find(({ from, fits }) => from === unit && fits(value));
  if (!move) return { value: rounded(value, scale), unit };
  return { value: rounded(value * move.times, steps[move.to]), unit: move.to };
}
