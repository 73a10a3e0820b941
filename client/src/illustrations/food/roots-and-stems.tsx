import { ball, fill, shadedRibbon, stack, stroke, type Drawer } from '../draw';
import { blob, leafPath, oval, ribbon } from '../geometry';
import type { Tone } from '../palette';

const shine = (d: string, width = 4) => stroke(d, 'shine', width);

export const carrot: Drawer = (random) =>
  stack(
    fill(
      [-128, -108, -90, -70, -50]
        .map((a) => leafPath(0, -22, a + random.range(-5, 5), 26, 6))
        .join(''),
      'leaf',
    ),
    shadedRibbon(
      [
        [0, -24, 13],
        [1, -4, 14],
        [2, 20, 9],
        [0, 48, 2],
      ],
      'carrot',
      'carrot-deep',
    ),
    stroke('M-9-12h9M4 2h8M-7 12h7M2 24h5', 'carrot-deep', 2.6),
  );

export const onion =
  (base: Tone, line: Tone): Drawer =>
  () =>
    stack(
      fill(
        'M-2-46C2-34 8-28 20-22 40-12 46 8 36 26 28 40 12 44 0 44c-16 0-32-6-38-22-6-18 2-36 20-45C-8-28-4-34-2-46Z',
        line,
      ),
      fill(
        'M-4-38c2 9 8 13 17 18 18 9 24 26 16 42C22 33 8 37-2 37c-14 0-26-5-31-18-4-15 2-29 18-38 7-4 10-10 11-19Z',
        base,
      ),
      stroke('M-4-26c-16 16-18 40-6 62M0-26c14 16 16 40 6 63', line, 2.6),
      stroke('M-8 44l-3 5M0 45v5M8 44l3 5', 'nut-deep', 2.6),
    );

export const garlic: Drawer = () =>
  stack(
    fill(
      'M-3-46c1 16 9 22 21 32C34-2 38 18 28 32 20 42 8 42 0 40c-8 3-22 2-30-9-8-15-2-35 12-45 10-8 10-20 8-30Z',
      'cream-deep',
    ),
    fill(
      'M-6-40c0 14 8 20 18 29C26 1 29 17 22 28c-6 8-16 8-23 6-8 3-19 2-25-7-6-12-1-29 12-38 8-7 9-17 8-29Z',
      'cream',
    ),
    stroke('M-4-18C-14-2-16 18-8 34M2-18C12-2 12 20 6 34', 'onion-deep', 2.4),
  );

export const leek: Drawer = () =>
  stack(
    fill('M8-8c6-18 8-30 22-40 8 2 4 14-2 22 8-4 18-6 20 0C46-14 32-4 18 6Z', 'leaf-deep'),
    fill('M2-6c2-20 6-34 18-42 6 6 2 22 0 34 10-8 20-12 24-6C40-8 26 2 14 8Z', 'leaf'),
    fill(
      ribbon([
        [14, -4, 10],
        [-4, 14, 10],
        [-26, 34, 10],
        [-36, 42, 9],
      ]),
      'lime',
    ),
    fill(
      ribbon([
        [-12, 20, 10],
        [-26, 34, 10],
        [-36, 42, 9],
      ]),
      'cream',
    ),
    stroke('M10-4C0 8-20 28-34 38M16 4C4 16-10 30-28 44', 'leaf-light', 2.2),
    stroke('M-42 46l-6 2M-40 48l-3 4M-44 42l-6-1', 'mushroom-deep', 2.4),
  );

export const potato: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 46, 34, 0.07), 'nut'),
    fill(blob(random, -4, -4, 40, 28, 0.06), 'bread'),
    stroke('M-20-8l4 2M4 8l5-1M14-12l4 2M-10 12l4-1', 'nut', 3.2),
  );

export const beet: Drawer = () =>
  stack(
    stroke('M-4-14c-6-12-10-20-18-28M0-16c0-12 0-20 2-30m3 32c5-10 11-18 21-24', 'beet', 4.5),
    fill(
      leafPath(-12, -28, -125, 24, 9) +
        leafPath(1, -30, -86, 22, 9) +
        leafPath(14, -26, -52, 24, 9),
      'leaf-deep',
    ),
    fill('M0-18c26 0 36 18 30 36C24 34 8 36 0 50c-8-14-24-16-30-32-6-18 4-36 30-36Z', 'beet-deep'),
    fill('M-3-13c20 0 28 13 24 28C16 26 4 28-2 38c-8-10-18-11-23-24-4-14 3-27 22-27Z', 'beet'),
    shine('M-19 8C-20 0-16-5-11-8'),
  );

export const asparagus: Drawer = () =>
  stack(
    shadedRibbon(
      [
        [-8, 48, 7],
        [-6, 10, 7],
        [-2, -22, 8],
        [2, -46, 3],
      ],
      'leaf-light',
      'leaf',
    ),
    fill(
      leafPath(-3, -18, -74, 26, 6) + leafPath(-6, -14, -110, 18, 5) + leafPath(2, -26, -70, 18, 5),
      'moss-deep',
    ),
    stroke('M-12 22l5-6M-1 6l-5-6M-13 38l5-6', 'leaf-deep', 3),
  );

export const radish: Drawer = () =>
  stack(
    fill(leafPath(0, -14, -120, 34, 10) + leafPath(0, -14, -62, 34, 10), 'leaf'),
    fill('M0-18c22 0 30 16 24 30C18 24 6 26 1 48c-5-22-19-24-25-36-6-14 2-30 24-30Z', 'berry'),
    fill('M-9 20c6 2 13 2 19 0-5 7-7 16-9 28-3-12-5-20-10-28Z', 'cream'),
    shine('M-16 2C-16-5-12-9-7-11'),
  );

export const cabbage: Drawer = (random) =>
  stack(
    ball(random, 45, 'leaf-light', 'leaf'),
    stroke(
      'M-2 38C-4 10-6-6-24-26m21 40C8 0 18-6 32-10M-6 0c-12-4-20-2-30 4M2 28c10-8 20-10 28-8',
      'cream',
      3.4,
      0.85,
    ),
  );

export const fennel: Drawer = () =>
  stack(
    stroke('M-10-14c-4-14-10-22-16-32M0-16v-30m10 32c4-14 8-20 14-30', 'leaf-light', 8),
    fill('M-12-18C-34-4-40 22-22 38c14 8 32 8 44 0C40 22 34-4 12-18Z', 'lime'),
    fill(
      'M-8-14C-28 0-34 20-20 33c6-13 8-31 12-47Zm8-2C-12 4-14 24-6 39c14 3 20-21 6-55Zm10 4q9 24 0 48c20-6 20-32 0-48Z',
      'cream',
    ),
    stroke('M-28-44l-8-3M-24-44l-2-8M0-44l-6-7M0-44l6-7M24-42l3-8M24-42l9-3', 'leaf', 3),
  );

export const artichoke: Drawer = () => {
  const scales = (y: number, count: number, half: number) =>
    Array.from({ length: count }, (_, i) =>
      leafPath((i - (count - 1) / 2) * half, y, -90 + (i - (count - 1) / 2) * 12, 32, 11),
    ).join('');
  return stack(
    stroke('M0 30V48', 'leaf-light', 9),
    fill(oval(0, 8, 30, 30), 'leaf-deep'),
    fill(scales(-6, 3, 15), 'moss-deep'),
    fill(scales(10, 4, 15), 'moss'),
    fill(scales(24, 5, 13), 'moss-deep'),
    fill(scales(36, 4, 13), 'moss'),
  );
};

/** A knobbly root: one long body and the fingers that branch off it, ringed as it grew. */
const rhizome =
  (base: Tone, deep: Tone, cut: Tone): Drawer =>
  () =>
    stack(
      stroke('M-34 18L30 8M-14 14L-24-20M8 10L16-24M24 10L40 26', deep, 25),
      stroke('M-34 16L30 6M-14 12L-24-21M8 8L16-25M24 8L39 24', base, 18),
      stroke('M-30 8l4 15M-8 5l3 16M12 2l4 15M-26-8l13-3M7-10l13 2M30 19l9-9', deep, 2.6, 0.8),
      fill(oval(-40, 18, 6.5, 10), cut),
      fill(oval(17, -32, 9, 5.5), cut),
    );

export const ginger = rhizome('bread', 'nut', 'butter');
export const turmeric = rhizome('ochre', 'ochre-deep', 'squash-deep');

export const blackRadish: Drawer = (random) =>
  stack(
    fill(leafPath(0, -28, -118, 22, 8) + leafPath(0, -28, -64, 22, 8), 'leaf'),
    fill(blob(random, 0, 6, 34, 36, 0.04), 'choc-deep'),
    fill(blob(random, -4, 2, 27, 29, 0.05), 'choc'),
    stroke('M1 40v9', 'choc-deep', 4),
    shine('M-18-4C-17-12-13-17-8-19'),
  );
