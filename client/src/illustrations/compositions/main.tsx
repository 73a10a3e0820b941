import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import type { IngredientArt } from '../food/art';
import { artOf } from '../food/ingredient-art';
import { blob, oval } from '../geometry';
import type { Tone } from '../palette';
import { gratinDish, gratinFilling } from '../parts/baking-dish';
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
  const withHero = (main: IngredientArt) => {
    const sides = pieces.length > 0 ? pieces : [artOf('cherryTomato'), artOf('salad')];
    const twins = random.chance(0.35);
    return stack(
      fill(blob(random, 150 - flip * 6, 168, 84, 60, 0.1), sauces[0]?.deep ?? main.deep, 0.5),
      fill(
        blob(random, 149 - flip * 6, 166, 79, 55, 0.1),
        sauces[0]?.tone ?? 'butter',
        sauces[0] ? 1 : 0.5,
      ),
      bed && place(150 - flip * 32, 112, 1.15, 0, bed.piece(random)),
      fan(random, sides.slice(0, 2), 6, C, 58, flip > 0 ? [-112, 30] : [-68, -210], 30),
      pieces[2] && strew(random, [pieces[2]], 4, [150 - flip * 40, 104], [28, 20], 18),
      twins
        ? stack(
            place(118, 170, 1.06, -24, main.piece(random)),
            place(178, 190, 1.06, 16, main.piece(random)),
          )
        : place(150 - flip * 10, 174, 1.56, flip * random.range(-20, 4), main.piece(random)),
      garnish(random, herb, 150 + flip * 30, 146, 29),
    );
  };
  const onBed = (ground: IngredientArt) =>
    stack(
      place(150, 150, 1.72, random.range(0, 360), ground.piece(random)),
      pieces.length > 0
        ? strew(random, pieces.slice(0, 3), 8, C, [58, 56], 26)
        : sauces[0] &&
            stack(
              fill(blob(random, 150, 146, 50, 44, 0.12), sauces[0].deep),
              fill(blob(random, 148, 143, 45, 39, 0.12), sauces[0].tone),
            ),
      garnish(random, herb, 154, 142, 31),
    );
  const rosette = () =>
    stack(
      fill(blob(random, 150, 150, 84, 82, 0.05), basket.lead.deep, 0.5),
      ring(random, pieces.length > 0 ? pieces.slice(0, 2) : [basket.lead], 10, C, 58, 30),
      strew(random, pieces.length > 1 ? pieces.slice(1, 3) : [basket.lead], 5, C, [26, 24], 23),
      garnish(random, herb, 152, 146, 30),
    );
  const food = hero ? withHero(hero) : bed ? onBed(bed) : rosette();
  return stack(background, plate(random, ware, 150, 150, 124), food);
}

const roundPan = (base: Tone, deep: Tone, handle: 'long' | 'ears') =>
  stack(
    handle === 'long' && fill('M226 214L330 318L346 300L242 198Z', 'choc-deep'),
    handle === 'long' && fill('M236 214L326 304L336 294L246 204Z', 'choc'),
    handle === 'ears' && fill('M30 122q-36 8-34 34t36 24Zm240 0q36 8 34 34t-36 24Z', deep),
    fill(oval(156, 162, 128), 'shadow'),
    fill(oval(150, 151, 126), deep),
    fill(oval(149, 148, 123), base),
    fill(oval(150, 152, 108), deep),
  );

/** What the pieces lie in: the sauce of the dish, or a ground on which its lead stands out. */
function groundTones({ heroes, sauces, lead }: Basket): readonly [Tone, Tone] {
  if (sauces[0]) return [sauces[0].tone, sauces[0].deep];
  if (heroes.length === 0) return [lead.tone, lead.deep];
  return /^(meat|choc)/.test(lead.tone) ? ['caramel', 'caramel-deep'] : ['squash', 'squash-deep'];
}

type Vessel = 'dish' | 'pot' | 'pan';

function vesselFromAbove(random: Random, basket: Basket, vessel: Vessel): ReactElement {
  const flat = vessel === 'dish';
  const { background, ware } = setFromAbove(random, basket, flat ? 'tray' : 'none');
  const { heroes, beds, pieces, slices } = basket;
  const [hero] = heroes;
  const herb = herbOf(random, basket, false);
  const [tone, deep] = groundTones(basket);
  const glaze = ware.base === 'china' ? ({ base: 'enamel', deep: 'enamel-deep' } as const) : ware;
  const shown = pieces.length > 0 ? pieces.slice(0, 3) : [basket.lead];
  const isOfSlices = pieces.slice(0, 2).every(({ role }) => role === 'slice');
  const tian = slices.length > 0 && isOfSlices && !hero && !beds[0] && random.chance(0.65);
  const cheesy = basket.sauces.length > 0 || basket.all.includes(artOf('cheese'));
  const crust = () =>
    stack(
      fill(
        blob(random, 112, 118, 46, 26, 0.16) + blob(random, 190, 184, 50, 28, 0.16),
        'butter',
        0.72,
      ),
      stroke(
        blob(random, 108, 116, 24, 12, 0.2) + blob(random, 194, 186, 28, 13, 0.2),
        'caramel',
        7,
        0.6,
      ),
    );
  const browned = () =>
    stroke(
      blob(random, 108, 112, 17, 11, 0.2) +
        blob(random, 196, 188, 20, 12, 0.2) +
        blob(random, 176, 96, 13, 8, 0.2),
      'caramel',
      7,
      0.55,
    );
  const strewn = () =>
    stack(
      beds[0] && place(150, 150, flat ? 1.7 : 2, 0, beds[0].piece(random)),
      browned(),
      strew(random, shown, hero ? 11 : 14, [150, 148], flat ? [98, 70] : [80, 80], 26),
      hero &&
        stack(
          ...(flat
            ? ([
                [92, 128, -16],
                [160, 178, 8],
                [214, 116, 20],
              ] as const)
            : ([
                [112, 128, -30],
                [188, 136, 24],
                [150, 194, 4],
              ] as const)
          ).map(([x, y, turn]) => place(x, y, 0.98, turn, hero.piece(random))),
          // Cubes of meat would hide what they were braised with.
          hero === artOf('stew') && strew(random, pieces.slice(0, 2), 5, [150, 152], [70, 58], 20),
        ),
    );
  const arranged = flat
    ? () => rows(random, slices.slice(0, 3), [150, 146], [194, 132], 27)
    : () =>
        stack(
          ring(random, slices.slice(0, 3), 16, C, 78, 27),
          ring(random, slices.slice(0, 3), 9, C, 39, 27),
          place(150, 152, 0.5, 0, slices[0]?.piece(random)),
        );
  return stack(
    background,
    vessel === 'dish' && gratinDish(glaze.base, glaze.deep),
    vessel === 'pot' && roundPan(glaze.base, glaze.deep, 'ears'),
    vessel === 'pan' && roundPan('slate', 'slate-deep', 'long'),
    fill(flat ? gratinFilling(0) : oval(150, 152, 108), flat ? glaze.deep : deep),
    fill(flat ? gratinFilling(5) : blob(random, 150, 152, 103, 103, 0.02, 12), deep),
    fill(flat ? gratinFilling(10) : blob(random, 149, 150, 97, 97, 0.02, 12), tone),
    tian ? arranged() : strewn(),
    tian && cheesy && crust(),
    garnish(random, herb, 160, 138, 29),
    garnish(random, herb, 106, 174, 22),
    vessel === 'pot' && random.chance(0.6) && place(240, 88, 1.15, 42, woodenSpoon),
  );
}

/** A baking dish, a casserole or a pan seen from above, by the seed. */
export const mainCasserole = (random: Random, basket: Basket): ReactElement =>
  vesselFromAbove(random, basket, random.pick(['dish', 'pot', 'pan'] as const));

/** The one of them that a title names. */
export const namedVessel =
  (vessel: Vessel) =>
  (random: Random, basket: Basket): ReactElement =>
    vesselFromAbove(random, basket, vessel);

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
      heroes[0] ? 7 : beds[0] ? 6 : 9,
      [150, 134],
      beds[0] ? [66, 24] : [80, 30],
      beds[0] ? 26 : 31,
      0.86,
    ),
    garnish(random, herb, 150 + random.range(-24, 24), 112, 27),
    bowlFront(random, ware, 150, 146, 116, 40, 104),
    random.chance(0.75) && steam(random, 150, 84, 62),
  );
}
