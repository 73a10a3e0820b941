import { quantityAt } from '../../diet/quantity.js';
import type { Unit } from '../../generated/prisma/enums.js';
import { maximumQuantity } from './inventory-input.js';

export interface FridgeQuantity {
  /** Whole, at least 1. */
  quantity: number;
  unit: Unit;
}

interface Part {
  value: number;
  unit: Unit;
}

/** The smaller unit of the same kind, and how many of it one makes: never from a mass to a volume. */
const smaller: Partial<Record<Unit, Part>> = {
  KG: { unit: 'G', value: 1000 },
  L: { unit: 'ML', value: 1000 },
  CL: { unit: 'ML', value: 10 },
  TABLESPOON: { unit: 'TEASPOON', value: 3 },
};

const exact = (value: number): number => Math.round(value * 1e6) / 1e6;
const isWhole = (value: number): boolean => Number.isInteger(exact(value));

/** The number a shopping line's quantity says; 1 for words alone, as an unsaid amount is one of it. */
export function quantityOf(text: string): number {
  const value = quantityAt(text.trim())?.value;
  return value !== undefined && value > 0 ? value : 1;
}

const inSmaller = ({ value, unit }: Part): Part => {
  const step = smaller[unit];
  return step ? { value: exact(value * step.value), unit: step.unit } : { value, unit };
};

/** A whole quantity of the same amount: 1,5 kg is 1500 g. What no unit makes whole is rounded up, so that nothing is lost. */
function whole(part: Part): FridgeQuantity {
  const fine = isWhole(part.value) ? part : inSmaller(part);
  const quantity = Math.ceil(exact(fine.value));
  return { quantity: Math.min(Math.max(1, quantity), maximumQuantity), unit: fine.unit };
}

/** What units of one kind have in common: two of them can be added up. */
export const unitKind = (unit: Unit): Unit => smaller[unit]?.unit ?? unit;

/** The sum of parts of one kind, in their own unit where they share it. */
export function addUp(parts: readonly Part[]): FridgeQuantity {
  const [first] = parts;
  const shared = parts.every(({ unit }) => unit === first?.unit);
  const counted = shared ? parts : parts.map(inSmaller);
  const unit = counted[0]?.unit ?? 'UNIT';
  return whole({ value: exact(counted.reduce((sum, { value }) => sum + value, 0)), unit });
}
