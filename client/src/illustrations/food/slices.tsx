import { fill, stack, stroke, type Drawer } from '../draw';
import { blob, oval, rays, round, type Point } from '../geometry';
import type { Tone } from '../palette';

interface SliceTones {
  skin: Tone;
  flesh: Tone;
  core?: Tone;
  seed?: Tone;
}

/** A round slice: skin, flesh, and where there is one a paler core ringed with seeds. */
export const roundSlice =
  ({ skin, flesh, core, seed }: SliceTones): Drawer =>
  (random) =>
    stack(
      fill(blob(random, 0, 0, 47), skin),
      fill(blob(random, -1, -1, 39.5), flesh),
      core && fill(blob(random, -1, -1, 24, 23, 0.06), core),
      seed && stroke(rays(random, 7, 13, 18), seed, 4.5),
    );

export const carrotSlice: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 46, 46, 0.05), 'carrot-deep'),
    fill(blob(random, -2, -2, 40), 'carrot'),
    fill(blob(random, -2, -2, 19, 19, 0.12), 'squash'),
    stroke(rays(random, 8, 23, 32, 3), 'carrot-deep', 3, 0.7),
  );

export const beetSlice: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 46), 'beet-deep'),
    fill(blob(random, -2, -2, 40), 'beet'),
    stroke(blob(random, -2, -2, 28), 'beet-deep', 3.5),
    stroke(blob(random, -2, -2, 15), 'beet-deep', 3.5),
  );

export const tomatoSlice: Drawer = (random) => {
  const turn = random.range(0, 6);
  const chambers = Array.from({ length: 4 }, (_, i) => {
    const a = turn + (i * Math.PI) / 2;
    return blob(random, Math.cos(a) * 22, Math.sin(a) * 22, 12, 12, 0.12, 7);
  }).join('');
  const seeds = Array.from({ length: 8 }, (_, i) => {
    const a = turn + ((Math.floor(i / 2) + (i % 2 ? 0.12 : -0.12)) * Math.PI) / 2;
    return oval(Math.cos(a) * 24, Math.sin(a) * 24, 2.6, 2.6);
  }).join('');
  return stack(
    fill(blob(random, 0, 0, 47), 'tomato-deep'),
    fill(blob(random, -1, -1, 42), 'tomato'),
    fill(chambers, 'tomato-light'),
    fill(seeds, 'butter'),
  );
};

/** The segments of a citrus slice, as one path. */
function segments(count: number, inner: number, outer: number, start: number): string {
  const point = (radius: number, angle: number) =>
    `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  return Array.from({ length: count }, (_, i) => {
    const middle = start + (i / count) * Math.PI * 2;
    const half = Math.PI / count - 0.09;
    return (
      `M${point(inner, middle)}L${point(outer * 0.9, middle - half)}` +
      `Q${point(outer * 1.04, middle - half * 0.7)} ${point(outer * 1.02, middle)}` +
      `Q${point(outer * 1.04, middle + half * 0.7)} ${point(outer * 0.9, middle + half)}Z`
    );
  }).join('');
}

export const citrusSlice =
  (skin: Tone, flesh: Tone): Drawer =>
  (random) =>
    stack(
      fill(blob(random, 0, 0, 47, 47, 0.02), skin),
      fill(blob(random, 0, 0, 41, 41, 0.02), 'cream'),
      fill(segments(8, 6, 36, random.range(0, 1)), flesh),
    );

export const citrusWedge =
  (skin: Tone, flesh: Tone): Drawer =>
  () =>
    stack(
      fill('M-46-14C-40 34 40 34 46-14Z', skin),
      fill('M-38-14C-32 25 32 25 38-14Z', 'cream'),
      fill(
        'M-31-14C-30 0-22 11-13 15L-5-14ZM-1-14L-8 17C0 19 6 18 11 16L4-14ZM8-14L16 14C24 10 30 0 31-14Z',
        flesh,
      ),
    );

/** Concentric rings: onion, shallot, leek. */
export const ringSlice =
  (body: Tone, ring: Tone, rim: Tone): Drawer =>
  (random) =>
    stack(
      fill(blob(random, 0, 0, 46, 45), rim),
      fill(blob(random, -1, -1, 40, 39), body),
      stroke(blob(random, -1, 0, 28, 27), ring, 3.5),
      stroke(blob(random, 0, -1, 15, 14), ring, 3.5),
    );

export const aubergineSlice: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 46, 43), 'aubergine'),
    fill(blob(random, -1, -1, 40, 37), 'cream-deep'),
    stroke(rays(random, 6, 14, 18), 'mushroom-deep', 4),
    stroke(rays(random, 9, 26, 29), 'mushroom-deep', 3.5),
  );

export const potatoSlice: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 47, 40, 0.06), 'caramel'),
    fill(blob(random, -1, -1, 42, 35, 0.05), 'butter'),
    fill(blob(random, -6, -5, 22, 15, 0.1), 'cream', 0.7),
  );

export const kiwiSlice: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 46, 43), 'nut-deep'),
    fill(blob(random, 0, 0, 41, 38), 'leaf'),
    fill(blob(random, 0, 0, 32, 29), 'leaf-light'),
    fill(blob(random, 0, 0, 12, 10), 'cream'),
    stroke(rays(random, 12, 18, 21), 'ink', 3.5),
  );

export const bananaSlice: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 44, 42), 'butter-deep'),
    fill(blob(random, -1, -1, 39, 37), 'cream'),
    stroke(rays(random, 3, 4, 15, 1), 'butter-deep', 4),
  );

/** A crescent with its skin outside: squash, apple, pear, melon, peach, mango. */
export const crescent =
  (skin: Tone, flesh: Tone, seed?: Tone): Drawer =>
  () =>
    stack(
      fill(
        'M-48-20C-46 38 46 40 48-20C44-26 38-25 34-19C22-2-20-2-33-18C-37-25-44-26-48-20Z',
        skin,
      ),
      fill(
        'M-43-19C-40 31 40 33 44-18C41-23 38-21 34-17C22 2-20 2-33-16C-37-22-41-22-43-19Z',
        flesh,
      ),
      seed && fill(`${oval(-9, 9, 4, 2.6)}${oval(9, 9, 4, 2.6)}`, seed),
    );

/** A half fruit with a stone or a hollow: avocado, peach, fig. */
export const halfFruit =
  (skin: Tone, flesh: Tone, core: Tone, long = 1.15): Drawer =>
  (random) => {
    const pear = (s: number): string => {
      const points: Point[] = [
        [0, -46 * s * long],
        [21 * s, -22 * s],
        [35 * s, 14 * s],
        [0, 44 * s],
        [-35 * s, 14 * s],
        [-21 * s, -22 * s],
      ];
      return `M${points[0]?.join(' ')}C${15 * s} ${-44 * s * long} ${19 * s} ${-32 * s} ${points[1]?.join(' ')}C${26 * s} ${-8 * s} ${36 * s} ${-4 * s} ${points[2]?.join(' ')}C${34 * s} ${34 * s} ${16 * s} ${44 * s} 0 ${44 * s}C${-16 * s} ${44 * s} ${-34 * s} ${34 * s} ${points[4]?.join(' ')}C${-36 * s} ${-4 * s} ${-26 * s} ${-8 * s} ${points[5]?.join(' ')}C${-19 * s} ${-32 * s} ${-15 * s} ${-44 * s * long} ${points[0]?.join(' ')}Z`;
    };
    return stack(
      fill(pear(1.04), skin),
      fill(pear(0.88), flesh),
      fill(blob(random, 0, 14, 17), core),
      stroke('M-8 8q3-6 9-6', 'shine', 3.5),
    );
  };

/** A bell pepper cut across. */
export const pepperRing =
  (base: Tone, deep: Tone): Drawer =>
  () =>
    stack(
      stroke(
        'M-2-34C14-46 38-34 36-14C46 4 34 34 12 32C-2 44-34 34-34 12C-46-6-26-40-2-34Z',
        deep,
        13,
      ),
      stroke(
        'M-3-35C13-46 36-34 35-14C44 4 33 32 11 31C-2 42-33 33-33 11C-44-6-26-40-3-35Z',
        base,
        8,
      ),
    );

export const mushroomSlice: Drawer = () =>
  stack(
    fill(
      'M-45-2C-46-30-22-44 0-44C24-44 46-28 45-2C44 10 20 10 15 6C13 18 16 28 18 38C10 48-10 48-18 38C-15 28-13 18-15 6C-22 10-44 10-45-2Z',
      'mushroom-deep',
    ),
    fill(
      'M-39-4C-40-27-20-38 0-38C20-38 40-27 39-4C36 4 18 0 11-2C8 14 9 28 11 36C6 41-6 41-11 36C-9 28-8 14-11-2C-18 0-36 4-39-4Z',
      'cream',
    ),
    stroke('M-31-3C-26-12-16-10-8-6M31-3C26-12 16-10 8-6', 'mushroom-deep', 3.5),
  );
