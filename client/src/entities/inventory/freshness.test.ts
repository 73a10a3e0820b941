import { describe, expect, it } from 'vitest';
import { byExpiry, expiringSoon, freshnessOf, shareLeft } from './freshness';

const today = '2026-03-28';

describe('freshnessOf', () => {
  it.each([
    ['2026-03-27', 'expired'],
    ['2026-03-28', 'expired'],
    ['2026-03-29', 'soon'],
    // Three days on, over the change to summer time.
    ['2026-03-31', 'soon'],
    ['2026-04-01', 'fresh'],
    [null, 'unknown'],
  ])('%s: %s', (date, expected) => {
    expect(freshnessOf(date, today)).toBe(expected);
  });
});

describe('shareLeft', () => {
  it.each([
    ['2026-04-01', '2026-03-28', 1],
    ['2026-03-30', '2026-03-26', 0.5],
    ['2026-03-28', '2026-03-20', 0],
    ['2026-03-01', '2026-03-20', 0],
    ['2026-04-10', '2026-05-01', 1],
  ])('until %s, since %s: %f', (date, since, expected) => {
    expect(shareLeft(date, since, today)).toBe(expected);
  });
});

describe('expiringSoon', () => {
  it('is the soon, then the expired, each by date, then by the code points of the name', () => {
    const item = (name: string, expirationDate: string | null) => ({
      id: name,
      name,
      expirationDate,
    });
    const items = [
      item('Riz', null),
      item('Tofu', '2026-03-31'),
      item('Œuf', '2026-03-29'),
      item('Yaourt', '2026-03-29'),
      item('Miel', '2027-01-01'),
      item('Lait', '2026-03-28'),
      item('Beurre', '2026-03-01'),
    ];
    expect(expiringSoon(items, today).map(({ name }) => name)).toEqual([
      'Yaourt',
      'Œuf',
      'Tofu',
      'Beurre',
      'Lait',
    ]);
    expect([...items].sort(byExpiry).at(-1)?.name).toBe('Riz');
  });
});
