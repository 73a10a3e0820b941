import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import type { IngredientArt } from '../food/art';
import { artOf } from '../food/ingredient-art';
import { blob, dots, oval } from '../geometry';
import type { Tone } from '../palette';
import { filling, glassBack, glassFront, iceCubes, rim, type GlassShape } from '../parts/glass';
import { steam } from '../parts/props';
import { bowlBack } from '../parts/ware';
import type { Random } from '../seeded-random';
import type { Basket } from './basket';
import { setFromSide } from './setting';

const BREWED: readonly IngredientArt[] = (['tea', 'coffee', 'milk', 'redWine'] as const).map(artOf);

/** What is brewed decides the colour, or else the fruit; the herb or the spice beside it never. */
const drinkTones = ({ all, lead }: Basket): readonly [Tone, Tone] => {
  const brewed = all.slice(0, 1).find((art) => BREWED.includes(art));
  const fruit = all.find(({ role }) => role === 'slice' || role === 'bit');
  const base = brewed ?? fruit ?? all.find(({ role }) => role !== 'herb') ?? lead;
  return [base.tone, base.deep];
};

const MILKY: readonly IngredientArt[] = (
  ['milk', 'coconutMilk', 'chocolate', 'coffee', 'yogurt'] as const
).map(artOf);

const floating = ({ all, lead }: Basket): IngredientArt =>
  all.find(({ role }) => role === 'slice' || role === 'bit') ?? lead;
const leafOf = ({ herbs }: Basket) =>
  herbs.find((herb) => herb.tone.startsWith('leaf')) ?? artOf('mint');

/** A tall glass with ice, a straw and a slice on the rim. */
export function tallGlass(random: Random, basket: Basket): ReactElement {
  const { background } = setFromSide(random, basket);
  const [tone, deep] = drinkTones(basket);
  const fruit = floating(basket);
  const creamy = random.chance(0.28);
  const glass: GlassShape = {
    cx: 150,
    top: 66,
    bottom: 266,
    mouth: random.pick([50, 56, 62]),
    foot: random.pick([36, 42, 50]),
  };
  const side = random.chance(0.5) ? 1 : -1;
  const straw = random.pick(['tomato', 'enamel', 'china', 'leaf', 'ochre'] as const);
  return stack(
    background,
    glassBack(glass),
    stroke(`M${150 + side * 4} 240L${150 - side * 34} 22L${150 - side * 62} 10`, straw, 9),
    filling(glass, 98, 258, tone, deep),
    fill(
      `M${150 - glass.foot + 8} 206H${150 + glass.foot - 8}V256H${150 - glass.foot + 8}Z`,
      deep,
      creamy ? 0 : 0.4,
    ),
    !creamy &&
      iceCubes(
        random,
        [
          [134, 122],
          [170, 136],
          [140, 168],
        ],
        17,
      ),
    place(166, 190, 0.44, random.range(-30, 30), fruit.piece(random)),
    place(134, 226, 0.4, random.range(-30, 30), fruit.piece(random)),
    creamy && fill(blob(random, 150, 94, glass.mouth * 0.88, 15, 0.12, 9), 'cream'),
    !creamy && place(150, 180, 1, 0, fill(dots(random, 9, 26, 60, 2.4), 'shine')),
    glassFront(glass),
    place(150 + side * glass.mouth, 66, 0.66, side * 12, fruit.piece(random)),
    place(150 - side * 10, 62, 0.62, side * -18, leafOf(basket).piece(random)),
  );
}

/** A cup on its saucer, steaming. */
export function cup(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromSide(random, basket, 196, 1);
  const [tone, deep] = drinkTones(basket);
  const side = random.chance(0.5) ? 1 : -1;
  const topping = basket.all.find(({ role }) => role !== 'sauce');
  const deco = random.int(3);
  const isMilky = basket.all.some((art) => MILKY.includes(art)) && random.chance(0.5);
  return stack(
    background,
    fill(oval(154, 264, 118, 15), 'shadow'),
    fill(oval(150, 256, 114, 18), ware.deep),
    fill(oval(150, 252, 113, 16), ware.base),
    fill(oval(150, 250, 66, 9), ware.deep),
    stroke(side > 0 ? 'M216 158c54-14 54 62-10 56' : 'M84 158c-54-14-54 62 10 56', ware.deep, 17),
    stroke(side > 0 ? 'M216 156c48-12 48 60-10 55' : 'M84 156c-48-12-48 60 10 55', ware.base, 11),
    bowlBack(ware, 150, 136, 80, 24),
    fill(oval(150, 140, 71, 18), deep),
    fill(oval(149, 139, 69, 16), tone),
    isMilky && fill(blob(random, 146, 138, 34, 8, 0.15), 'cream'),
    topping && place(156, 190, 0.5, random.range(-20, 20), topping.piece(random), 0.7),
    fill('M70 136c2 70 28 114 56 114h48c28 0 54-44 56-114a80 24 0 0 1-160 0Z', ware.deep),
    fill('M75 144c4 62 27 102 51 102h34c30-4 50-40 53-94a80 24 0 0 1-138-8Z', ware.base),
    deco === 0 && stroke('M76 166Q150 204 224 166', ware.deco, 6),
    deco === 1 &&
      fill(
        [
          [100, 194],
          [126, 206],
          [152, 209],
          [178, 204],
          [202, 192],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 6))
          .join(''),
        ware.deco,
      ),
    stroke('M70 136a80 24 0 0 0 160 0', ware.base, 5),
    steam(random, 150, 108, 82, 24),
    basket.herbs[0] && place(210 - side * 110, 244, 0.5, -70, basket.herbs[0].piece(random), 0.7),
    basket.herbs[0] === undefined &&
      place(150 - side * 84, 250, 0.4, 20, artOf('biscuit').piece(random), 0.6),
  );
}

/** A carafe with fruit in it, and a glass poured beside it. */
export function carafe(random: Random, basket: Basket): ReactElement {
  const { background } = setFromSide(random, basket, 206, 0);
  const [tone, deep] = drinkTones(basket);
  const fruit = floating(basket);
  const flip = random.chance(0.5);
  const glass: GlassShape = { cx: 226, top: 158, bottom: 266, mouth: 39, foot: 31 };
  const drawing = stack(
    fill(oval(118, 266, 74, 11), 'shadow'),
    fill(
      'M86 34c2 32 4 50-8 76-18 30-28 60-26 112 2 30 14 42 32 42h62c18 0 30-12 32-42 2-52-8-82-26-112-12-26-10-44-8-76Z',
      'glass',
    ),
    fill('M77 122c-15 26-21 54-19 98 2 28 12 38 28 38h58c16 0 26-10 28-38 2-44-4-72-19-98Z', tone),
    fill('M60 226c2 24 10 32 26 32h58c16 0 24-8 26-32q-54 20-110 0Z', deep, 0.6),
    fill(oval(115, 122, 38, 7), deep),
    place(96, 166, 0.5, -20, fruit.piece(random)),
    place(138, 196, 0.52, 24, fruit.piece(random)),
    place(88, 224, 0.44, 60, fruit.piece(random)),
    place(126, 146, 0.42, 8, leafOf(basket).piece(random)),
    iceCubes(
      random,
      [
        [142, 146],
        [104, 200],
      ],
      13,
    ),
    stroke('M70 150c-8 22-8 50-6 72', 'shine', 8),
    rim(
      'M86 34c2 32 4 50-8 76-18 30-28 60-26 112 2 30 14 42 32 42h62c18 0 30-12 32-42 2-52-8-82-26-112-12-26-10-44-8-76',
    ),
    rim(oval(115, 34, 29, 6)),
    glassBack(glass),
    filling(glass, 182, 260, tone, deep),
    iceCubes(
      random,
      [
        [216, 200],
        [238, 208],
      ],
      12,
    ),
    place(222, 234, 0.36, 30, fruit.piece(random)),
    glassFront(glass),
    place(258, 160, 0.5, 14, fruit.piece(random)),
  );
  return stack(
    background,
    flip ? <g transform="translate(300 0)scale(-1 1)">{drawing}</g> : drawing,
  );
}
