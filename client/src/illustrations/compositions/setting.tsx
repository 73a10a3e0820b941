import type { ReactElement } from 'react';
import { fork, knife, napkin, scatterAround, spoon } from '../parts/props';
import { place, stack } from '../draw';
import type { IngredientArt } from '../food/art';
import { artOf } from '../food/ingredient-art';
import { hueOf, pickCloth, tableFromAbove, tableFromSide, type Cloth } from '../parts/table';
import { pickWare, type Ware } from '../parts/ware';
import type { Random } from '../seeded-random';
import type { Basket } from './basket';

/** What lies under and around a dish. */
export interface Setting {
  cloth: Cloth;
  ware: Ware;
  background: ReactElement;
}

/** The whole ingredients that lie beside the dish. */
const wholes = ({ all, lead, beside }: Basket) =>
  [...new Set([lead, ...all.filter(({ role }) => role !== 'sauce'), ...all, ...beside])]
    .slice(0, 4)
    .map((art) => art.whole);

export function setFromAbove(
  random: Random,
  basket: Basket,
  cutlery: 'table' | 'spoon' | 'none' | 'tray',
): Setting {
  const cloth = pickCloth(random, hueOf(basket.lead.tone));
  const ware = pickWare(random, cloth, basket.lead.tone);
  const stripe = ware.base === 'china' ? ware.deco : ware.base;
  const tools = {
    table: stack(
      place(-14, 152, 1.15, -3, napkin('china', stripe)),
      place(-14, 150, 1.1, -3, fork),
      place(315, 152, 1.1, 3, knife),
    ),
    spoon: place(308, 160, 1.15, 8, spoon),
    none: null,
    tray: null,
  }[cutlery];
  return {
    cloth,
    ware,
    background: stack(
      tableFromAbove(random, cloth),
      tools,
      scatterAround(random, wholes(basket), cutlery !== 'tray'),
    ),
  };
}

/** A table seen from the side; the ingredients stand on it left and right of the dish. */
export function setFromSide(random: Random, basket: Basket, horizon = 206, standing = 2): Setting {
  const cloth = pickCloth(random, hueOf(basket.lead.tone));
  const ware = pickWare(random, cloth, basket.lead.tone);
  const items = wholes(basket);
  const spots = [
    [50, 246, 0.72],
    [252, 250, 0.7],
    [-84, 248, 0.64],
    [384, 246, 0.64],
    [-168, 254, 0.8],
    [470, 254, 0.8],
  ] as const;
  const first = random.int(2);
  const shown = spots.filter((_, i) => i > 1 || standing === 2 || (standing === 1 && i === first));
  return {
    cloth,
    ware,
    background: stack(
      tableFromSide(random, cloth, horizon),
      ...shown.map(([x, y, scale], i) => {
        const whole = items[i % items.length];
        return stack(
          <ellipse
            cx={x + 4}
            cy={y + 46 * scale}
            rx={46 * scale}
            ry={8 * scale}
            fill="var(--ill-shadow)"
          />,
          whole && place(x, y, scale, random.range(-10, 10), whole(random)),
        );
      }),
    ),
  };
}

/** The herb of the dish, or one that goes with most savoury or sweet dishes. */
export const herbOf = (random: Random, { herbs }: Basket, sweet: boolean): IngredientArt =>
  herbs[0] ?? artOf(sweet ? 'mint' : random.pick(['parsley', 'basil', 'chives', 'thyme'] as const));
