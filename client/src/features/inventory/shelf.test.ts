import { expect, it } from 'vitest';
import { shelfOf, shelves } from './shelf';

const ids = Array.from(
  { length: 1000 },
  (_, n) => `${n.toString(16).padStart(8, '0')}-7d1f-4b8e-9c2a-000000000000`,
);

it('puts an item on one of five shelves, always the same', () => {
  for (const id of ids) {
    expect(shelfOf(id)).toBe(shelfOf(id));
    expect([0, 1, 2, 3, 4]).toContain(shelfOf(id));
  }
  expect(shelfOf('0193f3c2-5b5e-7c11-9d7e-1f0a2b3c4d5e')).toMatchInlineSnapshot(`2`);
});

it('fills all shelves about alike', () => {
  const counts = Array.from(
    { length: shelves },
    (_, shelf) => ids.filter((id) => shelfOf(id) === shelf).length,
  );
  for (const count of counts) expect(count).toBeGreaterThan(140);
});
