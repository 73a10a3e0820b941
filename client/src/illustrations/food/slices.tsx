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
      fill('M-48-20c2 58 94 60 96 0-4-6-10-5-14 1C22-2-20-2-33-18c-4-7-11-8-15-2Z', skin),
      fill('M-43-19c3 50 83 52 87 1-3-5-6-3-10 1C22 2-20 2-33-16c-4-6-8-6-10-3Z', flesh),
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
        'M-2-34c16-12 40 0 38 20 10 18-2 48-24 46-14 12-46 2-46-20-12-18 8-52 32-46Z',
        deep,
        13,
      ),
      stroke('M-3-35c16-11 39 1 38 21 9 18-2 46-24 45-13 11-44 2-44-20-11-17 7-51 30-46Z', base, 8),
    );

export const mushroomSlice: Drawer = () =>
  stack(
    fill(
      'M-45-2c-1-28 23-42 45-42 24 0 46 16 45 42-1 12-25 12-30 8-2 12 1 22 3 32-8 10-28 10-36 0 3-10 5-20 3-32-7 4-29 4-30-8Z',
      'mushroom-deep',
    ),
    fill(
      'M-39-4c-1-23 19-34 39-34S40-27 39-4c-3 8-21 4-28 2-3 16-2 30 0 38-5 5-17 5-22 0 2-8 3-22 0-38-7 2-25 6-28-2Z',
      'cream',
    ),
    stroke('M-31-3c5-9 15-7 23-3m39 3c-5-9-15-7-23-3', 'mushroom-deep', 3.5),
  );
