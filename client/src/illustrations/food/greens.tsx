import { fill, stack, stroke, type Drawer } from '../draw';
import { closedPath, leafPath, openPath, round, type Point } from '../geometry';
import type { Tone } from '../palette';

interface SprigShape {
  pairs: number;
  length: number;
  half: number;
  /** Angle between stem and leaf, degrees. */
  open: number;
  tones: readonly [light: Tone, dark: Tone];
  vein?: boolean;
}

/** A stem with pairs of leaves: rosemary, thyme, mint, basil, sage, bay differ only by measure. */
const sprig =
  ({ pairs, length, half, open, tones, vein = false }: SprigShape): Drawer =>
  (random) => {
    const bend = random.range(-9, 9);
    const stem = (t: number): Point => [bend * Math.sin(t * Math.PI), 46 - t * 82];
    const light: string[] = [];
    const dark: string[] = [];
    const veins: string[] = [];
    for (let i = 0; i < pairs; i += 1) {
      const t = 0.16 + (i / pairs) * 0.84;
      const [x, y] = stem(t);
      const size = length * (1.08 - t * 0.42) * random.range(0.9, 1.1);
      const angle = open + random.range(-8, 8);
      light.push(leafPath(x, y, -90 - angle, size, half * (1.1 - t * 0.35)));
      dark.push(leafPath(x, y, -90 + angle, size, half * (1.1 - t * 0.35)));
      if (vein) {
        for (const side of [-1, 1]) {
          const a = ((-90 + side * angle) * Math.PI) / 180;
          veins.push(
            `M${round(x)} ${round(y)}l${round(Math.cos(a) * size * 0.7)} ${round(Math.sin(a) * size * 0.7)}`,
          );
        }
      }
    }
    const [tx, ty] = stem(1);
    light.push(leafPath(tx, ty + 4, -90 + bend, length * 0.75, half * 0.75));
    return stack(
      stroke(openPath([0, 0.33, 0.66, 1].map(stem)), tones[1], 3.5),
      fill(dark.join(''), tones[1]),
      fill(light.join(''), tones[0]),
      vein && stroke(veins.join(''), 'leaf-light', 1.6, 0.7),
    );
  };

/** Flat parsley, coriander, chervil: three lobed leaves on forked stems. */
export const parsley: Drawer = (random) => {
  const lobes = (x: number, y: number, size: number) =>
    [-150, -118, -90, -62, -30]
      .map((a, i) =>
        leafPath(x, y, a + random.range(-6, 6), size * (i === 2 ? 1.15 : 0.95), size * 0.34),
      )
      .join('');
  return stack(
    stroke('M0 46C1 30 0 18-1 4m1 26q-12-15-24-18M0 26Q12 14 24 8', 'leaf-deep', 3.5),
    fill(lobes(24, 12, 27), 'leaf-deep'),
    fill(lobes(-24, 15, 28), 'leaf'),
    fill(lobes(-1, -4, 38), 'leaf'),
    stroke('M-1-6v-26m0 26-17-14M-1-6l18-14', 'leaf-light', 1.8, 0.8),
  );
};

export const chives: Drawer = (random) => {
  const blades = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = from + i * 8 + random.range(-2, 2);
      const tip = x * 1.6 + random.range(-5, 5);
      return `M${round(x)} 46C${round(x)} 12 ${round(tip)}-12 ${round(tip)} ${round(random.range(-48, -30))}`;
    }).join('');
  return stack(stroke(blades(4, -14), 'leaf-deep', 4), stroke(blades(3, -10), 'leaf', 4));
};

/** Dill or fennel tops: threads on a stem. */
export const dill: Drawer = (random) => {
  const threads = Array.from({ length: 9 }, (_, i) => {
    const y = 26 - i * 8;
    const reach = 22 - i * 1.3 + random.range(-3, 3);
    return `M0 ${y}q${round(reach * 0.6)}-4 ${round(reach)}-14M0 ${y}q${round(-reach * 0.6)}-4 ${round(-reach)}-14M${round(reach * 0.5)} ${y - 5}l2-10M${round(-reach * 0.5)} ${y - 5}l-2-10`;
  }).join('');
  return stack(stroke('M0 48V-46', 'leaf-deep', 3.5), stroke(threads, 'leaf', 2.6));
};

/** One frilled salad leaf, stem at the bottom. */
export const saladLeaf =
  (base: Tone, deep: Tone, rib: Tone): Drawer =>
  (random) => {
    const frill = (s: number): string =>
      closedPath(
        Array.from({ length: 22 }, (_, i) => {
          const a = Math.PI / 2 + (i / 22) * Math.PI * 2;
          const wave = i % 2 ? 1.06 : 0.93;
          const waist = 1 - 0.42 * Math.max(0, Math.sin(a)) ** 2;
          const jitter = random.range(0.97, 1.03);
          return [
            Math.cos(a) * 39 * waist * wave * s * jitter,
            Math.sin(a) * 46 * (0.96 + (wave - 1) * 0.6) * s,
          ] as const;
        }),
      );
    return stack(
      fill(frill(1), deep),
      fill(frill(0.86), base),
      stroke('M0 44C1 16-1-8 0-28M0 22L-17 4M0 18L17 0M0 0L-13-16M0-4L12-18', rib, 3),
    );
  };

/** Rocket, oak leaf, dandelion: a lobed blade. */
export const rocket: Drawer = (random) => {
  const side = (s: 1 | -1): Point[] => [
    [s * 4, 40],
    [s * 5, 24],
    [s * 19, 18],
    [s * 9, 8],
    [s * 8, 0],
    [s * 24, -8],
    [s * 12, -14],
    [s * 20, -28],
    [s * 12, -42],
  ];
  const jitter = ([x, y]: Point): Point => [x + random.range(-2, 2), y];
  const outline = [...side(1).map(jitter), [0, -48] as const, ...side(-1).map(jitter).reverse()];
  return stack(
    fill(closedPath(outline), 'leaf'),
    stroke('M0 48v-82m0 48 10-6M0 12l-10-4M0-8l12-6M0-10l-12-4', 'leaf-light', 2.6),
  );
};

export const spinachLeaf: Drawer = () =>
  stack(
    fill('M0 34c-28-6-38-28-30-48 6-18 20-28 31-32 13 6 25 16 30 34 6 20-5 40-31 46Z', 'leaf-deep'),
    fill('M-2 30C-24 24-31 4-25-14C-20-29-9-38 0-41C4-20 3 8-2 30Z', 'leaf'),
    stroke('M0 49C1 20 0-8 0-32M0 18L-15 6M0 16L16 4M0-2L-13-14M0-4L14-16', 'leaf-light', 2.8),
  );

export const basil = sprig({
  pairs: 2,
  length: 44,
  half: 19,
  open: 58,
  tones: ['leaf', 'leaf-deep'],
  vein: true,
});
export const mint = sprig({
  pairs: 3,
  length: 34,
  half: 14,
  open: 60,
  tones: ['leaf', 'leaf-deep'],
  vein: true,
});
export const rosemary = sprig({
  pairs: 11,
  length: 22,
  half: 3.2,
  open: 42,
  tones: ['leaf', 'leaf-deep'],
});
export const thyme = sprig({
  pairs: 7,
  length: 14,
  half: 6,
  open: 55,
  tones: ['leaf-light', 'leaf'],
});
export const sage = sprig({
  pairs: 2,
  length: 48,
  half: 11,
  open: 40,
  tones: ['moss', 'moss-deep'],
  vein: true,
});
export const bay = sprig({
  pairs: 3,
  length: 42,
  half: 10,
  open: 40,
  tones: ['leaf', 'leaf-deep'],
  vein: true,
});
