import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../generated/prisma/enums.js';
import { addUp, quantityOf } from './fridge-quantity.js';

describe('addUp', () => {
  it.each<[string, [string, Unit][], { quantity: number; unit: Unit }]>([
    ['1,5 kg', [['1,5', 'KG']], { quantity: 1500, unit: 'G' }],
    ['2 kg', [['2', 'KG']], { quantity: 2, unit: 'KG' }],
    ['0,3 kg', [['0,3', 'KG']], { quantity: 300, unit: 'G' }],
    ['1,1 kg', [['1,1', 'KG']], { quantity: 1100, unit: 'G' }],
    ['0,75 l', [['0,75', 'L']], { quantity: 750, unit: 'ML' }],
    ['2,5 cl', [['2,5', 'CL']], { quantity: 25, unit: 'ML' }],
    ['½ l', [['½', 'L']], { quantity: 500, unit: 'ML' }],
    ['1 ½ kg', [['1 ½', 'KG']], { quantity: 1500, unit: 'G' }],
    ['a third of a tablespoon', [['1/3', 'TABLESPOON']], { quantity: 1, unit: 'TEASPOON' }],
    ['half a lemon is a lemon', [['½', 'UNIT']], { quantity: 1, unit: 'UNIT' }],
    ['1,5 lemons', [['1,5', 'UNIT']], { quantity: 2, unit: 'UNIT' }],
    ['12,5 g', [['12,5', 'G']], { quantity: 13, unit: 'G' }],
    ['nought', [['0', 'G']], { quantity: 1, unit: 'G' }],
    ['words', [['quelques', 'UNIT']], { quantity: 1, unit: 'UNIT' }],
    [
      'more than a fridge holds',
      [
        ['999999', 'KG'],
        ['999999', 'KG'],
      ],
      { quantity: 1_000_000, unit: 'KG' },
    ],
    [
      '200 g + 0,3 kg',
      [
        ['200', 'G'],
        ['0,3', 'KG'],
      ],
      { quantity: 500, unit: 'G' },
    ],
    [
      '1,5 kg + 1,5 kg',
      [
        ['1,5', 'KG'],
        ['1,5', 'KG'],
      ],
      { quantity: 3, unit: 'KG' },
    ],
    [
      '1 l + 20 cl + 5 ml',
      [
        ['1', 'L'],
        ['20', 'CL'],
        ['5', 'ML'],
      ],
      { quantity: 1205, unit: 'ML' },
    ],
    [
      'half a lemon twice',
      [
        ['½', 'UNIT'],
        ['½', 'UNIT'],
      ],
      { quantity: 1, unit: 'UNIT' },
    ],
  ])('%s', (_name, lines, expected) => {
    expect(addUp(lines.map(([text, unit]) => ({ value: quantityOf(text), unit })))).toEqual(
      expected,
    );
  });

  it('never loses any of a sum, whatever its parts', () => {
    const grams = { G: 1, KG: 1000 } as const;
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 500; round++) {
      const parts = Array.from({ length: 1 + next(5) }, () => {
        const unit = next(2) === 0 ? ('G' as const) : ('KG' as const);
        return { value: (1 + next(unit === 'G' ? 5_000_000 : 5_000)) / 1000, unit };
      });
      const asked = parts.reduce((sum, { value, unit }) => sum + value * grams[unit], 0);
      const { quantity, unit } = addUp(parts);
      const got = quantity * (unit === 'KG' ? 1000 : 1);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(got).toBeGreaterThanOrEqual(asked - 1e-6);
      expect(got).toBeLessThan(asked + 1);
    }
  });
});
