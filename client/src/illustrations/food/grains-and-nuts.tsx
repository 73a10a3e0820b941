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
    stroke('M-46 8C-54 22-44 36-30 38M40-26C52-24 52-8 46 4M8 44C18 52 34 46 38 34', 'butter', 4.4),
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
      <g transform={`translate(${x} ${y})rotate(${Math.round(turn + random.range(-10, 10))})`}>
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
      <g transform={`translate(${x} ${y})rotate(${Math.round(turn + random.range(-12, 12))})`}>
        {fill(oval(0, 1, 20, 13), 'butter-deep')}
        {fill(oval(-1, -1, 17.5, 10), 'cream')}
        {stroke('M-8-7v13M0-8v15M8-7v13', 'butter-deep', 2.4)}
      </g>
    )),
  );

export const breadSlice: Drawer = () =>
  stack(
    fill(
      'M-42-8C-52-30-30-42-14-36C-4-42 8-42 16-36C34-42 52-28 42-8C40 8 42 22 38 34C20 42-20 42-38 34C-42 22-40 8-42-8Z',
      'crust',
    ),
    fill(
      'M-35-10C-44-26-28-35-13-29C-4-35 7-35 15-29C30-35 44-24 35-10C33 8 35 18 32 28C16 34-18 34-32 28C-35 18-33 8-35-10Z',
      'cream-deep',
    ),
    stroke('M-16-14h3M6-6h4M-8 10h3M16 12h3M0-20h3M-20 18h3', 'bread', 4),
  );

export const loaf: Drawer = () =>
  stack(
    fill('M-46 18C-50-14-24-30 4-30C34-30 50-10 46 18C42 34-42 34-46 18Z', 'crust'),
    fill('M-41 14C-44-12-22-25 2-25C27-25 42-10 40 10C20 20-24 22-41 14Z', 'bread'),
    stroke('M-26-16C-20-8-16 0-16 10M-2-22C4-12 8-4 8 8M20-20C26-12 30-4 30 4', 'cream', 5.5),
  );

export const walnut: Drawer = () =>
  stack(
    fill(
      'M0-40C10-46 30-38 32-24C42-16 42 6 34 14C34 30 16 42 0 38C-16 42-34 30-34 14C-42 6-42-16-32-24C-30-38-10-46 0-40Z',
      'nut-deep',
    ),
    fill(
      'M-3-34C6-38 24-32 25-20C34-14 34 2 27 10C27 23 13 33 0 30C-14 33-28 23-28 10C-35 3-35-14-26-20C-25-32-9-38-3-34Z',
      'nut',
    ),
    stroke(
      'M0-36C-4-10 4 10 0 32M-20-20C-10-18-8-8-14-2M-24 10C-14 6-8 14-12 20M18-22C8-18 8-8 14-4M24 8C14 6 8 14 12 20',
      'nut-deep',
      4,
    ),
  );

export const almond: Drawer = () =>
  stack(
    fill('M0-46C22-34 32-6 24 18C18 36 8 44 0 46C-10 44-20 36-25 18C-32-6-20-34 0-46Z', 'nut-deep'),
    fill('M-3-37C14-26 22-4 15 16C11 30 4 36-2 38C-11 35-17 28-20 15C-25-5-16-26-3-37Z', 'nut'),
    stroke('M-4-28C-10-8-10 12-4 28M6-24C8-6 8 10 5 24', 'nut-deep', 3),
  );

export const hazelnut: Drawer = (random) =>
  stack(
    ball(random, 38, 'caramel', 'crust-deep', 40),
    fill('M-34-10C-30-38 30-38 34-10C18-20-18-20-34-10Z', 'bread'),
    stroke('M0-30V-44', 'bread', 6),
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
