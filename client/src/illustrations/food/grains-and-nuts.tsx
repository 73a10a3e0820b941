import { ball, fill, stack, stroke, type Drawer } from '../draw';
import { blob, dots, grains, leafPath, oval, round } from '../geometry';
import type { Tone } from '../palette';

/** A mound of small grains: rice, couscous, quinoa, lentils, crumble. */
export const mound =
  (base: Tone, deep: Tone, grain: Tone, round_ = false): Drawer =>
  (random) =>
    stack(
      fill(blob(random, 0, 0, 48, 44, 0.07, 11), deep),
      fill(blob(random, -2, -3, 43, 38, 0.07, 11), base),
      round_
        ? fill(dots(random, 26, 38, 34, 3.8), grain)
        : stroke(grains(random, 30, 38, 34, 7), grain, 3.4),
    );

/** A nest of long pasta, wound on a fork. */
export const pastaNest: Drawer = (random) => {
  const turn = random.range(0, 180);
  const strands = Array.from({ length: 7 }, (_, i) => {
    const r = 43 - i * 5.4;
    const a = turn + i * 74;
    const arc = (from: number, to: number) => {
      const at = (d: number) =>
        `${round(Math.cos((d * Math.PI) / 180) * r)} ${round(Math.sin((d * Math.PI) / 180) * r * 0.92)}`;
      return `M${at(from)}A${round(r)} ${round(r * 0.92)} 0 1 1 ${at(to)}`;
    };
    return arc(a, a + 300);
  }).join('');
  return stack(
    fill(blob(random, 0, 0, 48, 45, 0.05), 'butter-deep'),
    stroke(strands, 'butter', 4.2),
    stroke('M-46 8c-8 14 2 28 16 30m70-64c12 2 12 18 6 30M8 44c10 8 26 2 30-10', 'butter', 4.4),
  );
};

export const pastaTubes: Drawer = (random) =>
  stack(
    ...(
      [
        [-22, -20, 20],
        [20, -22, -35],
        [-26, 18, -30],
        [22, 20, 30],
        [0, 0, -80],
      ] as const
    ).map(([x, y, turn]) => (
      <g
        key={x}
        transform={`translate(${x} ${y})rotate(${Math.round(turn + random.range(-10, 10))})`}
      >
        <path
          d="M-20-9L20-12C25-6 25 4 20 10L-22 10C-26 4-25-4-20-9Z"
          fill="var(--ill-butter-deep)"
        />
        <path d="M-20-9L20-12C24-8 24-2 21 2L-24 3C-25-2-24-6-20-9Z" fill="var(--ill-butter)" />
        <path d={oval(20, -1, 4, 9)} fill="var(--ill-caramel)" />
      </g>
    )),
  );

/** Shells and gnocchi: ridged ovals. */
export const gnocchi: Drawer = (random) =>
  stack(
    ...(
      [
        [-24, -16, 20],
        [22, -20, -30],
        [0, 6, 60],
        [-26, 24, -20],
        [26, 22, 15],
      ] as const
    ).map(([x, y, turn]) => (
      <g
        key={x}
        transform={`translate(${x} ${y})rotate(${Math.round(turn + random.range(-12, 12))})`}
      >
        {fill(oval(0, 1, 20, 13), 'butter-deep')}
        {fill(oval(-1, -1, 17.5, 10), 'cream')}
        {stroke('M-8-7v13M0-8v15M8-7v13', 'butter-deep', 2.4)}
      </g>
    )),
  );

export const breadSlice: Drawer = () =>
  stack(
    fill(
      'M-42-8c-10-22 12-34 28-28 10-6 22-6 30 0 18-6 36 8 26 28-2 16 0 30-4 42-18 8-58 8-76 0-4-12-2-26-4-42Z',
      'crust',
    ),
    fill(
      'M-35-10c-9-16 7-25 22-19 9-6 20-6 28 0 15-6 29 5 20 19-2 18 0 28-3 38-16 6-50 6-64 0-3-10-1-20-3-38Z',
      'cream-deep',
    ),
    stroke('M-16-14h3M6-6h4M-8 10h3m21 2h3M0-20h3m-23 38h3', 'bread', 4),
  );

export const loaf: Drawer = () =>
  stack(
    fill('M-46 18c-4-32 22-48 50-48 30 0 46 20 42 48-4 16-88 16-92 0Z', 'crust'),
    fill('M-41 14c-3-26 19-39 43-39 25 0 40 15 38 35-20 10-64 12-81 4Z', 'bread'),
    stroke('M-26-16c6 8 10 16 10 26m14-32C4-12 8-4 8 8m12-28c6 8 10 16 10 24', 'cream', 5.5),
  );

export const walnut: Drawer = () =>
  stack(
    fill(
      'M0-40c10-6 30 2 32 16 10 8 10 30 2 38 0 16-18 28-34 24-16 4-34-8-34-24-8-8-8-30 2-38 2-14 22-22 32-16Z',
      'nut-deep',
    ),
    fill(
      'M-3-34c9-4 27 2 28 14 9 6 9 22 2 30 0 13-14 23-27 20-14 3-28-7-28-20-7-7-7-24 2-30 1-12 17-18 23-14Z',
      'nut',
    ),
    stroke(
      'M0-36c-4 26 4 46 0 68m-20-52c10 2 12 12 6 18m-10 12c10-4 16 4 12 10m30-42C8-18 8-8 14-4M24 8C14 6 8 14 12 20',
      'nut-deep',
      4,
    ),
  );

export const almond: Drawer = () =>
  stack(
    fill('M0-46C22-34 32-6 24 18 18 36 8 44 0 46c-10-2-20-10-25-28-7-24 5-52 25-64Z', 'nut-deep'),
    fill('M-3-37C14-26 22-4 15 16 11 30 4 36-2 38c-9-3-15-10-18-23-5-20 4-41 17-52Z', 'nut'),
    stroke('M-4-28c-6 20-6 40 0 56M6-24C8-6 8 10 5 24', 'nut-deep', 3),
  );

export const hazelnut: Drawer = (random) =>
  stack(
    ball(random, 38, 'caramel', 'crust-deep', 40),
    fill('M-34-10c4-28 64-28 68 0-16-10-52-10-68 0Z', 'bread'),
    stroke('M0-30V-44', 'bread', 6),
  );

export const chestnut: Drawer = () =>
  stack(
    fill('M0-44C6-32 40-26 42 4C43 30 22 42 0 42S-43 30-42 4C-40-26-6-32 0-44Z', 'choc-deep'),
    fill('M-2-37C4-26 32-20 33 4C34 24 16 34-4 34S-36 24-35 4C-34-20-8-26-2-37Z', 'choc'),
    fill('M-38 18C-20 10 20 10 38 18C34 36 18 42 0 42S-34 36-38 18Z', 'bread'),
    stroke('M-24 0C-23-10-16-17-9-20', 'shine', 4.5),
  );

/** Small seeds: sesame, pine nuts, poppy, pumpkin. */
export const seeds =
  (base: Tone, deep: Tone): Drawer =>
  (random) => {
    const all = (size: number, shift: number) =>
      (
        [
          [-28, -18, 20],
          [0, -30, 80],
          [28, -14, 140],
          [-12, 2, 50],
          [16, 10, 110],
          [-30, 22, 160],
          [4, 32, 10],
          [34, 28, 70],
        ] as const
      )
        .map(([x, y, a]) =>
          leafPath(x + shift, y + shift, a + random.range(-10, 10), size, size * 0.34),
        )
        .join('');
    return stack(fill(all(24, 1), deep), fill(all(19, 0), base));
  };

export const biscuit: Drawer = (random) =>
  stack(
    fill(blob(random, 0, 0, 45, 44, 0.04, 12), 'crust'),
    fill(blob(random, -2, -2, 40, 39, 0.04, 12), 'bread'),
    stroke('M-16-14h.1M10-18h.1M18 8h.1M-6 14h.1M-22 8h.1M2-2h.1', 'crust-deep', 6),
  );
