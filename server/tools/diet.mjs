// Reads ingredient lines on standard input and prints what conflicts with each of the seven restrictions, and what
// holds one of the fourteen allergens or may hold it.
import { importSource, printEach } from './read-lines.mjs';

const { checkLine } = await importSource('diet/gate/gate.ts');
const { allergens, dietaryRestrictions } = await importSource('diet/restrictions.ts');

const found = (line, restrictions) => checkLine(line, { restrictions, avoidedFoods: [] });

await printEach((line) => ({
  line,
  conflicts: found(line, dietaryRestrictions).map(({ restriction, word, reason }) => ({
    restriction,
    word,
    reason,
  })),
  allergens: found(line, allergens).map(({ restriction, word, reason, doubtful }) => ({
    allergen: restriction,
    word,
    reason,
    doubtful,
  })),
}));
