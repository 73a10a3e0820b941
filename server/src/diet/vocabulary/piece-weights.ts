import { foodOfProduct } from './foods.js';

/** What one weighs, in grams; null where nobody says, and where one may be a packet. */
export interface PieceWeights {
  /** Of what a line counts, or of the whole that it is a part of. */
  readonly asked: number | null;
  /** Of what is there for it. */
  readonly stocked: number | null;
}

/** Of a product that is there under its own name. */
export function ownWeights(product: string): PieceWeights {
  const piece = foodOfProduct(product)?.piece ?? null;
  return { asked: piece, stocked: piece };
}
