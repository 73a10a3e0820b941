import type { Random } from './seeded-random';

export type Point = readonly [x: number, y: number];
/** A point of a spine, with half the thickness there. */
export type SpinePoint = readonly [x: number, y: number, half: number];

const at = <T>(items: readonly T[], index: number): T =>
  items[((index % items.length) + items.length) % items.length] as T;

/** One decimal: a tenth of a drawing unit is below what a screen shows. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;

const curve = (p0: Point, p1: Point, p2: Point, p3: Point) =>
  `C${pair(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)} ` +
  `${pair(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)} ${pair(p2[0], p2[1])}`;

/** A smooth closed outline through the points. */
export function closedPath(points: readonly Point[]): string {
  const curves = points.map((_, i) =>
    curve(at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)),
  );
  return `M${pair(...at(points, 0))}${curves.join('')}Z`;
}

/** A smooth line through the points, from first to last. */
export function openPath(points: readonly Point[]): string {
  const last = points.length - 1;
  const held = (i: number) => at(points, Math.min(last, Math.max(0, i)));
  const curves = points
    .slice(0, -1)
    .map((_, i) => curve(held(i - 1), held(i), held(i + 1), held(i + 2)));
  return `M${pair(...held(0))}${curves.join('')}`;
}

/** A slightly uneven ellipse, as a hand would cut it. `wobble` is a share of the radius. */
export function blob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  wobble = 0.035,
  count = 9,
): string {
  const start = random.range(0, Math.PI);
  return closedPath(
    Array.from({ length: count }, (_, i) => {
      const angle = start + (i / count) * Math.PI * 2;
      const stretch = 1 + random.range(-wobble, wobble);
      return [cx + Math.cos(angle) * rx * stretch, cy + Math.sin(angle) * ry * stretch] as const;
    }),
  );
}

/** A true ellipse as a path, so that many can share one element. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${pair(cx - rx, cy)}a${pair(rx, ry)} 0 1 0 ${pair(rx * 2, 0)}a${pair(rx, ry)} 0 1 0 ${pair(-rx * 2, 0)}Z`;

/** The outline around a spine of varying thickness: carrots, fish, bananas, handles. */
export function ribbon(spine: readonly SpinePoint[]): string {
  const sides = spine.map(([x, y, half], i) => {
    const [ax, ay] = spine[Math.max(0, i - 1)] as SpinePoint;
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] as SpinePoint;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const nx = (-(by - ay) / length) * half;
    const ny = ((bx - ax) / length) * half;
    return { left: [x + nx, y + ny] as const, right: [x - nx, y - ny] as const };
  });
  return closedPath([...sides.map((s) => s.left), ...sides.reverse().map((s) => s.right)]);
}

/** A pointed leaf from its base, growing towards `angle` (degrees, 0 to the right). */
export function leafPath(x: number, y: number, angle: number, length: number, half: number) {
  const a = (angle * Math.PI) / 180;
  const on = (along: number, across: number) =>
    pair(
      x + Math.cos(a) * along * length - Math.sin(a) * across * half,
      y + Math.sin(a) * along * length + Math.cos(a) * across * half,
    );
  return `M${on(0, 0)}C${on(0.2, 1)} ${on(0.7, 1.1)} ${on(1, 0)}C${on(0.7, -1.1)} ${on(0.2, -1)} ${on(0, 0)}Z`;
}

/** Short strokes around a centre: seeds, rays, needles. */
export function rays(random: Random, count: number, inner: number, outer: number, jitter = 2) {
  const start = random.range(0, 6);
  return Array.from({ length: count }, (_, i) => {
    const a = start + (i / count) * Math.PI * 2;
    const from = inner + random.range(-jitter, jitter);
    const to = outer + random.range(-jitter, jitter);
    return `M${pair(Math.cos(a) * from, Math.sin(a) * from)}L${pair(Math.cos(a) * to, Math.sin(a) * to)}`;
  }).join('');
}

/** Points spread evenly over an ellipse in a sunflower order, the middle first. */
export function spread(random: Random, count: number, rx: number, ry = rx, jitter = 0.06): Point[] {
  const start = random.range(0, 6);
  return Array.from({ length: count }, (_, i) => {
    const angle = start + i * 2.39996;
    const reach = Math.sqrt((i + 0.5) / count);
    return [
      Math.cos(angle) * rx * reach + random.range(-jitter, jitter) * rx,
      Math.sin(angle) * ry * reach + random.range(-jitter, jitter) * ry,
    ] as const;
  });
}

/** Points evenly around an ellipse; angles in degrees. */
export function around(
  count: number,
  rx: number,
  ry = rx,
  start = 0,
): (readonly [x: number, y: number, angle: number])[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i / count) * 360;
    const a = (angle * Math.PI) / 180;
    return [Math.cos(a) * rx, Math.sin(a) * ry, angle] as const;
  });
}

/** Small strokes in every direction over an ellipse: rice, crumbs, threads. */
export function grains(random: Random, count: number, rx: number, ry: number, length: number) {
  return spread(random, count, rx, ry, 0.1)
    .map(([x, y]) => {
      const a = random.range(0, Math.PI);
      return `M${pair(x, y)}l${pair(Math.cos(a) * length, Math.sin(a) * length)}`;
    })
    .join('');
}

/** Small discs over an ellipse, as one path. */
export const dots = (random: Random, count: number, rx: number, ry: number, size: number): string =>
  spread(random, count, rx, ry, 0.08)
    .map(([x, y]) => oval(x, y, size * random.range(0.8, 1.15)))
    .join('');
