import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import { artOf } from '../food/ingredient-art';
import { blob, oval } from '../geometry';
import { steam } from '../parts/props';
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
    ring(random, leaves, 8, C, 50, 36),
    beds[0]
      ? place(150, 150, 1.2, 0, beds[0].piece(random))
      : place(150, 150, 0.9, 40, leaves[0]?.piece(random)),
    strew(random, shown.length > 0 ? shown : [basket.lead], 10, C, [60, 58], 22),
    garnish(random, herbOf(random, basket, false), 150, 144, 24),
  );
}

/** A soup with a swirl of cream, from above or at a slant. */
export function starterSoup(random: Random, basket: Basket): ReactElement {
  const [tone, deep] = bodyTones(basket);
  const herb = herbOf(random, basket, false);
  const top = [...basket.pieces, ...basket.heroes].slice(0, 2);
  const swirl = (x: number, y: number, squash: number) =>
    place(
      x,
      y / squash,
      1,
      random.range(-40, 40),
      stroke('M-46 4C-30-34 34-30 38 2C40 30-16 32-18 6C-18-10 12-12 14 4', 'cream', 7),
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
      stroke(`M104 118h.1M190 196h.1M196 122h.1M112 190h.1M150 98h.1M150 206h.1`, 'ink', 3.5, 0.6),
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
    strew(random, top.length > 0 ? top : [basket.lead], 4, [150, 142], [58, 13], 21, 0.72),
    garnish(random, herb, 152, 132, 24),
    bowlFront(random, ware, 150, 146, 112, 38, 98),
    steam(random, 150, 96, 66),
  );
}

/** Slices fanned on a long dish, a board or a slate: carpaccio, terrine, tart. */
export function starterPlatter(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'none');
  const [base, deep] = random.pick([
    ['slate', 'slate-deep'],
    ['wood', 'wood-deep'],
    [ware.base, ware.deep],
  ] as const);
  const { heroes, slices, pieces, sauces } = basket;
  const main = slices[0] ?? heroes[0] ?? basket.lead;
  const others = pieces.filter((art) => art !== main);
  return stack(
    background,
    <g transform={`rotate(${Math.round(random.range(-12, 12))} 150 150)`}>
      {fill('M14 92Q150 82 292 92Q300 150 292 226Q150 236 12 226Q4 150 14 92Z', 'shadow')}
      {fill('M14 84Q150 76 286 84Q294 150 286 216Q150 226 14 216Q6 150 14 84Z', deep)}
      {fill('M17 82Q150 74 283 82Q290 146 283 210Q150 219 17 210Q10 146 17 82Z', base)}
      {base === 'wood' &&
        stroke(
          'M30 108Q150 100 270 110M26 150Q150 158 276 148M32 190Q150 182 268 192',
          'wood-line',
          2.5,
          0.6,
        )}
      {sauces[0] && fill(blob(random, 96, 150, 62, 40, 0.14), sauces[0].tone)}
      {fan(random, [main], 6, [150, 356], 206, [-112, -68], 37)}
      {strew(
        random,
        others.length > 0 ? others.slice(0, 2) : [artOf('rocket')],
        6,
        [150, 128],
        [96, 22],
        20,
      )}
      {strew(
        random,
        others.length > 1 ? others.slice(1, 3) : [artOf('seeds')],
        4,
        [150, 186],
        [96, 10],
        15,
      )}
      {garnish(random, herbOf(random, basket, false), 150, 146, 30)}
    </g>,
  );
}
