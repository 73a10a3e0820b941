import { describe, expect, test } from 'vitest';
import { readerSets } from '../../testkit/labelled-lines.js';
import { unitLabels } from '../lexicon/units.js';
import { parseIngredientLine } from './ingredient-line.js';
import { inSmallest } from './measure.js';
import { scaleIngredientLine } from './scale.js';

const amountOf = (line: string) => {
  const { quantity, unit } = parseIngredientLine(line);
  return inSmallest({ value: quantity ?? 0, unit });
};

describe.each([...readerSets()])('%s', (_set, lines) => {
  test('every line is read as its label says', () => {
    for (const { line, label } of lines) {
      const { quantity, unit, name } = parseIngredientLine(line);
      expect([String(quantity ?? 1), unitLabels[unit], name], line).toEqual(label);
    }
  });

  test('every line rescaled is read as so many times its amount, or as it was without one', () => {
    for (const { line } of lines) {
      const rescaled = scaleIngredientLine(line, 3);
      const [before, after] = [amountOf(line), amountOf(rescaled)];
      expect(after.unit, `${line} became ${rescaled}`).toBe(before.unit);
      const error = Math.abs(after.value - before.value * 3);
      // A cook's rounding: halves of what is counted, tenths of what is measured.
      expect(error, `${line} became ${rescaled}`).toBeLessThanOrEqual(
        Math.max(0.5, before.value * 0.3),
      );
    }
  });
});
