import { measureSymbols } from '../lexicon/units.js';
import type { Unit } from '../unit.js';
import { isBeaten, isIndivisible } from './agreement.js';
import { filled, glass } from './measure-words.fr.js';
import { exact } from './measure.js';

interface Step {
  /** Applies to amounts under this bound. */
  under: number;
  step: number;
}

/**
 * How finely an amount of each unit is weighed or measured in a kitchen. What has a measure is rounded up: the
 * shopping list buys by the same words, and must have enough.
 */
const fine: readonly Step[] = [
  { under: 10, step: 0.5 },
  { under: 50, step: 1 },
  { under: 250, step: 5 },
  { under: 500, step: 10 },
  { under: Infinity, step: 25 },
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
/** Beside their steps, `thirds` of what has marks of them. */
const cups: readonly Step[] = [...spoons];
const thirds = { under: 6, share: 1 / 3 };
/** Half a carrot is cut for few; among many nobody misses it. Under one `parts` say it nearer. */
const counts: readonly Step[] = [
  { under: 3, step: 0.5 },
  { under: Infinity, step: 1 },
];
/** The parts in which a tin, a leek, a roll of dough is shared. */
const parts: readonly number[] = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
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
  CUP: cups,
  PINCH: wholes,
  UNIT: counts,
};

function stepsOf(unit: Unit, counted: string, isParted: boolean): readonly Step[] {
  if (unit !== 'UNIT') return steps[unit];
  if (filled.test(counted)) return glass.test(counted) ? cups : spoons;
  return isBeaten(counted) ? eggs : isIndivisible(counted) && !isParted ? wholes : counts;
}

/** What is so round by arithmetic stays: 360 g. */
const roundGrams = 10;

/** Of 20 to 50 g or ml, the next multiple of five that is no more than a tenth above: 50 ml for 47. */
function roundFive(value: number, unit: Unit): number | undefined {
  if ((unit !== 'G' && unit !== 'ML') || value < 20 || value >= 50) return undefined;
  const five = Math.ceil(exact(value / 5)) * 5;
  return five <= value * 1.1 ? five : undefined;
}

const nearestPart = (value: number): number =>
  parts.reduce((best, part) => (Math.abs(part - value) < Math.abs(best - value) ? part : best));

function rounded(value: number, unit: Unit, scale: readonly Step[]): number {
  const five = roundFive(value, unit);
  if (five !== undefined) return five;
  if (scale === counts && value < 1) return nearestPart(value);
  if (scale === cups && value < thirds.under && Number.isInteger(exact(value / thirds.share))) {
    return exact(value);
  }
  const step = scale.find(({ under }) => value < under)?.step ?? 1;
  const isRound = step > roundGrams && exact(value) % roundGrams === 0;
  if (isRound) return exact(value);
  const count = exact(value / step);
  return Math.max(step, exact((isMeasured(unit) ? Math.ceil(count) : Math.round(count)) * step));
}

const isMeasured = (unit: Unit): boolean => measureSymbols[unit] !== undefined;

export interface KitchenAmount {
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

/**
 * An amount of what is counted, as a kitchen measures it, in the unit that reads best; in parts where the recipe
 * itself parts what others leave whole: « ½ gousse d'ail ».
 */
export function inKitchen(
  value: number,
  unit: Unit,
  counted: string,
  isParted = false,
): KitchenAmount {
  const move = moves.find(({ from, fits }) => from === unit && fits(value));
  if (move) return inKitchen(exact(value * move.times), move.to, counted, isParted);
  const near = rounded(value, unit, stepsOf(unit, counted, isParted));
  // 995 g, rounded, are 1 kg.
  return near > value && moves.some(({ from, fits }) => from === unit && fits(near))
    ? inKitchen(near, unit, counted, isParted)
    : { value: near, unit };
}
