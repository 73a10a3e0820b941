import { exact, inSmallest, type Measured } from '../../../diet/ingredients/measure.js';
import { quantityAt } from '../../../diet/ingredients/quantity.js';
import type { Unit } from '../../../generated/prisma/enums.js';
import { maximumQuantity } from './inventory-input.js';

export interface FridgeQuantity {
  /** Whole, at least 1. */
  quantity: number;
  unit: Unit;
}

const isWhole = (value: number): boolean => Number.isInteger(exact(value));

/** The number a shopping line's quantity says; 1 for words alone, as an unsaid amount is one of it. */
export function quantityOf(text: string): number {
  const value = quantityAt(text.trim())?.value;
  return value !== undefined && value > 0 ? value : 1;
}

/** A whole quantity of the same amount: 1,5 kg is 1500 g. What no unit makes whole is rounded up, so that nothing is lost. */
function whole(part: Measured): FridgeQuantity {
  const fine = isWhole(part.value) ? part : inSmallest(part);
  const quantity = Math.ceil(exact(fine.value));
  return { quantity: Math.min(Math.max(1, quantity), maximumQuantity), unit: fine.unit };
}

/** The sum of parts of one kind, in their own unit where they share it. */
export function addUp(parts: readonly Measured[]): FridgeQuantity {
  const [first] = parts;
  const shared = parts.every(({ unit }) => unit === first?.unit);
  const counted = shared ? parts : parts.map(inSmallest);
  const unit = counted[0]?.unit ?? 'UNIT';
  return whole({ value: exact(counted.reduce((sum, { value }) => sum + value, 0)), unit });
}
