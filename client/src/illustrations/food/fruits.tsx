import { ball, fill, shadedRibbon, stack, stroke, type Drawer } from '../draw';
import { blob, dots, leafPath, oval, rays, ribbon } from '../geometry';
import type { Tone } from '../palette';

const shine = (d: string, width = 4) => stroke(d, 'shine', width);

export const apple =
  (base: Tone, deep: Tone): Drawer =>
  () =>
    stack(
      fill(
        'M0-24c14-12 42-6 42 22 0 26-18 48-34 46-6-2-10-2-16 0-16 2-34-20-34-46 0-28 28-34 42-22Z',
        deep,
      ),
      fill(
        'M-3-19c13-10 34-5 34 19 0 21-13 37-26 37-5-1-9-1-13 1-12 0-28-18-28-41s22-26 33-16Z',
        base,
      ),
      stroke('M0-22C0-32 2-38 7-44', 'nut-deep', 4.5),
      fill(leafPath(4, -32, -18, 26, 7), 'leaf'),
      shine('M-26-2c-1-9 3-15 9-18'),
    );

export const pear: Drawer = () =>
  stack(
    fill(
      'M2-40c16 0 18 16 21 30C36 2 40 16 35 29 28 46 8 48 0 47c-18 1-34-7-37-23-2-14 7-22 16-34 3-14 9-30 23-30Z',
      'lime',
    ),
    fill(
      'M2-40c16 0 18 16 21 30C36 2 40 16 35 29 28 46 8 48-4 47c22-7 28-29 16-51-4-12-2-24-10-36Z',
      'leaf-light',
    ),
    stroke('M3-38C3-43 6-46 10-49', 'nut-deep', 4.5),
    fill(leafPath(5, -42, 12, 24, 6), 'leaf'),
    stroke('M-18 28h.1m7.9 8h.1M-4 22h.1M-14 16h.1', 'leaf-light', 4),
    shine('M-28 18C-28 10-24 4-18-3'),
  );

export const strawberry: Drawer = (random) =>
  stack(
    fill(
      'M0 47c-18-7-40-37-38-57 2-16 22-20 38-16 16-4 36 0 38 16 2 20-20 50-38 57Z',
      'berry-deep',
    ),
    fill('M-4 40C-18 32-34 8-33-8c2-13 19-17 33-14 14-3 28 1 29 13C30 8 10 34-4 40Z', 'berry'),
    stroke('M-20-6v5m18-9v5m18-1v5M-12 9v5M8 8v5M-3 24v5', 'butter', 3.6),
    fill(
      [-172, -140, -110, -70, -40, -8]
        .map((a) => leafPath(0, -25, a + random.range(-6, 6), 24, 6))
        .join('') +
        leafPath(0, -28, 70, 18, 6) +
        leafPath(0, -28, 110, 18, 6),
      'leaf',
    ),
    stroke('M0-28C0-36 3-40 7-44', 'leaf-deep', 4),
  );

export const raspberry: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 4, 36, 40), 'berry-deep'),
    fill(
      [
        [0, -22],
        [-19, -14],
        [19, -14],
        [-25, 5],
        [0, -2],
        [25, 5],
        [-15, 20],
        [14, 20],
        [0, 36],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 10.5))
        .join(''),
      'berry',
    ),
    stroke('M-4-6q2-3 5-3M-23 1q2-3 5-3m39 3q2-3 5-3m-45 19q2-3 5-3m24 3q2-3 5-3', 'shine', 2.6),
    fill([-165, -125, -90, -55, -15].map((a) => leafPath(0, -33, a, 18, 5)).join(''), 'leaf'),
  );

export const cherries: Drawer = (random) =>
  stack(
    stroke('M-20 14c4-26 16-46 34-58m6 62c2-24 0-46-6-62', 'leaf-deep', 3.6),
    fill(leafPath(14, -43, 14, 32, 9), 'leaf'),
    fill(blob(random, -21, 22, 22) + blob(random, 22, 26, 22), 'berry-deep'),
    fill(blob(random, -23, 20, 17.5) + blob(random, 20, 24, 17.5), 'berry'),
    shine('M-34 20c0-6 4-10 8-11M9 24c0-6 4-10 8-11', 3.6),
  );

export const blueberries: Drawer = (random) =>
  stack(
    fill(
      blob(random, -20, 14, 23) + blob(random, 22, 16, 22) + blob(random, 2, -18, 23),
      'blueberry-deep',
    ),
    fill(
      blob(random, -22, 12, 18) + blob(random, 20, 14, 17) + blob(random, 0, -20, 18),
      'blueberry',
    ),
    stroke('M-24 8l4 3 4-3M18 10l4 3 4-3M-2-24l4 3 4-3', 'blueberry-deep', 4),
  );

export const grapes: Drawer = (random) => {
  const spots = [
    [-26, -14],
    [0, -16],
    [26, -14],
    [-14, 6],
    [13, 6],
    [-1, 27],
    [-26, 20],
  ] as const;
  return stack(
    stroke('M2-28C2-36 6-42 14-46', 'nut-deep', 5),
    fill(spots.map(([x, y]) => blob(random, x, y, 15, 15, 0.04, 7)).join(''), 'beet-deep'),
    fill(spots.map(([x, y]) => blob(random, x - 2, y - 2, 11.5, 11.5, 0.05, 7)).join(''), 'beet'),
    stroke(spots.map(([x, y]) => `M${x - 7} ${y - 2}q1-5 5-6`).join(''), 'shine', 2.8),
    fill(leafPath(2, -32, 196, 34, 11), 'leaf'),
  );
};

/** A whole citrus fruit, with the nipple of a lemon or round as an orange. */
export const citrus =
  (base: Tone, deep: Tone, pointed: boolean): Drawer =>
  (random) =>
    stack(
      pointed
        ? fill(
            'M-48 4c6-4 8-12 14-20 16-20 52-20 68 0 6 8 8 14 14 18-4 8-8 10-14 18-16 18-52 18-68 0-6-8-10-10-14-16Z',
            deep,
          )
        : fill(blob(random, 0, 0, 43), deep),
      pointed
        ? fill(
            'M-42 2c6-4 7-10 12-17 14-16 42-16 56 0 5 7 7 12 10 16-3 5-5 7-9 14-14 14-43 15-56 0-5-6-9-7-13-13Z',
            base,
          )
        : fill(blob(random, -4, -4, 36), base),
      fill(leafPath(pointed ? -30 : 0, -28, pointed ? -130 : -30, 26, 8), 'leaf'),
      stroke('M-6 12h.1M6 4h.1M10 16h.1M-14 4h.1M0-6h.1', deep, 3.4, 0.8),
      shine('M-26-6C-22-14-16-19-9-22'),
    );

export const peach: Drawer = (random) =>
  stack(
    ball(random, 43, 'peach', 'peach-deep'),
    fill(blob(random, 14, 10, 20, 24, 0.1), 'tomato-light', 0.55),
    stroke('M2-40C-10-24-12 10 0 40', 'peach-deep', 3.2),
    fill(leafPath(2, -40, -14, 32, 9), 'leaf'),
  );

export const banana: Drawer = () =>
  stack(
    fill(
      ribbon([
        [-34, -34, 4],
        [-34, -8, 12],
        [-14, 20, 15],
        [18, 30, 12],
        [42, 24, 4],
      ]),
      'lemon-deep',
    ),
    fill(
      ribbon([
        [-35, -32, 3],
        [-35, -9, 9],
        [-17, 16, 11],
        [16, 26, 9],
        [40, 22, 3],
      ]),
      'lemon',
    ),
    stroke('M-34-34l-2-9M42 24l6-2', 'nut-deep', 6),
    stroke('M-32-14C-26 8-6 24 20 26', 'lemon-deep', 2.4),
  );

export const fig: Drawer = (random) =>
  stack(
    fill('M0-46c8 16 40 34 38 60-2 20-20 30-38 30s-36-10-38-30C-40-12-8-30 0-46Z', 'aubergine'),
    fill('M0-34C6-22 31-8 30 14 28 29 14 37 0 37s-28-8-30-23C-31-8-6-22 0-34Z', 'cream-deep'),
    fill(blob(random, 0, 12, 22, 20), 'berry'),
    stroke(rays(random, 10, 6, 14, 3), 'butter', 3.4),
  );

export const pineapple: Drawer = () =>
  stack(
    fill([-130, -110, -90, -70, -50].map((a) => leafPath(0, -14, a, 38, 7)).join(''), 'leaf-deep'),
    fill(oval(0, 16, 25, 32), 'squash-deep'),
    fill(oval(-2, 14, 21, 28), 'lemon'),
    stroke('M-20 2L12 38M-10-10L22 26M20 2L-12 38M10-10L-22 26', 'squash-deep', 2.8),
  );

export const mango: Drawer = () =>
  stack(
    fill('M-34-20c20-24 64-16 74 14 6 26-16 48-44 46-32-2-44-38-30-60Z', 'tomato-light'),
    fill('M-30-16c16-18 48-14 57 10 5 20-11 38-33 38-26-2-36-30-24-48Z', 'squash'),
    fill(leafPath(-24, -30, -60, 24, 7), 'leaf'),
    shine('M-26 0C-26-8-22-14-16-18'),
  );

export const melon: Drawer = () =>
  stack(
    fill('M-48-12c4 52 92 52 96 0Z', 'leaf'),
    fill('M-42-12c4 44 80 44 84 0Z', 'lime'),
    fill('M-36-12c4 37 68 37 72 0Z', 'berry'),
    stroke('M-18-4v5M0 0v5M18-4v5M-9 9v4M9 9v4', 'choc-deep', 4),
  );

export const rhubarb: Drawer = () =>
  stack(
    fill('M22-20c-8-14 0-28 16-24 12 4 10 20-2 26Z', 'leaf'),
    shadedRibbon(
      [
        [-40, 38, 8],
        [-10, 12, 8],
        [28, -24, 6],
      ],
      'berry',
      'berry-deep',
    ),
    stroke('M-38 34C-16 16 6-4 26-24M-32 40C-10 22 10 2 28-16', 'ham', 2.4),
  );

export const pomegranate: Drawer = (random) =>
  stack(
    ball(random, 42, 'berry', 'berry-deep'),
    fill('M-12-36L-14-49L-4-43L2-50L8-43L16-48L12-35Z', 'berry-deep'),
    fill(blob(random, 4, 8, 24, 22, 0.08), 'cream'),
    fill(dots(random, 12, 18, 16, 5), 'berry'),
  );

export const plum: Drawer = (random) =>
  stack(
    ball(random, 36, 'plum', 'plum-deep', 42),
    stroke('M0-40C-12-24-12 14-2 40', 'plum-deep', 3.2),
    fill(leafPath(2, -40, -20, 28, 8), 'leaf'),
    shine('M-22 2C-23-8-20-16-15-21'),
  );

export const coconut: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 45), 'choc'),
    fill(blob(random, 0, 2, 37), 'cream'),
    fill(blob(random, 2, 5, 26), 'cream-deep'),
  );
