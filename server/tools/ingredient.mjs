// Reads ingredient lines on standard input and prints what the parser understands, units as the specification writes them.
import { importSource, printEach } from './read-lines.mjs';

const { parseIngredientLine } = await importSource('diet/ingredients/ingredient-line.ts');
const { aisleOf } = await importSource('diet/vocabulary/product.ts');
const { unitLabels } = await importSource('diet/lexicon/units.ts');

await printEach((line) => {
  const { quantity, unit, name } = parseIngredientLine(line);
  // A line with no amount counts as one, as the specification says.
  return { line, quantity: quantity ?? 1, unit: unitLabels[unit], name, aisle: aisleOf(name) };
});
