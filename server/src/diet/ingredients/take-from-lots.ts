import { exact, isWeighing, worth, type Measured } from './measure.js';
import type { Unit } from '../unit.js';
import type { PieceWeights } from '../vocabulary/piece-weights.js';

/** What a line may be taken from under one name. */
export interface Source<Lot extends Measured = Measured> {
  readonly lots: readonly Lot[];
  /** How many of what the line counts one of it makes. */
  readonly parts: number;
  readonly weights: PieceWeights;
}

interface Taken {
  /** Null where there is enough. */
  lacking: number | null;
  /** Whether some of it was reckoned by what a piece weighs. */
  isEstimate: boolean;
}

/** An assumption, from no table: twice what a teaspoon of water weighs, so that salt, sugar and honey weigh less. */
const mostGramsOfTeaspoon = 10;

/**
 * Takes a line from a lot in another measure, where that is surely or usually enough; returns whether it was. What is
 * counted and has no known weight (« 1 riz », a packet of it) is taken for enough of what is weighed or poured, one for
 * each line; a spoon of it takes nothing. A pinch is in whatever there is.
 */
function takeUncounted(asked: Measured, lot: Measured): boolean {
  if (lot.value <= 0) return false;
  if (asked.unit === 'PINCH') return true;
  if (lot.unit === 'UNIT') {
    if (asked.unit !== 'TEASPOON') lot.value = Math.max(0, lot.value - 1);
    return true;
  }
  const grams = asked.value * mostGramsOfTeaspoon;
  if (asked.unit !== 'TEASPOON' || lot.unit !== 'G' || lot.value < grams) return false;
  lot.value -= grams;
  return true;
}

/** An assumption: a piece may weigh a quarter more than the medium one of the tables, so that six carrots make 800 g. */
const mostOverMedium = 1 / 4;

/** How much there is in comparable measures, and how much of that is reckoned by what a piece weighs, in a unit. */
function amountThere(unit: Unit, { lots, weights }: Source): { sum: number; estimated: number } {
  let sum = 0;
  let estimated = 0;
  for (const lot of lots) {
    const times = worth(unit, lot.unit, weights);
    if (times === 0) continue;
    sum += lot.value / times;
    if (isWeighing(unit, lot.unit)) estimated += lot.value / times;
  }
  return { sum: exact(sum), estimated: exact(estimated) };
}

/** Nobody goes to the shop for the twentieth part of what a dish needs, nor where large pieces will do. */
const isAsGoodAsEnough = (rest: number, asked: number, estimated: number): boolean =>
  rest < asked / 20 || (estimated > 0 && rest <= exact(estimated * mostOverMedium));

const isWhole = ({ unit, value }: Measured): boolean =>
  unit === 'UNIT' && Number.isInteger(value) && value > 0;

/** Takes so much from lots in comparable measures; returns what is lacking then. */
function takeCounted(wanted: Measured, { lots, weights }: Source): number {
  let rest = wanted.value;
  for (const lot of lots) {
    const times = worth(wanted.unit, lot.unit, weights);
    if (times === 0) continue;
    const part = Math.min(lot.value, rest * times);
    lot.value = exact(lot.value - part);
    rest = exact(rest - part / times);
  }
  return rest;
}

/**
 * Takes an amount from what is there under one name. Half a lemon is none to a line that asks for one: where there is too
 * little, only whole pieces are taken, and the rest stays for others.
 */
export function takeFrom(asked: Measured, source: Source): Taken {
  const { lots, weights } = source;
  const parts = source.parts > 1 && asked.unit === 'UNIT' ? source.parts : 1;
  const wanted = { ...asked, value: exact(asked.value / parts) };
  const { sum, estimated } = amountThere(asked.unit, source);
  const short = Math.max(0, exact(wanted.value - sum));
  const isEnough = isAsGoodAsEnough(short, wanted.value, estimated);
  // A thousandth, as thirds do not add up to a whole.
  const whole = Math.floor(sum * parts + 0.001) / parts;
  const most = isEnough || !isWhole(asked) ? wanted.value : whole;
  const rest = exact(wanted.value - most + takeCounted({ ...wanted, value: most }, source));
  const isUncounted = (lot: Measured): boolean => worth(asked.unit, lot.unit, weights) === 0;
  const isEstimate = estimated > 0;
  const lacks = { ...wanted, value: rest };
  if (isEnough || lots.some((lot) => isUncounted(lot) && takeUncounted(lacks, lot)))
    return { lacking: null, isEstimate };
  const lacking = exact(rest * parts);
  return { lacking: isWhole(asked) ? Math.round(lacking) : lacking, isEstimate };
}

/** As one weighs it out in a shop, and by halves of what is counted. */
const steps: Partial<Record<Unit, number>> = { G: 10, UNIT: 0.5 };

/** What is lacking where that was reckoned by what a piece weighs. */
export function roundedEstimate(lacking: number, asked: Measured): number {
  const step = steps[asked.unit];
  const rounded = step ? Math.ceil(exact(lacking / step)) * step : lacking;
  return rounded < asked.value ? rounded : lacking;
}
