import { existsSync, readFileSync } from 'node:fs';
import { parseIngredientLine } from '../src/diet/ingredients/ingredient-line.js';
import { unitLabels } from '../src/diet/lexicon/units.js';

const folder = new URL('../data/diet-labels/', import.meta.url);

/** What the parser reads otherwise than the label says: rows of « line, quantity, unit, name » between tabs. */
export function parserReport(set: string): string[] {
  const settled = new URL(`parser-${set}.settled.tsv`, folder);
  const file = existsSync(settled) ? settled : new URL(`parser-${set}.labeller-a.tsv`, folder);
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const misread = rows.flatMap((row) => {
    const [line = '', ...expected] = row.split('\t');
    const { quantity, unit, name } = parseIngredientLine(line);
    const read = [String(quantity ?? 1), unitLabels[unit], name];
    if (read.every((part, nth) => part === expected[nth])) return [];
    return [`    misread ${line}: read ${read.join(' | ')}, label ${expected.join(' | ')}`];
  });
  return [
    `Parser, ${set} set: ${rows.length} lines`,
    `  misread: ${misread.length} lines`,
    ...misread,
  ];
}
