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
      stroke('M-34 18C-14 10 10-4 30-22M-36 25C-12 19 16 4 34-14', stripe, 2.6, 0.75),
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
      'M14-30C20-22 28-14 36-10C37-18 38-22 44-28C48-32 47-38 42-40C38-41 34-36 30-32C24-34 18-34 14-30Z',
      'leaf-deep',
    ),
    shine('M-38 14C-34 4-24-2-14-8', 4.5),
  );

export const pepper =
  (base: Tone, deep: Tone): Drawer =>
  () =>
    stack(
      fill(
        'M-30-24C-46-20-44 16-32 36C-24 46-12 44-6 40C0 45 10 46 18 40C30 44 44 14 40-8C38-24 22-30 4-24C-8-30-20-28-30-24Z',
        deep,
      ),
      fill(
        'M-30-20C-41-16-39 14-29 31C-22 39-14 37-9 33C-16 12-16-8-8-22C-16-25-24-23-30-20ZM-2 35C-8 12-6-8 2-20C18-24 30-20 33-8C36 10 26 34 17 35C10 38 4 38-2 35Z',
        base,
      ),
      stroke('M0-24C-2-32 2-38 8-43', 'leaf-deep', 6),
      shine('M-32 4C-33-6-31-12-27-15'),
    );

export const mushroom: Drawer = () =>
  stack(
    fill('M-13 2C-12 16-15 28-16 38C-10 48 12 47 16 38C13 26 12 16 13 2Z', 'cream'),
    fill('M4 2C4 18 5 34 2 45C10 45 15 42 16 38C13 26 12 16 13 2Z', 'mushroom'),
    fill('M-44 2C-46-26-24-44 0-44C26-44 46-24 44 2C42 12-42 12-44 2Z', 'mushroom-deep'),
    fill('M-39-2C-40-25-22-39-2-39C20-39 34-24 34-4C20 2-28 4-39-2Z', 'mushroom'),
    shine('M-28-14C-25-24-18-30-9-32'),
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
    fill('M-9 6C-8 22-14 34-10 44C-4 49 8 49 12 44C14 32 10 20 12 6Z', 'leaf-light'),
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
    stroke('M-28-32C-32-38-32-42-28-47', 'leaf-deep', 5.5),
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
