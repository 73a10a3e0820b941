import { fill, stack, stroke, type Drawer } from '../draw';
import { blob, leafPath, oval, ribbon } from '../geometry';
import type { Tone } from '../palette';

export const cheeseWedge: Drawer = () =>
  stack(
    fill('M-46 2L30-26C40-22 46-10 46 0L46 26C16 32-18 32-46 28Z', 'squash'),
    fill('M-46 2L30-26C40-22 46-10 46 2C14 8-18 8-46 2Z', 'butter'),
    fill(
      `${oval(-24, 18, 7, 6)}${oval(8, 20, 9, 7)}${oval(32, 13, 5, 5)}${oval(16, -8, 7, 3.4)}`,
      'squash-deep',
    ),
  );

/** A round of goat's cheese or mozzarella; `rind` is its edge. */
export const roundCheese =
  (rind: Tone): Drawer =>
  (random) =>
    stack(
      fill(blob(random, 0, 3, 46, 42), rind),
      fill(blob(random, -1, -3, 43, 38), 'egg'),
      stroke('M-22-14c8-10 20-14 32-12M-4 16q10 4 20-4', 'cream-deep', 4),
    );

/** A soft spoonful: cream, yoghurt, mousse, purée. */
export const dollop =
  (base: Tone, deep: Tone): Drawer =>
  (random) =>
    stack(
      fill(blob(random, 0, 4, 44, 40, 0.05, 8), deep),
      fill(blob(random, -3, 0, 38, 33, 0.06, 8), base),
      stroke('M-24 6c2-24 38-30 44-10C24 12 2 18-2 6-4-2 6-6 9 0', deep, 4.5),
    );

export const butterPat: Drawer = () =>
  stack(
    fill('M-40-4L-8-26L42-12L42 12L10 32L-40 18Z', 'butter-deep'),
    fill('M-40-4L-8-26L42-12L10 8Z', 'cream'),
    fill('M-40-4 10 8v24l-50-14Z', 'butter'),
  );

export const chocolate: Drawer = () =>
  stack(
    fill('M-40-32L36-40L44 30L-32 40Z', 'choc-deep'),
    fill(
      'M-35-27L-4-30L-2-4L-32-1ZM3-31L32-34L35-8L5-5ZM-31 6L-1 3L1 29L-28 33ZM6 2L36-1L38 25L8 28Z',
      'choc',
    ),
    stroke('M-28-20l18-2M10-25l16-2M-24 13l17-2M13 9l17-2', 'caramel', 2.4, 0.55),
  );

export const honeyPot: Drawer = () =>
  stack(
    fill('M-30-18c-10 14-10 44 4 58 16 6 36 6 52 0 14-14 14-44 4-58Z', 'ochre-deep'),
    fill('M-28-14c-7 14-6 36 5 48 13 4 27 4 39 0 12-14 12-34 6-48Z', 'ochre'),
    fill('M-32-30c20-6 44-6 64 0l-2 14q-30 6-60 0Z', 'cream'),
    fill('M-20 0C-6-6 8-6 18 0L17 18C6 22-8 22-20 18Z', 'cream'),
    stroke('M-12 10h20', 'ochre-deep', 3),
  );

/** A stoppered bottle: oil, milk, wine, syrup. */
export const bottle =
  (content: Tone, deep: Tone, label: Tone): Drawer =>
  () =>
    stack(
      fill('M-8-48H8v22C20-18 22-8 22 4v38c-8 6-36 6-44 0V4c0-12 2-22 14-30Z', deep),
      fill('M-5-44h8v20C13-17 15-8 15 4v34c-9 4-25 4-32 0V4c0-12 1-21 12-28Z', content),
      fill('M-22 6C-8 9 8 9 22 6V28C8 31-8 31-22 28Z', label),
      stroke('M-12 0C-12-9-9-14-4-18', 'shine', 4),
      fill('M-9-50H9V-40H-9Z', 'crust-deep'),
    );

export const cinnamon: Drawer = () =>
  stack(
    fill(
      ribbon([
        [-36, 30, 9],
        [0, 6, 9],
        [38, -22, 9],
      ]),
      'crust-deep',
    ),
    fill(
      ribbon([
        [-38, 24, 5],
        [-2, 0, 5],
        [34, -28, 5],
      ]),
      'crust',
    ),
    stroke('M32-28q8 0 7 8q-3 4-6-1', 'bread', 3),
    stroke('M-30 18L26-20', 'crust-deep', 2.4),
  );

export const starAnise: Drawer = () =>
  stack(
    fill(
      Array.from({ length: 8 }, (_, i) => leafPath(0, 0, i * 45 + 10, 44, 9)).join(''),
      'crust-deep',
    ),
    fill(
      Array.from({ length: 8 }, (_, i) =>
        oval(
          Math.cos(((i * 45 + 10) * Math.PI) / 180) * 24,
          Math.sin(((i * 45 + 10) * Math.PI) / 180) * 24,
          4.5,
        ),
      ).join(''),
      'caramel',
    ),
    fill(oval(0, 0, 8), 'crust'),
  );

export const vanilla: Drawer = () =>
  stack(
    stroke('M-30 46c12-26 20-56 14-92m10 94C-2 20 8-8 20-40', 'choc-deep', 6),
    ...[0, 72, 144, 216, 288].map((a) => fill(leafPath(20, 4, a, 22, 8), 'cream')),
    fill(oval(20, 4, 5), 'yolk'),
  );

export const coffeeBeans: Drawer = () =>
  stack(
    fill(oval(-18, -10, 21, 16) + oval(20, 4, 21, 16) + oval(-8, 28, 20, 15), 'coffee'),
    stroke('M-36-6c12-10 22 2 36-8M2 8c10-10 22 4 36-8m-64 32c10-10 22 4 36-8', 'choc-deep', 4),
  );

export const olives =
  (base: Tone, deep: Tone): Drawer =>
  (random) =>
    stack(
      ...(
        [
          [-13, -20, -24],
          [13, 20, 14],
        ] as const
      ).map(([x, y, turn]) => (
        <g
          key={x}
          transform={`translate(${x} ${y})rotate(${Math.round(turn + random.range(-15, 15))})`}
        >
          {fill(oval(0, 0, 34, 25), deep)}
          {fill(oval(-3, -3, 27, 19), base)}
          {fill(oval(23, 0, 6.5, 8), 'tomato')}
          {stroke('M-19-4C-18-10-12-14-4-15', 'shine', 4)}
        </g>
      )),
    );
