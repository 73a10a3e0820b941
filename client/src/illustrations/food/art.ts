import type { Drawer } from '../draw';
import type { Tone } from '../palette';

/**
 * How an ingredient sits in a dish: `hero` large and few, `bed` under the rest, `slice` laid
 * overlapping, `bit` strewn, `herb` on top, `sauce` only as a colour.
 */
export type Role = 'hero' | 'bed' | 'slice' | 'bit' | 'herb' | 'sauce';

export interface IngredientArt {
  role: Role;
  /** As served, seen from above. */
  piece: Drawer;
  /** As bought, to lie beside the dish. */
  whole: Drawer;
  /** Its colour as a soup, juice, cream or purée, and the deeper one beside it. */
  tone: Tone;
  deep: Tone;
}

export const art = (
  role: Role,
  tone: Tone,
  deep: Tone,
  piece: Drawer,
  whole = piece,
): IngredientArt => ({
  role,
  tone,
  deep,
  piece,
  whole,
});
