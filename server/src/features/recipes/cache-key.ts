import { createHash } from 'node:crypto';
import type { RecipeBrief } from '../../recipe-writing/recipe-brief.js';

/** A hash of everything that constrains the reply, the fridge included; what was made lately does not. */
export function cacheKeyOf(brief: RecipeBrief): string {
  const { recentTitles: _, restrictions, avoidedFoods, preferredFoods, ...rest } = brief;
  const constraints = {
    ...rest,
    restrictions: [...restrictions].sort(),
    avoidedFoods: [...avoidedFoods].sort(),
    preferredFoods: [...preferredFoods].sort(),
  };
  const inOrder = Object.entries(constraints).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url');
}
