import type { IngredientKey } from './ingredient-art';
import * as pack from './packs';

export type FridgeCategory = 'PRODUCE' | 'MEAT_FISH' | 'DAIRY' | 'PANTRY' | 'DRINKS' | 'OTHER';

interface Packed {
  foods: readonly IngredientKey[];
  /** Of the same food in another category there is another: peas in a crate, peas in a tin. */
  of?: FridgeCategory;
  draw: pack.Pack;
}

const packs: readonly Packed[] = [
  { foods: ['egg', 'friedEgg'], draw: pack.eggBox },
  { foods: ['bread'], draw: pack.board(0.95, 66) },
  { foods: ['butter'], of: 'DAIRY', draw: pack.butterDish },
  { foods: ['yogurt'], of: 'DAIRY', draw: pack.yoghurtPot },
  { foods: ['cream'], of: 'DAIRY', draw: pack.tub },
  { foods: ['cheese'], of: 'DAIRY', draw: pack.board(0.95, 56) },
  { foods: ['goatCheese'], of: 'DAIRY', draw: pack.wheel },
  { foods: ['mozzarella'], of: 'DAIRY', draw: pack.bowl },
  { foods: ['feta', 'tofu'], of: 'DAIRY', draw: pack.board(0.8, 58) },
  {
    foods: ['fish', 'salmon', 'smokedSalmon', 'tuna', 'whiteFish', 'whiteFillet', 'sardine'],
    of: 'MEAT_FISH',
    draw: pack.platter,
  },
  {
    foods: [
      'tuna',
      'sardine',
      'chickpeas',
      'whiteBeans',
      'redBeans',
      'peas',
      'corn',
      'tomato',
      'tomatoSauce',
      'coconutMilk',
    ],
    of: 'PANTRY',
    draw: pack.tin,
  },
];

/** What this food is kept in where that tells it from others of its category. */
export const packOf = (key: IngredientKey, category: FridgeCategory): pack.Pack | undefined =>
  packs.find(
    ({ foods, of = category }) => foods.includes(key) && (category === of || category === 'OTHER'),
  )?.draw;
