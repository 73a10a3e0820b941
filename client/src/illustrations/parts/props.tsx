import type { ReactElement } from 'react';
import { fill, place, stack, stroke, type Drawer } from '../draw';
import { openPath, oval } from '../geometry';
import type { Tone } from '../palette';
import type { Random } from '../seeded-random';

/** Wisps of steam rising from a point. */
export function steam(
  random: Random,
  x: number,
  y: number,
  height: number,
  gap = 26,
): ReactElement {
  const wisps = [-1, 0, 1]
    .map((i) => {
      const sway = random.range(7, 11) * (random.chance(0.5) ? 1 : -1);
      const tall = height * (i === 0 ? 1 : random.range(0.66, 0.84));
      return openPath([
        [x + i * gap, y],
        [x + i * gap + sway, y - tall * 0.33],
        [x + i * gap - sway, y - tall * 0.66],
        [x + i * gap + sway * 0.5, y - tall],
      ]);
    })
    .join('');
  return stroke(wisps, 'steam', 6);
}

/** A fork, 150 units high, tines up. */
export const fork: ReactElement = stack(
  fill('M-3 8C-3 30-5 60-5 70Q0 77 5 70C5 60 3 30 3 8Z', 'steel-deep'),
  fill('M-4 8C-4 30-6 60-6 69Q-2 74 2 70C2 60 1 30 1 8Z', 'steel'),
  fill(
    'M-14-72V-26C-14-8-8 2-4 10H4C8 2 14-8 14-26V-72Q11-76 8-72V-36H4.500V-72Q0-77-4.500-72V-36H-8V-72Q-11-76-14-72Z',
    'steel',
  ),
);

export const knife: ReactElement = stack(
  fill('M-5 4C-6 30-7 58-6 70Q0 77 6 70C7 58 6 30 5 4Z', 'steel-deep'),
  fill('M-5 4C-6 30-7 58-6 69Q-2 73 2 70C3 58 2 30 1 4Z', 'steel'),
  fill('M-6 6C-7-30-6-60 2-76C10-70 12-30 8 6Z', 'steel'),
  stroke('M5-4C7-24 7-44 4-60', 'steel-deep', 2),
);

export const spoon: ReactElement = stack(
  fill('M-3-20C-3 20-5 56-5 70Q0 77 5 70C5 56 3 20 3-20Z', 'steel-deep'),
  fill('M-4-20C-4 20-6 56-6 69Q-2 74 2 70C2 56 1 20 1-20Z', 'steel'),
  fill('M0-18C-18-24-20-70 0-75C20-70 18-24 0-18Z', 'steel-deep'),
  fill('M-2-22C-17-28-18-67-1-72C10-64 8-30-2-22Z', 'steel'),
);

export const woodenSpoon: ReactElement = stack(
  fill('M-4-20L-5 70Q0 77 5 70L4-20Z', 'wood-deep'),
  fill('M0-14C-20-20-20-72 0-76C20-72 20-20 0-14Z', 'wood-deep'),
  fill('M-1-20C-17-26-17-68-1-72C14-68 14-26-1-20Z', 'wood'),
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
      return stack(
        fill(oval(x + 4, y + 8, 44 * size, 40 * size), 'shadow', 0.6),
        place(x, y, size, random.range(-28, 28), drawer(random)),
      );
    }),
  );
}
