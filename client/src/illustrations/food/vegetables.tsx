import { ball, fill, shadedRibbon, stack, stroke, type Drawer } from '../draw';
import { blob, closedPath, dots, leafPath, oval, ribbon, type SpinePoint } from '../geometry';
import type { Tone } from '../palette';

const shine = (d: string, width = 4) => stroke(d, 'shine', width);

export const tomato: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 4, 44, 40), 'tomato-deep'),
    fill(blob(random, -4, 1, 38, 34), 'tomato'),
    fill(
      [-160, -125, -90, -52, -20, 60, 120].map((a) => leafPath(0, -26, a, 20, 4.5)).join(''),
      'leaf-deep',
    ),
    stroke('M0-26C0-34 2-38 6-42', 'leaf-deep', 4.5),
    shine('M-28 2C-28-8-24-16-17-20'),
  );

export const cherryTomato: Drawer = (random) =>
  stack(
    ball(random, 44, 'tomato', 'tomato-deep'),
    fill(
      [-170, -130, -90, -50, -10]
        .map((a) => leafPath(2, -18, a + random.range(-8, 8), 20, 5))
        .join(''),
      'leaf-deep',
    ),
    shine('M-26 6C-27-4-23-12-16-17', 5),
  );

/** A long green vegetable with pale stripes: courgette, cucumber. */
export const longGreen =
  (base: Tone, deep: Tone, stripe: Tone): Drawer =>
  () => {
    const spine: SpinePoint[] = [
      [-36, 22, 11],
      [-14, 14, 15],
      [12, 0, 15],
      [34, -20, 12],
    ];
    return stack(
      fill(
        ribbon([
          [36, -22, 7],
          [45, -32, 6],
        ]),
        'leaf-light',
      ),
      shadedRibbon(spine, base, deep),
      stroke('M-34 18c20-8 44-22 64-40m-66 47c24-6 52-21 70-39', stripe, 2.6, 0.75),
    );
  };

export const aubergine: Drawer = () =>
  stack(
    shadedRibbon(
      [
        [-26, 22, 21],
        [-6, 8, 22],
        [14, -10, 15],
        [26, -22, 10],
      ],
      'aubergine',
      'aubergine-deep',
    ),
    fill(
      'M14-30c6 8 14 16 22 20 1-8 2-12 8-18 4-4 3-10-2-12-4-1-8 4-12 8-6-2-12-2-16 2Z',
      'leaf-deep',
    ),
    shine('M-38 14C-34 4-24-2-14-8', 4.5),
  );

export const pepper =
  (base: Tone, deep: Tone): Drawer =>
  () =>
    stack(
      fill(
        'M-30-24c-16 4-14 40-2 60 8 10 20 8 26 4 6 5 16 6 24 0 12 4 26-26 22-48-2-16-18-22-36-16-12-6-24-4-34 0Z',
        deep,
      ),
      fill(
        'M-30-20c-11 4-9 34 1 51 7 8 15 6 20 2-7-21-7-41 1-55-8-3-16-1-22 2Zm28 55C-8 12-6-8 2-20c16-4 28 0 31 12 3 18-7 42-16 43-7 3-13 3-19 0Z',
        base,
      ),
      stroke('M0-24C-2-32 2-38 8-43', 'leaf-deep', 6),
      shine('M-32 4C-33-6-31-12-27-15'),
    );

export const mushroom: Drawer = () =>
  stack(
    fill('M-13 2c1 14-2 26-3 36 6 10 28 9 32 0-3-12-4-22-3-36Z', 'cream'),
    fill('M4 2c0 16 1 32-2 43 8 0 13-3 14-7-3-12-4-22-3-36Z', 'mushroom'),
    fill('M-44 2c-2-28 20-46 44-46 26 0 46 20 44 46-2 10-86 10-88 0Z', 'mushroom-deep'),
    fill('M-39-2C-40-25-22-39-2-39C20-39 34-24 34-4C20 2-28 4-39-2Z', 'mushroom'),
    shine('M-28-14c3-10 10-16 19-18'),
  );

export const pumpkin: Drawer = () =>
  stack(
    fill(oval(-22, 6, 26, 34) + oval(22, 6, 26, 34), 'squash-deep'),
    fill(oval(-20, 4, 20, 31), 'carrot'),
    fill(oval(20, 5, 18, 31), 'carrot'),
    fill(oval(0, 6, 20, 36), 'squash-deep'),
    fill(oval(-2, 4, 15, 33), 'squash'),
    stroke('M0-28C-2-36 2-42 10-46', 'leaf-deep', 7),
  );

export const broccoli: Drawer = (random) =>
  stack(
    fill('M-9 6c1 16-5 28-1 38 6 5 18 5 22 0 2-12-2-24 0-38Z', 'leaf-light'),
    fill(
      [
        [-26, -2, 20],
        [26, -2, 20],
        [0, -22, 25],
        [-14, -18, 18],
        [16, -18, 18],
        [0, 4, 20],
      ]
        .map(([x = 0, y = 0, r = 0]) => blob(random, x, y, r, r, 0.08))
        .join(''),
      'leaf-deep',
    ),
    fill(
      [
        [-27, -7, 13],
        [22, -8, 13],
        [-4, -27, 17],
        [-2, -2, 11],
      ]
        .map(([x = 0, y = 0, r = 0]) => blob(random, x, y, r, r, 0.1))
        .join(''),
      'leaf',
    ),
  );

export const cauliflower: Drawer = (random) =>
  stack(
    fill(leafPath(0, 44, -150, 56, 18) + leafPath(0, 44, -30, 56, 18), 'leaf'),
    fill(
      [
        [-22, 2, 20],
        [22, 2, 20],
        [0, -18, 24],
        [0, 12, 22],
      ]
        .map(([x = 0, y = 0, r = 0]) => blob(random, x, y, r, r, 0.08))
        .join(''),
      'cream-deep',
    ),
    fill(
      [
        [-24, -3, 13],
        [18, -3, 13],
        [-4, -24, 16],
        [-2, 7, 13],
      ]
        .map(([x = 0, y = 0, r = 0]) => blob(random, x, y, r, r, 0.1))
        .join(''),
      'cream',
    ),
  );

export const greenBeans: Drawer = () =>
  stack(
    fill(
      ribbon([
        [-40, 18, 2],
        [-14, 2, 6],
        [16, -6, 6],
        [44, -26, 1.5],
      ]),
      'leaf-deep',
    ),
    fill(
      ribbon([
        [-44, -6, 2],
        [-16, -2, 6],
        [14, 8, 6],
        [42, 12, 1.5],
      ]),
      'leaf',
    ),
    fill(
      ribbon([
        [-34, 36, 2],
        [-8, 22, 6],
        [20, 20, 6],
        [44, 30, 1.5],
      ]),
      'leaf-deep',
    ),
    stroke('M-30-4C-10 0 10 8 30 11', 'leaf-light', 2.4),
  );

/** A small heap of round things: peas, chickpeas, beans, currants, capers, corn. */
export const heap =
  (base: Tone, deep: Tone, size = 13): Drawer =>
  (random) => {
    const spots = [
      [-24, 14],
      [24, 16],
      [0, 22],
      [-14, -4],
      [14, -4],
      [-34, -8],
      [34, -8],
      [0, -22],
    ] as const;
    return stack(
      fill(spots.map(([x, y]) => oval(x, y, size)).join(''), deep),
      fill(
        spots
          .map(([x, y]) =>
            blob(random, x - size * 0.14, y - size * 0.16, size * 0.78, size * 0.78, 0.06, 7),
          )
          .join(''),
        base,
      ),
    );
  };

export const corn: Drawer = (random) =>
  stack(
    fill(
      ribbon([
        [0, 40, 12],
        [0, 4, 19],
        [0, -44, 7],
      ]),
      'lemon-deep',
    ),
    fill(dots(random, 40, 15, 40, 3.6), 'lemon'),
    fill(leafPath(2, 48, -122, 66, 14) + leafPath(-2, 48, -58, 66, 14), 'leaf'),
  );

export const chili: Drawer = () =>
  stack(
    shadedRibbon(
      [
        [-24, -26, 11],
        [-8, -4, 11],
        [14, 16, 8],
        [42, 24, 2],
      ],
      'tomato',
      'tomato-deep',
    ),
    stroke('M-28-32c-4-6-4-10 0-15', 'leaf-deep', 5.5),
    fill(
      closedPath([
        [-38, -26],
        [-30, -36],
        [-16, -34],
        [-14, -24],
        [-26, -28],
      ]),
      'leaf-deep',
    ),
  );
