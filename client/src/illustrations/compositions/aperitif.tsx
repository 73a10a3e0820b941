import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import type { IngredientArt } from '../food/art';
import { artOf } from '../food/ingredient-art';
import { around, blob } from '../geometry';
import { roundBoard, tray } from '../parts/board';
import { bowlFromAbove } from '../parts/ware';
import type { Random } from '../seeded-random';
import { garnish, ring, strew } from './arrange';
import { bodyTones, type Basket } from './basket';
import { herbOf, setFromAbove } from './setting';

const C = [150, 150] as const;

const companions = (random: Random, { pieces, lead }: Basket): readonly IngredientArt[] => {
  const others = pieces.filter((art) => art !== lead);
  return others.length > 0
    ? others
    : random
        .shuffle([artOf('carrot'), artOf('radish'), artOf('cherryTomato'), artOf('cucumber')])
        .slice(0, 2);
};

/** A dip in the middle of a board, and what one dips in it. */
export function dip(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'none');
  const sauce = basket.sauces.find((art) => basket.all.includes(art));
  const [tone, deep] = sauce ? ([sauce.tone, sauce.deep] as const) : bodyTones(basket);
  // Beside a sauce, all that the title names is there to be dipped.
  const isSauced = sauce !== undefined && basket.pieces.length > 0;
  const sticks = isSauced
    ? basket.pieces.filter((art) => art.tone !== sauce.tone)
    : companions(random, basket);
  const wedge = random.chance(0.5);
  return stack(
    background,
    roundBoard,
    wedge
      ? stack(
          ...around(7, 98, 98, random.range(0, 50)).map(([x, y, angle], i) =>
            place(
              150 + x,
              150 + y,
              0.62,
              angle + 90,
              (i % 2 ? artOf('bread') : sticks[0])?.piece(random),
            ),
          ),
        )
      : ring(random, sticks.slice(0, 3), 11, C, 99, 27),
    bowlFromAbove(random, ware, 150, 150, 74, tone),
    stroke('M112 156c4-38 74-38 78-6 2 34-62 34-60 4 4-18 36-14 36 0', deep, 6, 0.75),
    fill(blob(random, 166, 164, 15, 9, 0.1), 'ochre', 0.85),
    !isSauced && strew(random, [basket.lead], 3, [144, 150], [26, 24], 15),
    garnish(random, herbOf(random, basket, false), 152, 138, 20),
  );
}

/** One large bowl of the only thing there is to nibble. */
function bowlful(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'none');
  const [tone, deep] = bodyTones(basket);
  return stack(
    background,
    roundBoard,
    bowlFromAbove(random, ware, 150, 150, 104, deep),
    fill(blob(random, 150, 150, 76, 76, 0.05), tone, 0.5),
    strew(random, [basket.lead], 13, C, [62, 60], 25),
    garnish(random, herbOf(random, basket, false), 156, 142, 26),
  );
}

/** Three small bowls of what is nibbled, or a large one where that is but one thing. */
export function nibbles(random: Random, basket: Basket): ReactElement {
  const others = [...basket.pieces, ...basket.heroes].filter((art) => art !== basket.lead);
  if (others.length === 0) return bowlful(random, basket);
  const { background, ware } = setFromAbove(random, basket, 'none');
  const [tone, deep] = bodyTones(basket);
  const fills = [basket.lead, others[0] ?? basket.lead, others[1] ?? basket.lead];
  const start = random.range(0, 360);
  const onBoard = random.chance(0.55);
  const half = onBoard ? 58 : 68;
  return stack(
    background,
    onBoard && roundBoard,
    ...around(3, half * 1.2, half * 1.2, start).map(([x, y], i) => {
      const art = fills[i] ?? basket.lead;
      const [cx, cy] = [150 + x, 150 + y] as const;
      return stack(
        bowlFromAbove(
          random,
          i === 1 ? { ...ware, base: 'china', deep: 'china-shade' } : ware,
          cx,
          cy,
          half,
          i === 0 ? tone : art.deep,
        ),
        fill(blob(random, cx, cy, half * 0.7, half * 0.7, 0.05), i === 0 ? deep : art.tone, 0.4),
        strew(random, [art], 6, [cx, cy], [half * 0.48, half * 0.46], half * 0.45),
      );
    }),
    garnish(random, herbOf(random, basket, false), 150, 150, 20),
  );
}

/** Toasts with their topping, on a board. */
export function toasts(random: Random, basket: Basket): ReactElement {
  const { background } = setFromAbove(random, basket, 'tray');
  const [tone, deep] = bodyTones(basket);
  const tops = [basket.lead, ...basket.pieces.filter((art) => art !== basket.lead)].filter(
    ({ role, piece }) => role !== 'bed' && piece !== artOf('bread').piece,
  );
  const shown = tops.length > 0 ? tops.slice(0, 3) : [artOf('cherryTomato')];
  const herb = herbOf(random, basket, false);
  const spread = basket.sauces[0];
  const spots = random.pick([
    [
      [76, 108],
      [178, 98],
      [118, 196],
      [226, 188],
    ],
    [
      [62, 150],
      [150, 106],
      [238, 150],
      [150, 198],
    ],
    [
      [72, 104],
      [152, 104],
      [232, 104],
      [110, 196],
      [194, 196],
    ],
  ] as const);
  return stack(
    background,
    tray('wood', 'wood-deep'),
    ...spots.map(([x, y]) => {
      const turn = random.range(-22, 22);
      return stack(
        place(
          x + 3,
          y + 6,
          1.16,
          turn,
          fill(
            'M-42-8c-10-22 12-34 28-28 10-6 22-6 30 0 18-6 36 8 26 28-2 16 0 30-4 42-18 8-58 8-76 0-4-12-2-26-4-42Z',
            'shadow',
          ),
        ),
        place(x, y, 1.14, turn, artOf('bread').piece(random)),
        fill(blob(random, x, y, 39, 34, 0.12), spread?.deep ?? deep),
        fill(blob(random, x - 1, y - 2, 36, 31, 0.12), spread?.tone ?? tone),
        strew(random, shown, 4, [x, y], [20, 18], 22),
        garnish(random, herb, x + 2, y - 4, 15),
      );
    }),
  );
}
