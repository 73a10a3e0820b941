import { checkLine } from '../diet/gate/gate.js';
import { dietaryRestrictions, type DietaryRestriction } from '../diet/restrictions.js';

const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
const letters: Readonly<Record<DietaryRestriction, string>> = {
  VEGETARIAN: 'V',
  VEGAN: 'N',
  GLUTEN_FREE: 'G',
  DAIRY_FREE: 'D',
  NUT_FREE: 'U',
  HALAL: 'H',
  KOSHER: 'K',
};

/** The restrictions a line conflicts with, one letter each, in the order of the policy. */
export function conflictLetters(line: string): string {
  const found = new Set(checkLine(line, rules).map(({ restriction }) => restriction));
  return dietaryRestrictions
    .filter((each) => found.has(each))
    .map((each) => letters[each])
    .join('');
}
