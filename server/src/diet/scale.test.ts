import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIngredientLine } from './ingredient-line.js';
import { scaleIngredientLine } from './scale.js';

test.each([
  ['1 œuf', 1 / 3, '½ œuf'],
  ['3 œufs', 0.5, '1 ½ œuf'],
  ['1 œuf', 2, '2 œufs'],
  ['500 g de farine', 3, '1,5 kg de farine'],
  ['1 kg de pommes', 0.5, '500 g de pommes'],
  ['50 cl de lait', 2, '1 l de lait'],
  ['2 c. à s. d’huile', 0.5, '1 c. à s. d’huile'],
  ['1 cuillère à soupe de sucre', 2, '2 cuillères à soupe de sucre'],
  ['2 à 3 carottes', 2, '4 à 6 carottes'],
  ['le jus d’un citron', 2, 'le jus de 2 citrons'],
  ['2 gros oignons rouges', 0.5, '1 gros oignon rouge'],
  ['une pincée de sel', 2, '2 pincées de sel'],
  ['une douzaine d’œufs', 0.5, '6 œufs'],
  ['2 x 400 g de tomates', 2, '1,6 kg de tomates'],
  ['1 gâteau', 2, '2 gâteaux'],
  ['sel et poivre', 3, 'sel et poivre'],
])('%s times %d', (line, factor, expected) => {
  expect(scaleIngredientLine(line, factor)).toBe(expected);
});

test.each([0, -1, NaN, Infinity])('factor %d is refused', (factor) => {
  expect(() => scaleIngredientLine('1 œuf', factor)).toThrow(RangeError);
});

describe('any amount by any factor', () => {
  const base = { G: 1, KG: 1000, ML: 1, CL: 10, L: 1000 } as const;

  test('stays within a tenth of what arithmetic says, or within the finest step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom('g', 'ml'),
        (amount, servings, unit) => {
          const factor = servings / 4;
          const scaled = parseIngredientLine(
            scaleIngredientLine(`${amount} ${unit} de riz`, factor),
          );
          const value = (scaled.quantity ?? 0) * (base[scaled.unit as keyof typeof base] ?? NaN);
          const exact = amount * factor;
          expect(Math.abs(value - exact)).toBeLessThanOrEqual(Math.max(0.5, exact * 0.1));
        },
      ),
    );
  });

  test('never writes an endless decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(
          'œufs',
          'g de riz',
          'kg de riz',
          'cl de lait',
          'càs de sel',
          'tasses de riz',
        ),
        (amount, servings, rest) => {
          expect(scaleIngredientLine(`${amount} ${rest}`, servings / 6)).not.toMatch(/,\d{3}/);
        },
      ),
    );
  });
});
