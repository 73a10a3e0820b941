import { agree } from './agreement.js';
import { hiddenAside, scaledAside, withoutAsides } from './amount-said-again.js';
import { measureSymbols as symbols, unitsAfterOf } from '../lexicon/units.js';
import { amountAt, type Amount } from './amount.js';
import { amountStandsLast, eachWithAmount, labelEnd, type AmountLast } from './amount-last.js';
import { quantityText } from './ingredient-line.js';
import { inKitchen, type KitchenAmount } from './kitchen-amount.js';
import {
  besideAmount,
  betweenTwo,
  inMilligrams,
  rangeStart,
  teaspoonFor,
  unweighed,
} from './measure-words.fr.js';
import { inSmallest } from './measure.js';
import { plainLine } from './plain-line.js';
import { countText } from './french-number.js';
import { quantityAt } from './quantity.js';
import { otherPounds, ratio, thePackage } from './said-again.fr.js';
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
  const said = text.slice(labelled).replace(thePackage, '1 ');
  if (isRatio(said)) return { text, exact: null };
  const asides = withoutAsides(said, (line) => scaleIngredientLine(line, factor));
  const scaled = scaledFood(asides.text, factor);
  return scaled
    ? { ...scaled, text: text.slice(0, labelled) + asides.restored(scaled.text) }
    : { text, exact: null };
}

export const scaleIngredientLine = (line: string, factor: number): string =>
  scaleLine(line, factor).text;

/** « 1 l d'eau pour 100 g de pâtes » is as much of it for any number of people. */
function isRatio(text: string): boolean {
  const amount = amountAt(text);
  return amount !== undefined && ratio.test(text.slice(amount.unitTo).replace(/\([^()]*\)/gu, ''));
}

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
  const both = scaledBoth(text, factor);
  if (both) return both;
  const foods = eachWithAmount(text);
  if (foods) return joined(foods.map((food) => scaledFood(food, factor)));
  const last = amountStandsLast(text);
  return last ? scaledLast(last, factor) : scaledAmount(text, factor);
}

function joined(lines: readonly (ScaledLine | undefined)[]): ScaledLine | undefined {
  const scaled = lines.filter((line) => line !== undefined);
  if (scaled.length < lines.length) return undefined;
  const exact = scaled.find((line) => line.exact !== null)?.exact ?? null;
  return { text: scaled.map(({ text }) => text).join(' et '), exact };
}

/** « 4 œufs + 1 jaune », « 1 oignon et 2 carottes »: each with its own amount. */
function scaledBoth(text: string, factor: number): ScaledLine | undefined {
  const sign = besideAmount.exec(text);
  // « 1 verre et un quart de lait » is one amount.
  if (!sign || sign.index < (amountAt(text)?.unitTo ?? 0)) return undefined;
  const first = scaledAmount(text.slice(0, sign.index), factor);
  const second = first && scaledFood(text.slice(sign.index + sign[0].length), factor);
  if (!second) return undefined;
  return { text: `${first.text}${sign[0]}${second.text}`, exact: first.exact ?? second.exact };
}

/** « Farine : 200 g » keeps its shape; a count stands first in French: « œufs x3 » becomes « 6 œufs ». */
function scaledLast(
  { name, sign, said, tail: after, amount }: AmountLast,
  factor: number,
): ScaledLine | undefined {
  const tail = after.replace(/\([^()]*\)/gu, (aside) =>
    scaledAside(aside, said, amount, (line) => scaleIngredientLine(line, factor)),
  );
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
  if (isShare(amount)) {
    const ofWhat = text.slice(amount.to);
    if (ofTheWhole.test(ofWhat)) return undefined;
    const counted = ofSoManyOfThem.exec(ofWhat)?.[0];
    const whole = counted && scaledAmount(ofWhat.slice(counted.length), factor);
    if (whole) return { ...whole, text: text.slice(0, amount.to) + counted + whole.text };
  }
  const before = text
    .slice(0, amount.from)
    .replace(/les\s+$/iu, '')
    .replace(/d['’]$/iu, 'de ');
  if (isOfOtherPounds(text, amount) && hiddenAside.test(text)) {
    const { value, to } = quantityAt(text) ?? amount;
    return { text: `${before}${countText(value * factor)}${text.slice(to)}`, exact: null };
  }
  const arithmetic = amount.value * amount.times * factor;
  if (amount.unit === 'G' && arithmetic < unweighed) {
    return {
      text: `${before}${inMilligrams(arithmetic)}${text.slice(amount.unitTo)}`,
      exact: null,
    };
  }
  const counted = countedPart(text, amount);
  const teaspoons = inTeaspoons(amount, counted, arithmetic);
  if (teaspoons) return { text: before + teaspoons, exact: null };
  const [least, most] = [amount.least, amount.value].map((value) =>
    value === undefined
      ? undefined
      : inKitchen(value * amount.times * factor, amount.unit, counted, !Number.isInteger(value)),
  );
  if (!most) return undefined;
  const number = writtenRange(before, least, most);
  const symbol = symbols[most.unit];
  const name = symbol
    ? `${symbol}${asideOf(text, amount)}${text.slice(amount.unitTo)}`
    : agreed(text, amount, counted, most.value);
  return { text: `${number} ${name}`, exact: farFrom(amount, factor, most) };
}

/** « 800 g à 1 kg », « entre 2 et 3 »; one number where both bounds are rounded to it. */
function writtenRange(
  before: string,
  least: KitchenAmount | undefined,
  most: KitchenAmount,
): string {
  const text = quantityText(most.value, most.unit);
  if (!least) return before + text;
  if (inSmallest(least).value >= inSmallest(most).value) {
    return before.replace(rangeStart, '') + text;
  }
  const symbol = least.unit === most.unit ? '' : ` ${symbols[least.unit]}`;
  const sign = betweenTwo.test(before) ? 'et' : 'à';
  return `${before}${quantityText(least.value, least.unit)}${symbol} ${sign} ${text}`;
}

const isShare = ({ unit, value, least }: Amount): boolean =>
  unit === 'UNIT' && value < 1 && least === undefined;
/** « la moitié des citrons » is half of them, however many. */
const ofTheWhole = /^\s*(?:du|de\s+la|de\s+l['’]|(?:des|de\s+ces)(?!\s+\d))(?!\p{L})/iu;
/** « la moitié de 2 citrons » */
const ofSoManyOfThem = /^\s*(?:des?|de\s+ces)\s+(?=\d)/iu;

const pounds = new RegExp(`^(?:${otherPounds})$`, 'iu');
const isOfOtherPounds = (text: string, { to, measureTo }: Amount): boolean =>
  pounds.test(text.slice(to, measureTo).trim());

/** Three of them are a tablespoon, of 15 ml; what is under half of one is measured by them: 1 càc for ⅓ càs. */
function inTeaspoons({ unit, least }: Amount, counted: string, spoons: number): string | undefined {
  if (unit !== 'TABLESPOON' || least !== undefined || spoons >= 0.5) return undefined;
  const written = teaspoonFor(counted);
  if (!written) return undefined;
  const { value } = inKitchen(spoons * 3, 'TEASPOON', written);
  return `${quantityText(value, 'TEASPOON')} ${agree(written, 2, value)}`;
}

/** « 1 tasse farine »: of what is measured only the measure agrees with the number. */
function agreed(text: string, amount: Amount, counted: string, to: number): string {
  if (amount.unit === 'UNIT') return agree(counted, writtenFor(amount), to);
  const name = text.slice(amount.saidTo);
  const measure = counted.endsWith(name) ? counted.slice(0, counted.length - name.length) : counted;
  return agree(measure, writtenFor(amount), to) + counted.slice(measure.length);
}

/** The number that the words agree with: « 1 carotte ou 2 » names one. */
function writtenFor({ value, least, times, unit, measureTo, unitTo }: Amount): number {
  const isNamedBetween = unit === 'UNIT' && least !== undefined && unitTo > measureTo;
  return isNamedBetween ? least : value * times;
}

/** What arithmetic says of an amount, where the rounded one is far from it. A pinch is no measure. */
function farFrom({ value, times, unit }: Amount, factor: number, to: KitchenAmount): string | null {
  const arithmetic = value * times * factor;
  if (unit === 'PINCH' || to.unit !== unit) return null;
  if (Math.abs(to.value - arithmetic) <= arithmetic * unsaidShare) return null;
  const text = quantityText(arithmetic, unit);
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
  const measure = text.slice(amount.to, amount.measureTo) + asideOf(text, amount);
  return (measure + text.slice(amount.unitTo))
    .trim()
    .replace(/^(?:[x×*]|fois)\s+|^[x×*]/iu, '')
    .replace(isCount ? ofWhole : ofBeforeUnit, '');
}

/** What is said in brackets between a measure and its food. */
const asideOf = (text: string, { measureTo, unitTo }: Amount): string =>
  hiddenAside.exec(text.slice(measureTo, unitTo))?.[0] ?? '';
