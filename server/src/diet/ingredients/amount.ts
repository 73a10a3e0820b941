import { vulgarFractions } from '../lexicon/number-words.js';
import {
  about,
  aboutBefore,
  oneUnsaid,
  sizesAfterUnit,
  sizesBeforeUnit,
  unitsAfterOf,
  vagueAmounts,
} from '../lexicon/units.js';
import type { Unit } from '../unit.js';
import { moreAfterName, moreAfterUnit, timesAfterUnit } from './more-of-amount.js';
import { quantityAt, type Quantity } from './quantity.js';
import { withSecond } from './two-amounts.js';
import { skip, unitAt, type WrittenUnit } from './unit-at.js';

/** Where the amount of a line lies, for those who rewrite it. */
export interface Amount extends Quantity {
  unit: Unit;
  /** How many of `unit` the written measure makes. */
  times: number;
  /** Where the words of the measure end, without and with a « et demi » after them or after the name. */
  measureTo: number;
  unitTo: number;
  /** Where all that is said of the amount ends, and where the name starts: after a « de ». */
  saidTo: number;
  end: number;
}

const ofWord = /^(?:de\s+(?:la\s+|l['’]\s*)?|d['’]\s*(?:une?\s+)?|du\s+|des\s+)/iu;
/** « 1 càs (15 ml) d'huile », « 250 g / 9 oz de farine »: the same amount said again. */
const sameAmount =
  "\\s*(?:(?:\\([^)]*\\)|[/=]\\s*[\\d½¼¾][\\d.,/ ]*\\s*\\p{L}+\\.?)(?=\\s*(?:d['’]|(?:de|du|des)\\s))" +
  `|\\(\\s*(?:(?:soit|=|${about.join('|')}|${aboutBefore.join('|')})\\s*)*[\\d${Object.keys(vulgarFractions).join('')}][^()]*\\)(?=\\s*\\p{L}))`;
const saidAgain = new RegExp(`^${sameAmount}`, 'iu');
const aboutUnit = `(?:${about.join('|')})(?!\\p{L})\\s*`;
const aboutWord = new RegExp(`^${aboutUnit}`, 'iu');
const afterUnit = new RegExp(
  `^\\s*(?:(?:${sizesAfterUnit.join('|')})(?!\\p{L})\\s*)*(?:${aboutUnit})?(?:${sameAmount})?\\s*`,
  'iu',
);
const vague = new RegExp(`^(?:${vagueAmounts.join('|')})(?![\\p{L}])`, 'iu');
const sizeBefore = new RegExp(`^(?:${sizesBeforeUnit.join('|')})\\s+`, 'iu');
const spaces = /^\s+/u;
const ofBeforeUnit = new RegExp(`^(?:de\\s+|d['’])(?=${unitsAfterOf})`, 'iu');
const ofAfterUnit = /^\s+(?:de\s|d['’]|du\s|des\s)/i;
const multiple = /^\s*(?:[x×](?!\p{L})|\*|fois(?!\p{L}))\s*/iu;
/** « 1.000 g »: nobody weighs to the thousandth of a gram. */
const groupedByPoint = /^[1-9]\d{0,2}\.\d{3}$/;

/** More of anything is no amount, whatever a line multiplies. */
const most = 10_000_000;

/** The amount a plain line starts with. */
export function amountAt(text: string): Amount | undefined {
  const amount = writtenAt(text);
  return amount && amount.value * amount.times <= most ? amount : undefined;
}

function writtenAt(text: string): Amount | undefined {
  if (vague.test(text)) return undefined;
  const first = quantityAt(text);
  if (!first) return oneOfUnit(text);
  const next = text.slice(first.to);
  const sign = multiple.exec(next);
  if (sign) return multiplied(text, first, first.to + sign[0].length);
  if (/^\s*%/.test(next)) return undefined;
  return withUnit(text, first);
}

/** « pincée de sel » is one of it. */
function oneOfUnit(text: string): Amount | undefined {
  const unit = unitAt(text, skip(text, 0, sizeBefore));
  if (!unit || !oneUnsaid.has(unit.unit) || !ofAfterUnit.test(text.slice(unit.to)))
    return undefined;
  return withUnit(text, { value: 1, from: 0, to: 0, collective: false });
}

/** « 2 x 400 g de tomates » is 800 g; « 2 x citrons » is 2. */
function multiplied(text: string, first: Quantity, at: number): Amount {
  const inner = quantityAt(text.slice(at));
  if (!inner) return withUnit(text, first, at);
  const amount = withUnit(text, { ...first, to: at + inner.to });
  return { ...amount, times: amount.times * inner.value, to: first.to };
}

function withUnit(text: string, quantity: Quantity, after = quantity.to): Amount {
  const from = [spaces, aboutWord].reduce((at, each) => skip(text, at, each), after);
  // « 1/4 de litre », but « 2 de » alone is no measure.
  const unitFrom = [ofBeforeUnit, sizeBefore].reduce((at, each) => skip(text, at, each), from);
  const unit = unitAt(text, unitFrom);
  return unit ? measured(text, quantity, unit) : counted(text, quantity, from);
}

function measured(text: string, quantity: Quantity, unit: WrittenUnit): Amount {
  const isFine = unit.unit === 'G' || unit.unit === 'ML';
  const isGrouped = isFine && groupedByPoint.test(text.slice(quantity.from, quantity.to));
  const value = inWhole(isGrouped ? quantity.value * 1000 : quantity.value, unit);
  const written = { ...quantity, value, unit: unit.unit, times: unit.times, measureTo: unit.to };
  if (ofAfterUnit.test(text.slice(unit.to))) {
    const saidTo = skip(text, unit.to, spaces);
    return { ...written, unitTo: unit.to, saidTo, end: skip(text, saidTo, ofWord) };
  }
  const both = withSecond(text, { ...unit, value, numberTo: quantity.to });
  if (both) return { ...quantity, ...both, ...endsAfter(text, both.unitTo) };
  const more = moreAfterUnit(text.slice(unit.to), unit);
  const moreTo = unit.to + more.length;
  const multiple = timesAfterUnit(text.slice(moreTo));
  const unitTo = skip(text, moreTo + multiple.length, saidAgain);
  return {
    ...written,
    value: value + more.value,
    times: unit.times * multiple.value,
    unitTo,
    ...endsAfter(text, unitTo),
  };
}

/** « 8 oz » is 227 g. */
const inWhole = (value: number, { times, whole }: WrittenUnit): number =>
  whole ? Math.max(1, Math.round(value * times)) / times : value;

function endsAfter(text: string, at: number): Pick<Amount, 'saidTo' | 'end'> {
  const saidTo = skip(text, at, afterUnit);
  return { saidTo, end: skip(text, saidTo, ofWord) };
}

/** A number of things, with what is said after their name: « un citron et demi », « 1 carotte ou 2 ». */
function counted(text: string, quantity: Quantity, saidTo: number): Amount {
  const at = skip(text, quantity.to, spaces);
  const end = skip(text, saidTo, ofWord);
  const none: Amount = {
    ...quantity,
    unit: 'UNIT',
    times: 1,
    measureTo: at,
    unitTo: at,
    saidTo,
    end,
  };
  if (quantity.collective || quantity.least !== undefined) return none;
  const more = moreAfterName(text.slice(end), quantity.value);
  if (!more) return none;
  return {
    ...none,
    ...(more.isRange ? { least: quantity.value } : {}),
    value: more.value,
    measureTo: end + more.nameTo,
    unitTo: end + more.to,
  };
}
