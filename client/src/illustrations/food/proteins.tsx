import { ball, fill, shadedRibbon, stack, stroke, type Drawer } from '../draw';
import { blob, oval, ribbon } from '../geometry';
import type { Tone } from '../palette';

/** A whole fish, head to the left. */
export const fish: Drawer = () =>
  stack(
    fill('M26-2c8-14 16-20 23-22-3 14-3 32 0 46-7-2-15-8-23-20Z', 'fish-deep'),
    fill('M-4-20c8-10 18-10 24-4l-6 10Zm2 40c6 8 12 8 16 4l-2-10Z', 'fish-deep'),
    fill('M-49 2c13-22 41-28 61-18C24-10 30-4 34 0c-4 6-12 12-24 17-20 8-48 3-59-15Z', 'fish-deep'),
    fill('M-44 1C-34-15-8-20 10-12C20-8 26-3 29-1C20 6 6 11-8 12C-26 14-38 9-44 1Z', 'fish'),
    stroke('M-25-13C-20-4-20 6-24 15', 'fish-deep', 3),
    stroke('M-8-8q4 4 0 8M4-7q4 4 0 8M-4 3q4 4 0 7M14-4q3 3 0 6', 'fish-deep', 2.4),
    fill(oval(-34, -3, 3.4), 'ink'),
  );

/** A fillet with its muscle bands. */
export const fillet =
  (base: Tone, deep: Tone, band: Tone): Drawer =>
  () =>
    stack(
      fill('M-47 2c1-18 17-27 39-26 24 0 48 4 56 22-4 18-24 27-50 26-26 1-44-6-45-22Z', deep),
      fill('M-44-1c2-15 16-21 36-20 22 0 44 3 51 17-5 14-23 22-47 22-23 1-39-5-40-19Z', base),
      stroke(
        'M-30-17c8 11 8 21 2 31m14-34c9 12 9 26 3 37M4-20c9 12 9 26 4 36m14-33c7 9 7 19 3 27',
        band,
        3.6,
      ),
    );

export const chickenLeg: Drawer = () =>
  stack(
    fill(
      ribbon([
        [16, 14, 6],
        [38, 32, 5],
      ]),
      'cream-deep',
    ),
    fill(oval(40, 29, 7) + oval(35, 37, 7), 'cream-deep'),
    fill(
      'M-40-28c16-18 46-12 56 8C22-8 28 8 26 20c-6 10-22 8-36 4-20-4-40-24-30-52Z',
      'caramel-deep',
    ),
    fill('M-37-26c15-14 39-9 48 8 5 10 9 22 8 32-9 6-21 4-31 1-16-5-32-19-25-41Z', 'caramel'),
    stroke('M-26-18c6-7 14-9 21-7', 'shine', 4.5),
    stroke('M-20 0l6 4M-4-6l6 5M0 9l6 3', 'caramel-deep', 3),
  );

/** A breast cut in thick slices, skin side out: chicken, duck, turkey, pork roast. */
export const slicedRoast =
  (skin: Tone, flesh: Tone): Drawer =>
  () =>
    stack(
      ...[-27, -9, 9, 27].map((x) =>
        stack(
          fill(
            `M${x - 10}-26C${x + 12}-36 ${x + 22}-4 ${x + 14} 22C${x + 10} 32 ${x - 6} 32 ${x - 8} 22C${x + 2} 6 ${x}-12 ${x - 10}-26Z`,
            skin,
          ),
          fill(
            `M${x - 12}-22C${x + 4}-30 ${x + 13}-4 ${x + 7} 19C${x + 4} 26 ${x - 9} 26 ${x - 10} 18C${x - 4} 4 ${x - 6}-10 ${x - 12}-22Z`,
            flesh,
          ),
        ),
      ),
    );

export const steak: Drawer = () =>
  stack(
    fill(
      'M-44-6c2-24 30-32 52-26 26 2 42 20 36 40-4 20-26 22-40 26-22 6-50-12-48-40Z',
      'cream-deep',
    ),
    fill(
      'M-39-6c2-19 27-26 46-21 23 2 37 17 32 33-4 17-24 19-37 22-19 5-43-10-41-34Z',
      'meat-deep',
    ),
    fill('M-36-8c2-16 24-21 41-17 22 2 33 15 29 28S12 18 0 21c-16 5-38-7-36-29Z', 'meat'),
    stroke('M-26-12L-8 16M-10-20L12 12M10-20L28 6', 'meat-deep', 5),
  );

/** Stew cubes, or cubes of tofu, feta, mango. */
export const cubes =
  (base: Tone, deep: Tone): Drawer =>
  (random) => {
    const spots = [
      [-20, -14],
      [18, -18],
      [0, 16],
      [-32, 18],
      [32, 14],
    ] as const;
    return stack(
      ...spots.map(([x, y]) => {
        const s = 15 + random.range(-1.5, 1.5);
        const lean = random.range(-4, 4);
        return stack(
          fill(
            `M${x - s} ${y - s + lean}L${x + s} ${y - s - lean}L${x + s + 5} ${y + s}L${x - s + 5} ${y + s + 5}Z`,
            deep,
          ),
          fill(
            `M${x - s} ${y - s + lean}L${x + s} ${y - s - lean}L${x + s - 1} ${y + s - 6}L${x - s + 2} ${y + s - 2}Z`,
            base,
          ),
        );
      }),
    );
  };

export const sausage: Drawer = () =>
  stack(
    shadedRibbon(
      [
        [-40, -8, 11],
        [-16, 8, 13],
        [14, 10, 13],
        [40, -8, 11],
      ],
      'meat',
      'meat-deep',
    ),
    stroke('M-22-6l-4 14M-2-1l-2 15M18-2l2 14', 'meat-deep', 4),
    stroke('M-44-12l-5-4M44-12l5-4', 'meat-deep', 5),
  );

/** A draped slice of ham, bacon or smoked salmon. */
export const drapedSlice =
  (base: Tone, deep: Tone): Drawer =>
  () =>
    stack(
      fill(
        'M-44 12c-2-20 10-34 26-28 10-16 26-18 34-4 14-10 32 4 28 24 2 18-16 26-28 18-10 14-28 12-34 2-12 8-26 2-26-12Z',
        deep,
      ),
      fill(
        'M-39 10c-1-16 9-26 21-21 10-14 24-16 31-4 14-7 29 3 25 18 0 12-12 19-24 12-8 12-24 11-31 2-11 7-21 3-22-7Z',
        base,
      ),
      stroke('M-18-10c-4 10-4 20 1 28m30-32C8-4 8 8 14 16', deep, 4),
    );

export const lambChop: Drawer = () =>
  stack(
    fill(
      ribbon([
        [6, -4, 6],
        [26, -26, 4.5],
        [42, -42, 5],
      ]),
      'cream',
    ),
    fill('M-42 14c-2-26 20-40 42-36 20 2 26 22 16 40-8 18-54 26-58-4Z', 'cream-deep'),
    fill('M-37 14C-38-8-20-20-2-17c16 3 21 17 13 32-7 14-45 22-48-1Z', 'meat'),
    stroke('M-24 2L-10 22M-8-8L6 12', 'meat-deep', 5),
  );

export const shrimp: Drawer = () =>
  stack(
    fill('M18 34c8-4 16 0 22 10-10 4-20 2-28-2Zm-4 2c4 6 2 12-6 14-4-4-2-10 2-14Z', 'shrimp-deep'),
    fill(
      ribbon([
        [18, 38, 5],
        [-6, 34, 11],
        [-26, 16, 14],
        [-28, -10, 14],
        [-6, -26, 13],
        [18, -22, 10],
        [32, -10, 3],
      ]),
      'shrimp-deep',
    ),
    fill(
      ribbon([
        [14, 36, 3],
        [-7, 30, 8],
        [-26, 14, 10],
        [-28, -10, 10],
        [-8, -25, 9],
        [16, -22, 7],
        [29, -12, 2],
      ]),
      'shrimp',
    ),
    stroke('M-14 22L-4 40M-30 14L-12 6M-34-8L-16-4M-20-32L-14-14M6-34L4-16', 'shrimp-deep', 3),
    fill(oval(16, -24, 2.8), 'ink'),
  );

export const mussels: Drawer = () =>
  stack(
    fill('M-44 22c4-32 30-56 48-52C8-8-12 26-34 32c-6 0-10-4-10-10Z', 'slate-deep'),
    fill('M-38 20C-33-6-13-24-1-22C0-6-16 20-33 26Z', 'squash'),
    fill('M44 26C46-4 26-30 8-30c-8 20 4 56 24 66 8 2 12-2 12-10Z', 'denim-deep'),
    stroke('M38 24C36 0 26-14 14-22M30 28C22 10 16-4 12-16', 'denim', 2.6),
  );

export const scallop: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 44, 42), 'butter-deep'),
    fill(blob(random, -2, -3, 38, 35), 'cream'),
    fill(blob(random, -2, -4, 27, 24, 0.08), 'caramel'),
    stroke('M-20-10L10 14M-8-22L20 4', 'caramel-deep', 4),
  );

/** A hard egg cut in two. */
export const halfEgg: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 1, 38, 46, 0.02), 'cream-deep'),
    fill(blob(random, -2, -1, 34, 42, 0.02), 'egg'),
    fill(blob(random, 0, 6, 20, 20, 0.04), 'yolk'),
    stroke('M-11 4C-10-2-6-6-1-7', 'shine', 4),
  );

export const friedEgg: Drawer = (random) =>
  stack(
    fill(blob(random, 1, 2, 47, 44, 0.13, 8), 'cream-deep'),
    fill(blob(random, -1, -1, 43, 40, 0.13, 8), 'egg'),
    ball(random, 19, 'yolk', 'carrot'),
    stroke('M-11-2C-10-8-6-11-1-12', 'shine', 4.5),
  );

export const wholeEgg: Drawer = () =>
  stack(
    fill('M0-44c22 0 36 36 36 56S20 44 0 44s-36-12-36-32 14-56 36-56Z', 'bread'),
    fill('M-2-38c16 0 29 30 29 48 0 17-13 27-29 27s-29-10-29-27c0-18 13-48 29-48Z', 'peach'),
    stroke('M-20 2C-18-10-14-19-9-25', 'shine', 5),
  );

/** Browned in a pan or breaded: a meatball, a croquette, a puff of choux. */
export const goldenBall =
  (base: Tone, deep: Tone): Drawer =>
  (random) =>
    stack(
      fill(blob(random, 0, 2, 42, 38, 0.07, 10), deep),
      fill(blob(random, -4, -3, 35, 30, 0.08, 10), base),
      stroke('M-20-14q8-9 20-9M6 12q8 1 13-5M-16 10q5 5 11 4', deep, 4.5, 0.7),
      stroke('M-18-8C-17-15-12-19-6-21', 'shine', 4),
    );

/** A golden stick, dipped with the fingers: polenta, a fried potato. */
export const goldenStick: Drawer = () =>
  stack(
    fill('M-46-10L42-16L47 10L-42 17Z', 'caramel-deep'),
    fill('M-44-8L41-14L43 4L-41 11Z', 'squash'),
    stroke('M-30-4L-8-6M4 4L28 2M-20 6l10-1', 'caramel', 4, 0.8),
  );

/** A parcel rolled in a leaf. */
export const leafRoll: Drawer = () =>
  stack(
    fill(
      'M-46-8C-44-24 40-28 46-10C50 4 48 18 40 22C14 30-22 30-42 22C-50 14-48 2-46-8Z',
      'leaf-deep',
    ),
    fill('M-42-8C-38-20 36-24 42-9C45 2 43 12 37 16C12 23-20 23-38 16C-45 9-44 0-42-8Z', 'leaf'),
    stroke(
      'M-40 0C-16-6 16-7 42-2M-18-2l-8-14M4-5l-5-16M24-5l5-13M-10-1l-6 18M14-3l-3 19',
      'leaf-light',
      3,
    ),
  );
