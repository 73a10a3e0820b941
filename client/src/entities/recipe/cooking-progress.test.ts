import { describe, expect, it } from 'vitest';
import { parseProgress } from './cooking-progress';

const now = 1_800_000_000_000;
const progress = { ticked: [0, 2], step: 3, changedAt: now - 1000 };

describe('parseProgress', () => {
  it('reads what was kept', () => {
    expect(parseProgress(JSON.stringify({ soup: progress }), now)).toEqual({ soup: progress });
  });

  it('lets go of what nobody has cooked for two days', () => {
    const old = { ...progress, changedAt: now - 2 * 24 * 3600 * 1000 };
    expect(parseProgress(JSON.stringify({ soup: old, tart: progress }), now)).toEqual({
      tart: progress,
    });
  });

  it('keeps the twenty latest', () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, nth) => [`r${nth}`, { ...progress, changedAt: now - nth }]),
    );
    const kept = Object.keys(parseProgress(JSON.stringify(many), now));
    expect(kept).toHaveLength(20);
    expect(kept).toContain('r0');
    expect(kept).not.toContain('r20');
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '7',
    '{"soup":null}',
    '{"soup":{"ticked":"a","changedAt":1800000000000}}',
    '{"soup":{"step":"x","changedAt":1800000000000}}',
  ])('reads nothing from %o', (text) => {
    expect(parseProgress(text, now)).toEqual({});
  });

  it('keeps only places that can be', () => {
    const odd = { ticked: [1, -1, 'a', 1.5], step: 0, changedAt: now };
    expect(parseProgress(JSON.stringify({ soup: odd }), now)['soup']).toEqual({
      ticked: [1],
      step: 1,
      changedAt: now,
    });
  });
});
