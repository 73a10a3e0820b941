import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import { artOf } from '../food/ingredient-art';
import { blob, oval } from '../geometry';
import type { Tone } from '../palette';
import { steam, woodenSpoon } from '../parts/props';
import { bowlBack, bowlFront, plate } from '../parts/ware';
import type { Random } from '../seeded-random';
import { fan, garnish, ring, rows, strew } from './arrange';
import { bodyTones, type Basket } from './basket';
import { herbOf, setFromAbove, setFromSide } from './setting';

const C = [150, 150] as const;

/** A plate seen from above: a large piece with its garnish, a dressed bed, or a rosette. */
export function mainPlate(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'table');
  const { heroes, beds, pieces, sauces } = basket;
  const herb = herbOf(random, basket, false);
  const [hero] = heroes;
  const [bed] = beds;
  const flip = random.chance(0.5) ? 1 : -1;
  const food = () => {
    if (hero) {
      const sides = pieces.length > 0 ? pieces : [artOf('cherryTomato'), artOf('salad')];
      const twins = random.chance(0.3);
      return stack(
        sauces[0] && fill(blob(random, 150 - flip * 4, 168, 78, 56, 0.1), sauces[0].deep),
        sauces[0] && fill(blob(random, 149 - flip * 4, 166, 73, 51, 0.1), sauces[0].tone),
        bed && place(150 - flip * 30, 120, 1.05, 0, bed.piece(random)),
        fan(random, sides.slice(0, 2), 5, C, 54, flip > 0 ? [-88, 34] : [-92, -214], 25),
        pieces[2] && strew(random, [pieces[2]], 3, [150 - flip * 36, 106], [26, 18], 14),
        twins
          ? stack(
              place(126, 172, 0.86, -24, hero.piece(random)),
              place(170, 186, 0.86, 16, hero.piece(random)),
            )
          : place(150 - flip * 12, 172, 1.32, flip * random.range(-24, 4), hero.piece(random)),
        garnish(random, herb, 150 + flip * 26, 146, 24),
      );
    }
    if (bed) {
      return stack(
        place(150, 150, 1.68, random.range(0, 360), bed.piece(random)),
        pieces.length > 0
          ? strew(random, pieces.slice(0, 3), 8, C, [56, 54], 22)
          : sauces[0] && fill(blob(random, 150, 146, 46, 40, 0.12), sauces[0].deep),
        garnish(random, herb, 154, 142, 28),
      );
    }
    return stack(
      fill(blob(random, 150, 150, 82, 80, 0.05), basket.lead.deep, 0.55),
      ring(random, pieces.length > 0 ? pieces.slice(0, 2) : [basket.lead], 9, C, 58, 27),
      strew(random, pieces.length > 1 ? pieces.slice(1, 3) : [basket.lead], 5, C, [26, 24], 20),
      garnish(random, herb, 152, 146, 27),
    );
  };
  return stack(background, plate(random, ware, 150, 150, 120), food());
}

const gratinDish = (base: Tone, deep: Tone) =>
  stack(
    fill('M24 88Q150 76 284 92Q296 152 286 232Q150 250 20 232Q8 150 24 88Z', 'shadow'),
    fill('M2 132Q-8 152 2 174L26 178V128ZM298 132Q308 152 298 174L274 178V128Z', deep),
    fill(
      'M36 70Q150 60 264 70Q284 72 286 92Q292 150 286 208Q284 230 264 232Q150 240 36 232Q16 230 14 208Q8 150 14 92Q16 72 36 70Z',
      deep,
    ),
    fill(
      'M36 66Q150 57 262 66Q280 68 282 88Q288 146 282 202Q280 224 260 226Q150 234 38 226Q18 224 16 203Q11 148 17 88Q18 68 36 66Z',
      base,
    ),
    fill(
      'M46 84Q150 76 252 84Q264 86 266 98Q270 148 265 194Q263 208 250 210Q150 217 50 210Q36 208 34 195Q30 148 34 98Q36 86 46 84Z',
      deep,
    ),
  );

const roundPan = (base: Tone, deep: Tone, handle: 'long' | 'ears') =>
  stack(
    handle === 'long' && fill('M226 214L330 318L346 300L242 198Z', 'choc-deep'),
    handle === 'long' && fill('M236 214L326 304L336 294L246 204Z', 'choc'),
    handle === 'ears' &&
      fill('M34 128Q2 134 4 156Q6 178 36 176ZM266 128Q298 134 296 156Q294 178 264 176Z', deep),
    fill(oval(155, 160, 122), 'shadow'),
    fill(oval(150, 151, 120), deep),
    fill(oval(149, 148, 117), base),
    fill(oval(150, 152, 102), deep),
  );

/** A baking dish, a casserole or a pan seen from above. */
export function mainCasserole(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'none');
  const { heroes, beds, pieces, slices, sauces } = basket;
  const herb = herbOf(random, basket, false);
  const [tone, deep] = sauces[0] ? ([sauces[0].tone, sauces[0].deep] as const) : bodyTones(basket);
  const kind = random.int(3);
  const glaze = ware.base === 'china' ? ({ base: 'enamel', deep: 'enamel-deep' } as const) : ware;
  const filling =
    kind === 0
      ? blob(random, 150, 148, 114, 62, 0.03, 14)
      : blob(random, 150, 152, 97, 97, 0.02, 12);
  const shown = pieces.length > 0 ? pieces.slice(0, 3) : [basket.lead];
  const tian = slices.length > 0 && heroes.length === 0 && beds.length === 0 && random.chance(0.65);
  const browned = stroke(
    blob(random, 118, 128, 15, 10, 0.2) +
      blob(random, 194, 172, 18, 11, 0.2) +
      blob(random, 150, 106, 12, 7, 0.2),
    'caramel',
    7,
    0.55,
  );
  const content = () => {
    if (tian && kind === 0) return rows(random, slices.slice(0, 3), [150, 147], [196, 82], 25);
    if (tian)
      return stack(
        ring(random, slices.slice(0, 3), 15, C, 74, 25),
        ring(random, slices.slice(0, 3), 8, C, 36, 25),
        place(150, 152, 0.46, 0, slices[0]?.piece(random)),
      );
    const flat = kind === 0;
    return stack(
      beds[0] && place(150, 150, flat ? 1.25 : 1.8, 0, beds[0].piece(random), flat ? 1 : 1),
      browned,
      strew(random, shown, heroes[0] ? 9 : 11, [150, 150], flat ? [98, 46] : [72, 72], 21),
      heroes[0] &&
        stack(
          ...(flat
            ? [
                [96, 144, -16],
                [152, 156, 8],
                [208, 142, 20],
              ]
            : [
                [116, 128, -30],
                [184, 136, 24],
                [150, 188, 4],
              ]
          ).map(([x = 0, y = 0, turn = 0]) => place(x, y, 0.78, turn, heroes[0]?.piece(random))),
        ),
    );
  };
  return stack(
    background,
    kind === 0 && gratinDish(glaze.base, glaze.deep),
    kind === 1 && roundPan(glaze.base, glaze.deep, 'ears'),
    kind === 2 && roundPan('slate', 'slate-deep', 'long'),
    fill(filling, deep),
    fill(
      kind === 0
        ? blob(random, 149, 146, 108, 57, 0.03, 14)
        : blob(random, 149, 150, 91, 91, 0.02, 12),
      tone,
    ),
    content(),
    garnish(random, herb, 158, 140, 25),
    garnish(random, herb, 112, 170, 18),
    kind === 1 && random.chance(0.6) && place(236, 92, 1.15, 42, woodenSpoon),
  );
}

/** A deep bowl at a slant, heaped and steaming. */
export function mainBowl(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromSide(random, basket, 196, 0);
  const { heroes, beds, pieces, sauces } = basket;
  const herb = herbOf(random, basket, false);
  const [tone, deep] = sauces[0] ? ([sauces[0].tone, sauces[0].deep] as const) : bodyTones(basket);
  const toppings = [...heroes.slice(0, 1), ...pieces].slice(0, 4);
  return stack(
    background,
    fill(oval(156, 262, 92, 12), 'shadow'),
    bowlBack(ware, 150, 146, 116, 40),
    fill(oval(150, 150, 104, 33), deep),
    fill(oval(149, 147, 101, 30), tone),
    beds[0] && place(150, 176, 1.66, 0, beds[0].piece(random), 0.72),
    beds[0] === undefined && fill(blob(random, 150, 132, 84, 26, 0.08, 12), deep, 0.7),
    strew(
      random,
      toppings.length > 0 ? toppings : [basket.lead],
      heroes[0] ? 7 : 9,
      [150, 122],
      [78, 27],
      28,
      0.86,
    ),
    garnish(random, herb, 150 + random.range(-24, 24), 112, 27),
    bowlFront(random, ware, 150, 146, 116, 40, 104),
    random.chance(0.75) && steam(random, 150, 84, 62),
  );
}
