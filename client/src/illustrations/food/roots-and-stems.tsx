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
        'M-2-46C2-34 8-28 20-22C40-12 46 8 36 26C28 40 12 44 0 44C-16 44-32 38-38 22C-44 4-36-14-18-23C-8-28-4-34-2-46Z',
        line,
      ),
      fill(
        'M-4-38C-2-29 4-25 13-20C31-11 37 6 29 22C22 33 8 37-2 37C-16 37-28 32-33 19C-37 4-31-10-15-19C-8-23-5-29-4-38Z',
        base,
      ),
      stroke('M-4-26C-20-10-22 14-10 36M0-26C14-10 16 14 6 37', line, 2.6),
      stroke('M-8 44l-3 5M0 45v5M8 44l3 5', 'nut-deep', 2.6),
    );

export const garlic: Drawer = () =>
  stack(
    fill(
      'M-3-46C-2-30 6-24 18-14C34-2 38 18 28 32C20 42 8 42 0 40C-8 43-22 42-30 31C-38 16-32-4-18-14C-8-22-8-34-10-44Z',
      'cream-deep',
    ),
    fill(
      'M-6-40C-6-26 2-20 12-11C26 1 29 17 22 28C16 36 6 36-1 34C-9 37-20 36-26 27C-32 15-27-2-14-11C-6-18-5-28-6-40Z',
      'cream',
    ),
    stroke('M-4-18C-14-2-16 18-8 34M2-18C12-2 12 20 6 34', 'onion-deep', 2.4),
  );

export const leek: Drawer = () =>
  stack(
    fill(
      'M8-8C14-26 16-38 30-48C38-46 34-34 28-26C36-30 46-32 48-26C46-14 32-4 18 6Z',
      'leaf-deep',
    ),
    fill('M2-6C4-26 8-40 20-48C26-42 22-26 20-14C30-22 40-26 44-20C40-8 26 2 14 8Z', 'leaf'),
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
    stroke('M-4-14C-10-26-14-34-22-42M0-16C0-28 0-36 2-46M5-14C10-24 16-32 26-38', 'beet', 4.5),
    fill(
      leafPath(-12, -28, -125, 24, 9) +
        leafPath(1, -30, -86, 22, 9) +
        leafPath(14, -26, -52, 24, 9),
      'leaf-deep',
    ),
    fill('M0-18C26-18 36 0 30 18C24 34 8 36 0 50C-8 36-24 34-30 18C-36 0-26-18 0-18Z', 'beet-deep'),
    fill('M-3-13C17-13 25 0 21 15C16 26 4 28-2 38C-10 28-20 27-25 14C-29 0-22-13-3-13Z', 'beet'),
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
    fill('M0-18C22-18 30-2 24 12C18 24 6 26 1 48C-4 26-18 24-24 12C-30-2-22-18 0-18Z', 'berry'),
    fill('M-9 20C-3 22 4 22 10 20C5 27 3 36 1 48C-2 36-4 28-9 20Z', 'cream'),
    shine('M-16 2C-16-5-12-9-7-11'),
  );

export const cabbage: Drawer = (random) =>
  stack(
    ball(random, 45, 'leaf-light', 'leaf'),
    stroke(
      'M-2 38C-4 10-6-6-24-26M-3 14C8 0 18-6 32-10M-6 0C-18-4-26-2-36 4M2 28C12 20 22 18 30 20',
      'cream',
      3.4,
      0.85,
    ),
  );

export const fennel: Drawer = () =>
  stack(
    stroke('M-10-14C-14-28-20-36-26-46M0-16V-46M10-14C14-28 18-34 24-44', 'leaf-light', 8),
    fill('M-12-18C-34-4-40 22-22 38C-8 46 10 46 22 38C40 22 34-4 12-18Z', 'lime'),
    fill(
      'M-8-14C-28 0-34 20-20 33C-14 20-12 2-8-14ZM0-16C-12 4-14 24-6 39C8 42 14 18 0-16ZM10-12C16 4 16 20 10 36C30 30 30 4 10-12Z',
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

export const ginger: Drawer = (random) =>
  stack(
    fill(
      blob(random, -4, 8, 34, 20, 0.1) +
        blob(random, 24, -12, 16, 22, 0.1) +
        blob(random, -30, -10, 14, 18, 0.1),
      'nut',
    ),
    fill(
      blob(random, -7, 4, 28, 14, 0.1) +
        blob(random, 22, -15, 11, 16, 0.1) +
        blob(random, -32, -12, 9, 12, 0.1),
      'bread',
    ),
    stroke('M-20 4q6 5 12 4M6 10q6 3 12 0M18-20q5 2 9-1', 'nut', 2.8),
  );
