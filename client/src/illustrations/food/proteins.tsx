import { ball, fill, shadedRibbon, stack, stroke, type Drawer } from '../draw';
import { blob, oval, ribbon } from '../geometry';
import type { Tone } from '../palette';

/** A whole fish, head to the left. */
export const fish: Drawer = () =>
  stack(
    fill('M26-2C34-16 42-22 49-24C46-10 46 8 49 22C42 20 34 14 26 2Z', 'fish-deep'),
    fill('M-4-20C4-30 14-30 20-24L14-14ZM-2 20C4 28 10 28 14 24L12 14Z', 'fish-deep'),
    fill(
      'M-49 2C-36-20-8-26 12-16C24-10 30-4 34 0C30 6 22 12 10 17C-10 25-38 20-49 2Z',
      'fish-deep',
    ),
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
      fill('M-47 2C-46-16-30-25-8-24C16-24 40-20 48-2C44 16 24 25-2 24C-28 25-46 18-47 2Z', deep),
      fill('M-44-1C-42-16-28-22-8-21C14-21 36-18 43-4C38 10 20 18-4 18C-27 19-43 13-44-1Z', base),
      stroke(
        'M-30-17C-22-6-22 4-28 14M-14-20C-5-8-5 6-11 17M4-20C13-8 13 6 8 16M22-17C29-8 29 2 25 10',
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
      'M-40-28C-24-46 6-40 16-20C22-8 28 8 26 20C20 30 4 28-10 24C-30 20-50 0-40-28Z',
      'caramel-deep',
    ),
    fill(
      'M-37-26C-22-40 2-35 11-18C16-8 20 4 19 14C10 20-2 18-12 15C-28 10-44-4-37-26Z',
      'caramel',
    ),
    stroke('M-26-18C-20-25-12-27-5-25', 'shine', 4.5),
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
      'M-44-6C-42-30-14-38 8-32C34-30 50-12 44 8C40 28 18 30 4 34C-18 40-46 22-44-6Z',
      'cream-deep',
    ),
    fill(
      'M-39-6C-37-25-12-32 7-27C30-25 44-10 39 6C35 23 15 25 2 28C-17 33-41 18-39-6Z',
      'meat-deep',
    ),
    fill('M-36-8C-34-24-12-29 5-25C27-23 38-10 34 3C30 16 12 18 0 21C-16 26-38 14-36-8Z', 'meat'),
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
        'M-44 12C-46-8-34-22-18-16C-8-32 8-34 16-20C30-30 48-16 44 4C46 22 28 30 16 22C6 36-12 34-18 24C-30 32-44 26-44 12Z',
        deep,
      ),
      fill(
        'M-39 10C-40-6-30-16-18-11C-8-25 6-27 13-15C27-22 42-12 38 3C38 15 26 22 14 15C6 27-10 26-17 17C-28 24-38 20-39 10Z',
        base,
      ),
      stroke('M-18-10C-22 0-22 10-17 18M13-14C8-4 8 8 14 16', deep, 4),
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
    fill('M-42 14C-44-12-22-26 0-22C20-20 26 0 16 18C8 36-38 44-42 14Z', 'cream-deep'),
    fill('M-37 14C-38-8-20-20-2-17C14-14 19 0 11 15C4 29-34 37-37 14Z', 'meat'),
    stroke('M-24 2L-10 22M-8-8L6 12', 'meat-deep', 5),
  );

export const shrimp: Drawer = () =>
  stack(
    fill(
      'M18 34C26 30 34 34 40 44C30 48 20 46 12 42ZM14 36C18 42 16 48 8 50C4 46 6 40 10 36Z',
      'shrimp-deep',
    ),
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
    fill('M-44 22C-40-10-14-34 4-30C8-8-12 26-34 32C-40 32-44 28-44 22Z', 'slate-deep'),
    fill('M-38 20C-33-6-13-24-1-22C0-6-16 20-33 26Z', 'squash'),
    fill('M44 26C46-4 26-30 8-30C0-10 12 26 32 36C40 38 44 34 44 26Z', 'denim-deep'),
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
    fill('M0-44C22-44 36-8 36 12C36 32 20 44 0 44C-20 44-36 32-36 12C-36-8-22-44 0-44Z', 'bread'),
    fill('M-2-38C14-38 27-8 27 10C27 27 14 37-2 37C-18 37-31 27-31 10C-31-8-18-38-2-38Z', 'peach'),
    stroke('M-20 2C-18-10-14-19-9-25', 'shine', 5),
  );
