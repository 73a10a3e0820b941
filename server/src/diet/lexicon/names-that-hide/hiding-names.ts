import type { DietaryRestriction } from '../../restrictions.js';

/** Longer names that do not hold what a part of them would, with the reason. */
export interface HidingNames {
  reason: string;
  hides: readonly DietaryRestriction[];
  names: readonly string[];
}
