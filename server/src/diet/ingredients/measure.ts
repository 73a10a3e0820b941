import type { Unit } from '../unit.js';
import type { PieceWeights } from '../vocabulary/piece-weights.js';

export interface Measured {
  value: number;
  unit: Unit;
}

export interface MeasureWorth {
  unit: Unit;
  /** How many of `unit` the written measure makes. */
  times: number;
  /** Whether it is told in whole units, as its worth is no round number. */
  whole?: boolean;
}

/** Patterns without anchors. */
export interface WrittenMeasure extends MeasureWorth {
  patterns: readonly string[];
}

/** The smaller unit of the same kind, and how many of it one makes: never from a mass to a volume. */
const smaller: Partial<Record<Unit, Measured>> = {
  KG: { unit: 'G', value: 1000 },
  L: { unit: 'ML', value: 1000 },
  CL: { unit: 'ML', value: 10 },
  TABLESPOON: { unit: 'TEASPOON', value: 3 },
};

/** Without the noise of binary fractions. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The same amount in the smallest unit of its kind. */
export function inSmallest({ value, unit }: Measured): Measured {
  const step = smaller[unit];
  return step ? { value: exact(value * step.value), unit: step.unit } : { value, unit };
}

/** A teaspoon is a volume, so it can be taken from a bottle; of flour it says no weight. */
const millilitresOfTeaspoon = 5;

/**
 * How many of a unit one of another is, both the smallest of their kind; 0 where they cannot be compared. What is counted
 * has a weight where one knows what a piece weighs.
 */
export function worth(of: Unit, unit: Unit, { asked, stocked }: PieceWeights): number {
  if (of === unit) return 1;
  if (of === 'UNIT' && unit === 'G') return asked ?? 0;
  if (of === 'G' && unit === 'UNIT') return stocked === null ? 0 : 1 / stocked;
  return of === 'TEASPOON' && unit === 'ML' ? millilitresOfTeaspoon : 0;
}

/** Whether one unit is of another by what a piece weighs: an estimate, as pieces vary. */
export const isWeighing = (of: Unit, unit: Unit): boolean =>
  of !== unit && [of, unit].includes('UNIT');

/** What units of one kind have in common: two of them can be added up. */
export const unitKind = (unit: Unit): Unit => smaller[unit]?.unit ?? unit;
