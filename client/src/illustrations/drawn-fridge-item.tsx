import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from './draw';
import { artOf, drawableOf, type IngredientKey } from './food/ingredient-art';
import { packOf, type FridgeCategory } from './food/pack-of';
import type { DrawFood } from './food/packs';
import { oval } from './geometry';
import type { Tone } from './palette';
import { Picture, type PictureProps } from './picture';
import { seededRandom } from './seeded-random';

/** What a food is kept in unless its name says more: a crate, a tray, a carton, a jar, a bottle, a box. */
const containers: Readonly<Record<FridgeCategory, (food: DrawFood) => ReactElement>> = {
  PRODUCE: (food) =>
    stack(
      food(30, 48, 0.44, -10),
      food(70, 48, 0.44, 12),
      food(50, 40, 0.54),
      fill('M6 56h88l-5 38q-.6 4-5 4H16q-4.400 0-5-4Z', 'leaf-deep'),
      fill('M9 59h82l-4.600 33q-.4 3-4 3H17.600q-3.600 0-4-3Z', 'leaf'),
      stroke('M7 57H93', 'lime', 5),
      stroke('M40 72h20', 'leaf-deep', 6),
      stroke('M17 84h66', 'leaf-deep', 2, 0.5),
    ),
  MEAT_FISH: (food) =>
    stack(
      fill('M4 66q0-6 6-6h80q6 0 6 6l-5 28q-.8 4-5 4H14q-4.200 0-5-4Z', 'brick-deep'),
      fill('M10 54q0-6 6-6h68q6 0 6 6v20H10Z', 'china'),
      food(50, 58, 0.62),
      fill('M5 68h90l-4.400 25q-.6 3-4 3H13.400q-3.400 0-4-3Z', 'brick'),
      fill('M34 74h32q4 0 4 4v10q0 4-4 4H34q-4 0-4-4V78q0-4 4-4Z', 'linen'),
      stroke('M38 80h24M38 86h14', 'brick-deep', 2.4),
      stroke('M18 54q12-3 22-2', 'shine', 3),
    ),
  DAIRY: (food) =>
    stack(
      fill('M22 34 36 12h28l14 22Z', 'enamel-deep'),
      fill('M33 4h34q2 0 2 2v8H31V6q0-2 2-2Z', 'enamel'),
      fill('M22 33h56v61q0 4-4 4H26q-4 0-4-4Z', 'china-shade'),
      fill('M22 33h44v65H26q-4 0-4-4Z', 'china'),
      fill('M22 52h44v28H22Z', 'mist'),
      fill('M66 52h12v28H66Z', 'mist-deep'),
      food(44, 66, 0.26),
      stroke('M22 33h56', 'china-line', 2),
    ),
  PANTRY: (food) =>
    stack(
      fill('M20 34q-6 4-6 12v42q0 10 10 10h52q10 0 10-10V46q0-8-6-12Z', 'ochre-deep'),
      fill('M22 38q-5 4-5 10v40q0 7 7 7h52q7 0 7-7V48q0-6-5-10Z', 'ochre'),
      fill('M18 16h64q4 0 4 4v12q0 4-4 4H18q-4 0-4-4V20q0-4 4-4Z', 'wood-deep'),
      fill('M18 16h64q4 0 4 4v5H14v-5q0-4 4-4Z', 'wood'),
      fill('M26 52h48q4 0 4 4v28q0 4-4 4H26q-4 0-4-4V56q0-4 4-4Z', 'linen'),
      food(50, 70, 0.3),
      stroke('M22 46v30', 'shine', 4),
    ),
  DRINKS: (food) =>
    stack(
      fill('M41 2h18v22c13 7 15 15 15 26v42q0 6-6 6H32q-6 0-6-6V50c0-11 2-19 15-26Z', 'plum-deep'),
      fill('M44 8h11v18c12 7 13 14 13 24v38q0 5-5 5H36q-5 0-5-5V50c0-10 1-17 13-24Z', 'plum'),
      fill('M39 0h22v10H39Z', 'ochre-deep'),
      fill('M27 52h46v28H27Z', 'linen'),
      food(50, 66, 0.26),
      stroke('M36 46q1-9 8-13', 'shine', 3.5),
    ),
  OTHER: (food) =>
    stack(
      fill('M10 42h80v52q0 4-4 4H14q-4 0-4-4Z', 'sand-deep'),
      fill('M10 42h64v56H14q-4 0-4-4Z', 'sand'),
      fill('M6 30h88q3 0 3 3v9q0 3-3 3H6q-3 0-3-3v-9q0-3 3-3Z', 'clay'),
      fill('M6 30h88q3 0 3 3v3H3v-3q0-3 3-3Z', 'clay-deep', 0.35),
      fill('M24 56h36q3 0 3 3v24q0 3-3 3H24q-3 0-3-3V59q0-3 3-3Z', 'linen'),
      food(42, 71, 0.26),
    ),
};

/** What lies in a crate or a tray of which no food is known. */
const usual: Partial<Record<FridgeCategory, IngredientKey>> = {
  PRODUCE: 'apple',
  MEAT_FISH: 'salmon',
};

/** A plain label, where no food is known. */
const plainLabel = (x: number, y: number, scale: number, tone: Tone): ReactElement =>
  place(x, y, scale, 0, stack(stroke('M-34-12h68M-34 14h44', tone, 9)));

export interface FridgeItemPictureProps extends PictureProps {
  /** The same item always looks the same. */
  itemId: string;
  /** Of what shows it, as the server names it. */
  pictureKey: string | null;
  category: FridgeCategory;
}

/** An item of the fridge in what it is kept in, coloured by its category. */
export function DrawnFridgeItem({
  itemId,
  pictureKey,
  category,
  ...picture
}: FridgeItemPictureProps) {
  const random = seededRandom(itemId);
  const [first = usual[category], second] = drawableOf(pictureKey ?? '');
  const pack = first && packOf(first, category);
  // « Yaourt à la fraise » has the strawberry on its label.
  const shown = pack && first === 'yogurt' ? (second ?? first) : first;
  const food: DrawFood = (x, y, scale, turn = 0) => {
    if (shown) return place(x, y, scale, turn, artOf(shown).whole(random));
    return scale < 0.4 ? plainLabel(x, y, scale, 'china-line') : null;
  };
  return (
    <Picture {...picture} width={100} height={100}>
      {fill(oval(50, 98, 44, 2.5), 'shadow')}
      {pack ? pack(food, first) : containers[category](food)}
    </Picture>
  );
}
