import { exact, inSmallest, unitKind } from './measure.js';
import { dash, quantityAt } from './quantity.js';
import { skip, unitAt, type WrittenUnit } from './unit-at.js';

const rangeSign = new RegExp(`^\\s*(?:à|${dash}|ou|/)\\s*`, 'iu');
const betweenSign = /^\s*et\s+/iu;
/** « entre 800 g », before « et 1 kg » */
const between = /(?<!\p{L})entre\s.*$/iu;
const sumSign = /^\s*\+\s*/u;
const sameSign = /^\s*[/=]\s*/u;
const anySign = new RegExp(`^\\s*(?:à|ou|et\\s|[/+=]|${dash})`, 'iu');

interface WrittenAmount extends WrittenUnit {
  value: number;
  /** Where its number ends. */
  numberTo: number;
}

export interface TwoAmounts {
  value: number;
  unit: WrittenUnit['unit'];
  times: number;
  /** The lesser end of a range, in the measure of the greater. */
  least?: number;
  /** Where the number and the words of the measure end by which both are told, and where both end. */
  to: number;
  measureTo: number;
  unitTo: number;
}

const base = ({ value, times, unit }: WrittenAmount): number =>
  inSmallest({ value: value * times, unit }).value;

/** So much of the smallest unit, in the measure written. */
const inMeasure = (value: number, { times, unit }: WrittenUnit): number =>
  exact(value / inSmallest({ value: times, unit }).value);

/** « 200 g à 250 g », « 500 g à 1 kg », « 200 g + 50 g », « 250 ml / 1 tasse »: what two amounts say together. */
export function withSecond(text: string, first: WrittenAmount): TwoAmounts | undefined {
  if (!anySign.test(text.slice(first.to))) return undefined;
  const sum = amountAfter(text, first.to, sumSign);
  if (sum && unitKind(sum.unit) === unitKind(first.unit)) {
    return told(first, sum.to, inMeasure(base(first) + base(sum), first));
  }
  const again = amountAfter(text, first.to, sameSign);
  // « 9 oz / 250 g »: the kitchen that measures as we do knows best.
  if (again && first.whole !== again.whole) {
    const known = first.whole ? again : first;
    return told(known, again.to, known.value);
  }
  const isBetween = between.test(text.slice(0, first.numberTo));
  const second = amountAfter(text, first.to, isBetween ? betweenSign : rangeSign);
  if (second && unitKind(second.unit) === unitKind(first.unit) && base(second) > base(first)) {
    return { ...told(second, second.to, second.value), least: inMeasure(base(first), second) };
  }
  return again && told(first, again.to, first.value);
}

const told = (by: WrittenAmount, unitTo: number, value: number): TwoAmounts => ({
  value,
  unit: by.unit,
  times: by.times,
  to: by.numberTo,
  measureTo: by.to,
  unitTo,
});

function amountAfter(text: string, at: number, sign: RegExp): WrittenAmount | undefined {
  const from = skip(text, at, sign);
  const second = from > at ? quantityAt(text.slice(from)) : undefined;
  if (!second) return undefined;
  const numberTo = from + second.to;
  const unit = unitAt(text, skip(text, numberTo, /^\s+/u));
  return unit && { ...unit, value: second.value, numberTo };
}
