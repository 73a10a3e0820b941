import { describe, expect, it } from 'vitest';
import type { Unit } from '../../graphql.generated';
import { emptyItem, oneLess, oneMore, readItem, typedAmount, typedItem } from './item-draft';

describe('typedAmount', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['1 500', 1500],
    ['2.7', 2],
    ['2,7', 2],
    ['0', 1],
    ['-4', 1],
    ['', 1],
    ['beaucoup', 1],
    ['99999999999', 1_000_000],
  ])('%j is %i', (text, expected) => {
    expect(typedAmount(text, 'UNIT')).toEqual({ quantity: expected, unit: 'UNIT' });
  });

  it.each<[string, Unit, number, Unit]>([
    ['1,5', 'KG', 1500, 'G'],
    ['0.25', 'KG', 250, 'G'],
    ['2', 'KG', 2, 'KG'],
    ['2,0', 'KG', 2, 'KG'],
    ['0,75', 'L', 750, 'ML'],
    ['2,5', 'CL', 25, 'ML'],
    ['0,0001', 'KG', 1, 'G'],
    ['1,5', 'TABLESPOON', 1, 'TABLESPOON'],
    ['-1,5', 'KG', 1, 'KG'],
    ['1000000,5', 'KG', 1_000_000, 'G'],
  ])('%s %s is %i %s', (text, unit, quantity, fine) => {
    expect(typedAmount(text, unit)).toEqual({ quantity, unit: fine });
  });
});

describe('readItem', () => {
  it('needs a name alone; one unit, no date, category other', () => {
    expect(readItem({ ...emptyItem, name: '  Tofu ' })).toEqual({
      name: 'Tofu',
      quantity: 1,
      unit: 'UNIT',
      expirationDate: null,
      expirationEstimate: null,
      category: 'OTHER',
      place: 'FRIDGE',
    });
    expect(readItem({ ...emptyItem, name: ' \t ' })).toBeNull();
  });

  it('gives back what it was made from', () => {
    const item = {
      name: 'Lait',
      quantity: 2,
      unit: 'L',
      expirationDate: '2026-12-01',
      expirationEstimate: 'FRESH',
      category: 'DAIRY',
      place: 'FREEZER',
    } as const;
    expect(readItem(typedItem(item))).toEqual(item);
  });
});

describe('one press', () => {
  it.each<[number, Unit, number | null, number]>([
    [1, 'UNIT', null, 2],
    [2, 'UNIT', 1, 3],
    [1, 'KG', null, 2],
    [1500, 'G', 1400, 1600],
    [1000, 'G', 950, 1100],
    [250, 'ML', 200, 300],
    [60, 'G', 50, 70],
    [10, 'G', null, 20],
    [3, 'G', null, 13],
    [1_000_000, 'UNIT', 999_999, 1_000_000],
  ])('%i %s: less %s, more %s', (quantity, unit, less, more) => {
    expect(oneLess({ quantity, unit })).toBe(less);
    expect(oneMore({ quantity, unit })).toBe(more);
  });
});
