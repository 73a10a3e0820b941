import type { ReactElement } from 'react';
import { fill, place, stack, stroke, type Drawer } from '../draw';
import { openPath } from '../geometry';
import type { Tone } from '../palette';
import type { Random } from '../seeded-random';

/** Wisps of steam rising from a point, side by side. */
export function steam(
  random: Random,
  x: number,
  y: number,
  height: number,
  gap = 26,
): ReactElement {
  const side = random.chance(0.5) ? 1 : -1;
  const wisps = [-1, 0, 1]
    .map((i) => {
      const sway = side * gap * random.range(0.22, 0.3);
      const tall = height * (i === 0 ? 1 : random.range(0.66, 0.84));
      return openPath(
        Array.from({ length: 9 }, (_, k) => [
          x + i * gap + sway * Math.sin((k / 8) * Math.PI * 2.6) * (0.7 + k * 0.06),
          y - (tall * k) / 8,
        ]),
      );
    })
    .join('');
  return stroke(wisps, 'steam', 6);
}

/** A fork, 150 units high, tines up. */
export const fork: ReactElement = stack(
  fill('M-3 8c0 22-2 52-2 62q5 7 10 0C5 60 3 30 3 8Z', 'steel-deep'),
  fill('M-4 8c0 22-2 52-2 61q4 5 8 1C2 60 1 30 1 8Z', 'steel'),
  fill(
    'M-14-72v46C-14-8-8 2-4 10h8C8 2 14-8 14-26v-46q-3-4-6 0v36H4.5v-36q-4.5-5-9 0v36H-8v-36q-3-4-6 0Z',
    'steel',
  ),
);

export const knife: ReactElement = stack(
  fill('M-5 4c-1 26-2 54-1 66q6 7 12 0C7 58 6 30 5 4Z', 'steel-deep'),
  fill('M-5 4c-1 26-2 54-1 65q4 4 8 1C3 58 2 30 1 4Z', 'steel'),
  fill('M-6 6c-1-36 0-66 8-82 8 6 10 46 6 82Z', 'steel'),
  stroke('M5-4C7-24 7-44 4-60', 'steel-deep', 2),
);

export const spoon: ReactElement = stack(
  fill('M-3-20c0 40-2 76-2 90q5 7 10 0c0-14-2-50-2-90Z', 'steel-deep'),
  fill('M-4-20c0 40-2 76-2 89q4 5 8 1c0-14-1-50-1-90Z', 'steel'),
  fill('M0-18c-18-6-20-52 0-57 20 5 18 51 0 57Z', 'steel-deep'),
  fill('M-2-22c-15-6-16-45 1-50 11 8 9 42-1 50Z', 'steel'),
);

export const woodenSpoon: ReactElement = stack(
  fill('M-4-20L-5 70Q0 77 5 70L4-20Z', 'wood-deep'),
  fill('M0-14c-20-6-20-58 0-62 20 4 20 56 0 62Z', 'wood-deep'),
  fill('M-1-20c-16-6-16-48 0-52 15 4 15 46 0 52Z', 'wood'),
);

/** A folded napkin with a stripe, as a ground for cutlery. */
export const napkin = (base: Tone, stripe: Tone): ReactElement =>
  stack(
    fill('M-27-81L29-84L32 85L-30 84Z', 'shadow'),
    fill('M-30-86L27-88L28 80L-32 82Z', base),
    stroke('M-20-86L-22 81M17-87L18 80', stripe, 4),
  );

/**
 * Lays drawings loosely around the middle: in the corners of the square when these are free, and
 * beyond it where a wider frame shows them whole.
 */
export function scatterAround(
  random: Random,
  items: readonly Drawer[],
  freeCorners: boolean,
): ReactElement {
  const size = 0.52;
  const corners = random.shuffle([
    [34, 36],
    [266, 38],
    [36, 266],
    [264, 264],
  ] as const);
  const beyond = [
    [-84, 62],
    [384, 236],
    [-86, 228],
    [386, 66],
    [-190, 140],
    [490, 150],
  ] as const;
  const spots = [...(freeCorners ? corners.slice(0, 1 + random.int(2)) : []), ...beyond];
  return stack(
    ...spots.map(([x, y], i) => {
      const drawer = items[i % items.length];
      if (drawer === undefined) return null;
      return place(x, y, size, random.range(-28, 28), drawer(random));
    }),
  );
}
