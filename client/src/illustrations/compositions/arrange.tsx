import type { ReactElement } from 'react';
import { place, stack } from '../draw';
import type { IngredientArt } from '../food/art';
import { around, spread } from '../geometry';
import type { Random } from '../seeded-random';

type Arts = readonly IngredientArt[];

const nth = (arts: Arts, i: number): IngredientArt | undefined => arts[i % arts.length];

/** Pieces strewn evenly over an ellipse, the nearest last. `size` is the radius of a piece. */
export function strew(
  random: Random,
  arts: Arts,
  count: number,
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  size: number,
  squash = 1,
): ReactElement {
  const spots = spread(random, count, rx, ry)
    .map((spot, i) => ({ spot, art: nth(arts, i) }))
    .sort((a, b) => a.spot[1] - b.spot[1]);
  return stack(
    ...spots.map(
      ({ spot: [x, y], art }) =>
        art &&
        place(
          cx + x,
          cy + y,
          (size / 50) * random.range(0.9, 1.1),
          random.range(-60, 60),
          art.piece(random),
          squash,
        ),
    ),
  );
}

/** A ring of overlapping pieces; `turn` is from the outward direction to a piece's right, degrees. */
export const ring = (
  random: Random,
  arts: Arts,
  count: number,
  [cx, cy]: readonly [number, number],
  radius: number,
  size: number,
  turn = 90,
): ReactElement =>
  stack(
    ...around(count, radius, radius, random.range(0, 360)).map(([x, y, angle], i) => {
      const art = nth(arts, i);
      return (
        art &&
        place(cx + x, cy + y, size / 50, angle + turn + random.range(-6, 6), art.piece(random))
      );
    }),
  );

/** Pieces overlapping along an arc, as a cook fans them. Angles in degrees. */
export const fan = (
  random: Random,
  arts: Arts,
  count: number,
  [cx, cy]: readonly [number, number],
  radius: number,
  [from, to]: readonly [number, number],
  size: number,
): ReactElement =>
  stack(
    ...Array.from({ length: count }, (_, i) => {
      const angle = from + ((to - from) * i) / Math.max(1, count - 1);
      const a = (angle * Math.PI) / 180;
      const art = nth(arts, i);
      return (
        art &&
        place(
          cx + Math.cos(a) * radius,
          cy + Math.sin(a) * radius,
          size / 50,
          angle + 90 + random.range(-8, 8),
          art.piece(random),
        )
      );
    }),
  );

/** Rows of overlapping pieces filling a box, as in a tian. */
export function rows(
  random: Random,
  arts: Arts,
  [cx, cy]: readonly [number, number],
  [width, height]: readonly [number, number],
  size: number,
): ReactElement {
  const lines = Math.max(1, Math.round(height / (size * 1.36)));
  const across = Math.max(2, Math.round(width / (size * 1.02)));
  return stack(
    ...Array.from({ length: lines * across }, (_, i) => {
      const line = Math.floor(i / across);
      const column = i % across;
      const art = nth(arts, column + line);
      const x = cx - width / 2 + (width / (across - 1)) * column;
      const y = cy + (lines === 1 ? 0 : -height / 2 + (height / (lines - 1)) * line);
      return (
        art &&
        place(x, y + random.range(-2, 2), size / 50, random.range(-12, 12), art.piece(random))
      );
    }),
  );
}

/** A sprig or leaf of the first herb of the dish, or of another that suits. */
export const garnish = (
  random: Random,
  herb: IngredientArt,
  x: number,
  y: number,
  size: number,
  squash = 1,
): ReactElement => place(x, y, size / 50, random.range(-50, 50), herb.piece(random), squash);
