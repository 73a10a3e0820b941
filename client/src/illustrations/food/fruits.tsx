import { ball, fill, shadedRibbon, stack, stroke, type Drawer } from '../draw';
import { blob, dots, leafPath, oval, rays, ribbon } from '../geometry';
import type { Tone } from '../palette';

const shine = (d: string, width = 4) => stroke(d, 'shine', width);

export const apple =
  (base: Tone, deep: Tone): Drawer =>
  () =>
    stack(
      fill(
        'M0-24C14-36 42-30 42-2C42 24 24 46 8 44C2 42-2 42-8 44C-24 46-42 24-42-2C-42-30-14-36 0-24Z',
        deep,
      ),
      fill(
        'M-3-19C10-29 31-24 31 0C31 21 18 37 5 37C0 36-4 36-8 38C-20 38-36 20-36-3C-36-26-14-29-3-19Z',
        base,
      ),
      stroke('M0-22C0-32 2-38 7-44', 'nut-deep', 4.5),
      fill(leafPath(4, -32, -18, 26, 7), 'leaf'),
      shine('M-26-2C-27-11-23-17-17-20'),
    );

export const pear: Drawer = () =>
  stack(
    fill(
      'M2-40C18-40 20-24 23-10C36 2 40 16 35 29C28 46 8 48 0 47C-18 48-34 40-37 24C-39 10-30 2-21-10C-18-24-12-40 2-40Z',
      'lime',
    ),
    fill(
      'M2-40C18-40 20-24 23-10C36 2 40 16 35 29C28 46 8 48-4 47C18 40 24 18 12-4C8-16 10-28 2-40Z',
      'leaf-light',
    ),
    stroke('M3-38C3-43 6-46 10-49', 'nut-deep', 4.5),
    fill(leafPath(5, -42, 12, 24, 6), 'leaf'),
    stroke('M-18 28h.1M-10 36h.1M-4 22h.1M-14 16h.1', 'leaf-light', 4),
    shine('M-28 18C-28 10-24 4-18-3'),
  );

export const strawberry: Drawer = (random) =>
  stack(
    fill(
      'M0 47C-18 40-40 10-38-10C-36-26-16-30 0-26C16-30 36-26 38-10C40 10 18 40 0 47Z',
      'berry-deep',
    ),
    fill('M-4 40C-18 32-34 8-33-8C-31-21-14-25 0-22C14-25 28-21 29-9C30 8 10 34-4 40Z', 'berry'),
    stroke('M-20-6v5M-2-10v5M16-6v5M-12 9v5M8 8v5M-3 24v5', 'butter', 3.6),
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
    stroke('M-4-6q2-3 5-3M-23 1q2-3 5-3M21 1q2-3 5-3M-19 17q2-3 5-3M10 17q2-3 5-3', 'shine', 2.6),
    fill([-165, -125, -90, -55, -15].map((a) => leafPath(0, -33, a, 18, 5)).join(''), 'leaf'),
  );

export const cherries: Drawer = (random) =>
  stack(
    stroke('M-20 14C-16-12-4-32 14-44M20 18C22-6 20-28 14-44', 'leaf-deep', 3.6),
    fill(leafPath(14, -43, 14, 32, 9), 'leaf'),
    fill(blob(random, -21, 22, 22) + blob(random, 22, 26, 22), 'berry-deep'),
    fill(blob(random, -23, 20, 17.5) + blob(random, 20, 24, 17.5), 'berry'),
    shine('M-34 20C-34 14-30 10-26 9M9 24C9 18 13 14 17 13', 3.6),
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
            'M-48 4C-42 0-40-8-34-16C-18-36 18-36 34-16C40-8 42-2 48 2C44 10 40 12 34 20C18 38-18 38-34 20C-40 12-44 10-48 4Z',
            deep,
          )
        : fill(blob(random, 0, 0, 43), deep),
      pointed
        ? fill(
            'M-42 2C-36-2-35-8-30-15C-16-31 12-31 26-15C31-8 33-3 36 1C33 6 31 8 27 15C13 29-16 30-29 15C-34 9-38 8-42 2Z',
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
    fill(
      'M0-46C8-30 40-12 38 14C36 34 18 44 0 44C-18 44-36 34-38 14C-40-12-8-30 0-46Z',
      'aubergine',
    ),
    fill(
      'M0-34C6-22 31-8 30 14C28 29 14 37 0 37C-14 37-28 29-30 14C-31-8-6-22 0-34Z',
      'cream-deep',
    ),
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
    fill('M-34-20C-14-44 30-36 40-6C46 20 24 42-4 40C-36 38-48 2-34-20Z', 'tomato-light'),
    fill('M-30-16C-14-34 18-30 27-6C32 14 16 32-6 32C-32 30-42 2-30-16Z', 'squash'),
    fill(leafPath(-24, -30, -60, 24, 7), 'leaf'),
    shine('M-26 0C-26-8-22-14-16-18'),
  );

export const melon: Drawer = () =>
  stack(
    fill('M-48-12C-44 40 44 40 48-12Z', 'leaf'),
    fill('M-42-12C-38 32 38 32 42-12Z', 'lime'),
    fill('M-36-12C-32 25 32 25 36-12Z', 'berry'),
    stroke('M-18-4v5M0 0v5M18-4v5M-9 9v4M9 9v4', 'choc-deep', 4),
  );

export const rhubarb: Drawer = () =>
  stack(
    fill('M22-20C14-34 22-48 38-44C50-40 48-24 36-18Z', 'leaf'),
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
