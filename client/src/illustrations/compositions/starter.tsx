import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import { artOf } from '../food/ingredient-art';
import { blob, oval } from '../geometry';
import { steam } from '../parts/props';
import { tray } from '../parts/board';
import { bowlFromAbove, plate, bowlBack, bowlFront } from '../parts/ware';
import type { Random } from '../seeded-random';
import { fan, garnish, ring, strew } from './arrange';
import { bodyTones, type Basket } from './basket';
import { herbOf, setFromAbove, setFromSide } from './setting';

const C = [150, 150] as const;

/** A salad on its leaves, in a plate or a wide bowl, from above. */
export function starterSalad(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'table');
  const { heroes, pieces, beds } = basket;
  const leaves = [
    artOf('salad'),
    artOf(random.pick(['rocket', 'spinach', 'salad', 'redCabbage'] as const)),
  ];
  const shown = [...pieces, ...heroes].slice(0, 4);
  return stack(
    background,
    random.chance(0.5)
      ? plate(random, ware, 150, 150, 118)
      : bowlFromAbove(random, ware, 150, 150, 114, 'cream-deep'),
    beds[0]
      ? stack(ring(random, leaves, 6, C, 60, 26), place(150, 150, 1.5, 0, beds[0].piece(random)))
      : stack(
          ring(random, leaves, 8, C, 52, 38),
          place(150, 150, 0.9, 40, leaves[0]?.piece(random)),
        ),
    strew(random, shown.length > 0 ? shown : [basket.lead], 10, C, [62, 60], 25),
    garnish(random, herbOf(random, basket, false), 150, 144, 26),
  );
}

/** A soup with a swirl of cream, from above or at a slant; a hot one steams. */
const soupOf =
  (hot: boolean) =>
  (random: Random, basket: Basket): ReactElement => {
    const [tone, deep] = bodyTones(basket);
    const herb = herbOf(random, basket, false);
    const top = [...basket.pieces, ...basket.heroes].slice(0, 2);
    const swirl = (x: number, y: number, squash: number) =>
      place(
        x,
        y,
        1,
        random.range(-40, 40),
        stroke('M-46 4c16-38 80-34 84-2 2 28-54 30-56 4 0-16 30-18 32-2', 'cream', 7),
        squash,
      );
    if (random.chance(0.5)) {
      const { background, ware } = setFromAbove(random, basket, 'spoon');
      return stack(
        background,
        plate(random, ware, 150, 152, 122),
        bowlFromAbove(random, ware, 150, 150, 96, tone),
        stroke(blob(random, 150, 152, 62, 60, 0.04), deep, 3, 0.6),
        swirl(148, 152, 1),
        strew(random, top.length > 0 ? top : [basket.lead], 5, [150, 152], [46, 44], 18),
        garnish(random, herb, 156, 144, 22),
        stroke(
          `M104 118h.1M190 196h.1M196 122h.1M112 190h.1M150 98h.1M150 206h.1`,
          'ink',
          3.5,
          0.6,
        ),
      );
    }
    const { background, ware } = setFromSide(random, basket, 196, 0);
    return stack(
      background,
      fill(oval(152, 262, 128, 17), 'shadow'),
      fill(oval(150, 256, 126, 17), ware.deep),
      fill(oval(150, 253, 125, 15), ware.base),
      bowlBack(ware, 150, 146, 112, 38),
      fill(oval(150, 150, 101, 31), deep),
      fill(oval(149, 149, 99, 28), tone),
      swirl(150, 148, 0.42),
      strew(random, top.length > 0 ? top : [basket.lead], 4, [150, 144], [58, 12], 22, 0.72),
      garnish(random, herb, 152, 132, 24),
      bowlFront(random, ware, 150, 146, 112, 38, 98),
      hot && steam(random, 150, 96, 66),
    );
  };

export const starterSoup = soupOf(true);
export const coldSoup = soupOf(false);

/** Slices fanned on a long dish, a board or a slate: carpaccio, terrine, tart. */
export function starterPlatter(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'tray');
  const [base, deep] = random.pick([
    ['slate', 'slate-deep'],
    ['wood', 'wood-deep'],
    [ware.base, ware.deep],
  ] as const);
  const { pieces, sauces } = basket;
  const main = basket.all.find(({ role }) => role === 'slice' || role === 'hero') ?? basket.lead;
  const others = pieces.filter((art) => art !== main);
  return stack(
    background,
    <g transform={`rotate(${Math.round(random.range(-12, 12))} 150 150)`}>
      {tray(base, deep)}
      {sauces[0] && fill(blob(random, 104, 158, 74, 50, 0.14), sauces[0].tone)}
      {fan(random, [main], 6, [150, 372], 216, [-113, -67], 44)}
      {strew(
        random,
        others.length > 0 ? others.slice(0, 2) : [artOf('rocket')],
        7,
        [150, 112],
        [104, 28],
        25,
      )}
      {strew(
        random,
        others.length > 1 ? others.slice(1, 3) : [artOf('seeds')],
        5,
        [150, 212],
        [104, 10],
        18,
      )}
      {garnish(random, herbOf(random, basket, false), 150, 150, 36)}
    </g>,
  );
}
