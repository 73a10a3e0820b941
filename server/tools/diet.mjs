// Reads ingredient lines on standard input and prints what conflicts with each of the seven restrictions.
import { importSource, printEach } from './read-lines.mjs';

const { checkLine } = await importSource('diet/gate/gate.ts');
const { dietaryRestrictions } = await importSource('diet/restrictions.ts');
const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };

await printEach((line) => ({
  line,
  conflicts: checkLine(line, rules).map(({ restriction, word, reason }) => ({
    restriction,
    word,
    reason,
  })),
}));
