// pnpm --silent scale 4 8: reads a recipe's list and steps on standard input and prints them for the second number of
// portions, one JSON object a line. A step stands behind a blank line, or ends as a sentence does.
import { importSource, readLines, printEach } from './read-lines.mjs';

const [from, to] = process.argv.slice(2).map(Number);
if (!(from > 0 && to > 0)) {
  console.error(
    'Usage: pnpm --silent scale <written for> <wanted>, as in: pnpm --silent scale 4 8',
  );
  process.exit(1);
}
const { scaleLine } = await importSource('diet/ingredients/scale.ts');
const { scaleSteps } = await importSource('diet/ingredients/scale-steps.ts');

const lines = await readLines();
const blank = lines.findIndex((line) => line.trim() === '');
const isStep = (line, index) => (blank !== -1 && index > blank) || /[.!?…]\s*$/u.test(line);
const list = lines.filter((line, index) => line.trim() !== '' && !isStep(line, index));
const factor = to / from;

await printEach((line, index) => {
  if (isStep(line, index)) {
    const [scaled] = scaleSteps([line], factor, list);
    return { line, kind: 'step', scaled };
  }
  const { text, exact } = scaleLine(line, factor);
  return { line, kind: 'ingredient', scaled: text, exact };
}, lines);
