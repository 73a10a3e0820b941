import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import type { IngredientArt } from '../food/art';
import { artOf } from '../food/ingredient-art';
import { blob, oval } from '../geometry';
import { gratinDish, gratinFilling } from '../parts/baking-dish';
import { bowlFromAbove, plate } from '../parts/ware';
import type { Random } from '../seeded-random';
import { garnish, ring, strew } from './arrange';
import { bodyTones, type Basket } from './basket';
import { fruitsOf } from './dessert';
import { herbOf, setFromAbove } from './setting';

const C = [150, 150] as const;

const isPale = ({ tone }: IngredientArt): boolean => /^(cream|egg|butter)/.test(tone);

/** Fruit in its juice, from above: a salad, a compote, what was poached. */
export function fruitBowl(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'spoon');
  const cream = artOf('cream');
  const isCreamy = basket.all.includes(cream);
  const fruits = [...(isCreamy ? [cream] : []), ...fruitsOf(basket)].slice(0, 3);
  const [tone, deep] = isCreamy ? ([cream.tone, cream.deep] as const) : bodyTones(basket);
  return stack(
    background,
    bowlFromAbove(random, ware, 150, 150, 112, deep),
    fill(blob(random, 149, 150, 84, 83, 0.02, 12), tone, 0.75),
    ring(random, fruits, 9, C, 56, 27),
    strew(random, fruits, 5, C, [30, 28], 27),
    garnish(random, herbOf(random, basket, true), 154, 140, 26),
  );
}

const dishOf = (random: Random, basket: Basket, filled: ReactElement): ReactElement => {
  const { background, ware } = setFromAbove(random, basket, 'tray');
  const glaze = ware.base === 'china' ? ({ base: 'enamel', deep: 'enamel-deep' } as const) : ware;
  return stack(
    background,
    gratinDish(glaze.base, glaze.deep),
    fill(gratinFilling(0), glaze.deep),
    fill(gratinFilling(5), 'caramel-deep'),
    fill(gratinFilling(10), isPale(basket.lead) ? 'caramel' : 'butter'),
    filled,
  );
};

/** Fruit roasted in a dish, cut. */
export function roastedFruit(random: Random, basket: Basket): ReactElement {
  const fruits = fruitsOf(basket).slice(0, 3);
  const herb = herbOf(random, basket, true);
  return dishOf(
    random,
    basket,
    stack(
      strew(random, fruits, 13, [150, 146], [92, 62], 29),
      garnish(random, herb, 118, 132, 28),
      garnish(random, herb, 190, 166, 28),
    ),
  );
}

/** Fruit baked whole, with what it is filled with strewn around. */
export function bakedWhole(random: Random, basket: Basket): ReactElement {
  const others = fruitsOf(basket).filter((art) => art !== basket.lead);
  const spots = [
    [98, 112],
    [200, 112],
    [98, 188],
    [200, 188],
  ] as const;
  return dishOf(
    random,
    basket,
    stack(
      others.length > 0 && strew(random, others.slice(0, 2), 8, [150, 148], [96, 70], 16),
      ...spots.map(([x, y]) =>
        stack(
          fill(oval(x + 3, y + 8, 40, 37), 'caramel-deep', 0.6),
          place(x, y, 0.86, random.range(-12, 12), basket.lead.whole(random)),
        ),
      ),
      garnish(random, herbOf(random, basket, true), 150, 150, 24),
    ),
  );
}

/** Golden slices that overlap on a plate: « pain perdu », a loaf that was cut. Sweet ones are drizzled. */
const slicesOf =
  (sweet: boolean) =>
  (random: Random, basket: Basket): ReactElement => {
    const { background, ware } = setFromAbove(random, basket, 'spoon');
    const bread = artOf('bread');
    const fruits = fruitsOf(basket).filter(({ piece }) => piece !== bread.piece);
    const shown = fruits.length > 0 ? fruits.slice(0, 3) : [artOf(sweet ? 'raspberry' : 'tomato')];
    const lean = random.range(-12, 12);
    const slice = (x: number, y: number, turn: number) =>
      stack(
        place(x + 5, y + 8, 1.5, turn, fill(oval(0, 4, 44, 40), 'shadow')),
        place(x, y, 1.55, turn, bread.piece(random)),
        fill(blob(random, x, y + 2, 46, 42, 0.1), 'ochre', 0.55),
        fill(blob(random, x - 6, y - 4, 26, 20, 0.18), 'crust', 0.5),
      );
    return stack(
      background,
      plate(random, ware, 150, 150, 126),
      slice(104, 128, lean - 18),
      slice(192, 130, lean + 16),
      slice(146, 180, lean),
      sweet && stroke('M88 104q14 18 2 40m96-36q20 16 6 44m-62 14q22 10 14 38', 'cream', 6, 0.85),
      strew(random, shown, 7, [148, 150], [52, 46], 19),
      garnish(random, herbOf(random, basket, sweet), 158, 132, 20),
    );
  };

export const goldenSlices = slicesOf(true);
export const savourySlices = slicesOf(false);

/** Crêpes folded in four, fanned on a plate; savoury ones show what they hold. */
const crepesOf =
  (sweet: boolean) =>
  (random: Random, basket: Basket): ReactElement => {
    const { background, ware } = setFromAbove(random, basket, 'table');
    const batter = [artOf('biscuit'), artOf('semolina')];
    const shown = fruitsOf(basket).filter((art) => !batter.includes(art));
    const [tone, deep] = sweet ? (['butter', 'caramel'] as const) : (['ochre', 'crust'] as const);
    const fold = (turn: number) =>
      place(
        150,
        206,
        1,
        turn,
        stack(
          fill('M4 6L-52-92Q4-128 66-88Z', 'shadow'),
          fill('M0 0L-58-98Q0-134 58-98Z', deep),
          fill('M0-6L-52-95Q0-127 52-95Z', tone),
          stroke('M0-6L-26-110M0-6L24-111', deep, 3, 0.7),
          fill(
            blob(random, -18, -86, 8, 6, 0.2) +
              blob(random, 14, -70, 7, 5, 0.2) +
              blob(random, 26, -96, 6, 5, 0.2) +
              blob(random, -6, -48, 5, 4, 0.2),
            deep,
            0.65,
          ),
        ),
      );
    return stack(
      background,
      plate(random, ware, 150, 150, 126),
      fold(-54),
      fold(54),
      fold(0),
      shown.length > 0 && strew(random, shown.slice(0, 3), 5, [150, 140], [58, 26], 20),
      garnish(random, herbOf(random, basket, sweet), 150, 190, 24),
    );
  };

export const crepes = crepesOf(true);
export const savouryCrepes = crepesOf(false);
