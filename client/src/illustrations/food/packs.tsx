import type { ReactElement } from 'react';
import { fill, stack, stroke } from '../draw';
import { oval } from '../geometry';
import type { Tone } from '../palette';
import { artOf, type IngredientKey } from './ingredient-art';

/** Draws the food itself, as bought, at a place and size. */
export type DrawFood = (x: number, y: number, scale: number, turn?: number) => ReactElement | null;
/** Ninety wide, standing on the lower edge of a 100 × 100 box. */
export type Pack = (food: DrawFood, key: IngredientKey) => ReactElement;

/** Of grey pulp, its lid open behind two rows. */
export const eggBox: Pack = () => {
  const egg = (x: number, y: number, tone: Tone, deep: Tone): ReactElement =>
    stack(
      fill(oval(x, y, 13, 17), deep),
      fill(oval(x - 1.5, y - 1.5, 11, 14.5), tone),
      stroke(`M${x - 7} ${y - 4}q1-6 5-8`, 'shine', 3),
    );
  return stack(
    fill('M10 30q1-8 9-8h62q8 0 9 8l4 36H6Z', 'mushroom-deep'),
    fill('M17 34q1-6 7-6h52q6 0 7 6l3 28H14Z', 'mushroom', 0.6),
    egg(35, 54, 'cream', 'cream-deep'),
    egg(65, 54, 'peach', 'bread'),
    egg(20, 64, 'peach', 'bread'),
    egg(50, 64, 'cream', 'cream-deep'),
    egg(80, 64, 'peach', 'bread'),
    fill('M4 70q16-13 31 0 15-13 30 0 15-13 31 0l-5 23q-1 5-6 5H15q-5 0-6-5Z', 'mushroom-deep'),
    fill('M7 73q13-9 26 0 16-11 33 0 14-9 27 0l-4 18q-1 4-5 4H16q-4 0-5-4Z', 'mushroom'),
    stroke('M34 76v17M66 76v17', 'mushroom-deep', 3, 0.7),
  );
};

/** A block on its dish, a slice cut off. */
export const butterDish: Pack = () =>
  stack(
    fill('M30 44h52l10 9v31H30Z', 'butter-deep'),
    fill('M30 44h52l10 9H40Z', 'cream'),
    fill('M30 44l10 9v31H30Z', 'butter'),
    fill('M40 53h52v31H40Z', 'butter'),
    stroke('M54 55v26M68 55v26M80 55v26', 'butter-deep', 2, 0.8),
    fill('M12 60q-2-3 2-4l6-1 12 27-11 5Z', 'butter-deep'),
    fill('M10 60q-1-3 2-4l4-1 10 29-8 3Z', 'cream'),
    fill('M2 82h96q2 0 1.5 2l-4 9q-2 5-8 5H12q-6 0-8-5l-3.5-9q-.5-2 1.5-2Z', 'enamel-deep'),
    fill('M2 82h96q2 0 1.5 2l-1.5 4H2L.5 84q-.5-2 1.5-2Z', 'enamel'),
    stroke('M12 92h60', 'shine', 2.4),
  );

/** Its lid of foil, with the corner it is pulled by. */
export const yoghurtPot: Pack = (food) =>
  stack(
    fill('M18 34h64l-8 58q-1 6-7 6H33q-6 0-7-6Z', 'china-shade'),
    fill('M18 34h50l-6 64H33q-6 0-7-6Z', 'china'),
    fill('M21 55h58l-4 30H25Z', 'mist'),
    food(50, 70, 0.27),
    fill('M13 29q0-4 4-4h66q4 0 4 4v5q0 4-4 4H17q-4 0-4-4Z', 'steel-deep'),
    stroke('M24 31h40', 'shine', 3),
    fill('M80 27l14 5q3 2 1 5l-3 4q-1 1-3 0l-12-6Z', 'steel'),
  );

/** Of cream, with a spoonful on its side. */
export const tub: Pack = () =>
  stack(
    fill('M8 42h84l-7 50q-1 6-7 6H22q-6 0-7-6Z', 'china-shade'),
    fill('M8 42h66l-6 56H22q-6 0-7-6Z', 'china'),
    fill('M10 54h80l-4 30H14Z', 'blush'),
    fill('M30 80q-6-12 8-14 0-9 13-9-2 6 4 7 15-1 15 16Z', 'cream-deep'),
    fill('M33 78q-4-9 8-10 0-6 7-8 1 6 8 7 11 0 10 11Z', 'egg'),
    fill('M4 31q0-5 5-5h82q5 0 5 5v9q0 5-5 5H9q-5 0-5-5Z', 'enamel-deep'),
    fill('M4 31q0-5 5-5h82q5 0 5 5v4H4Z', 'enamel'),
    stroke('M16 31h46', 'shine', 3),
  );

const plank = (): ReactElement =>
  stack(
    fill('M5 84h90q4 0 4 4v6q0 4-4 4H5q-4 0-4-4v-6q0-4 4-4Z', 'wood-deep'),
    fill('M5 84h90q4 0 4 4v2H1v-2q0-4 4-4Z', 'wood'),
  );

export const board =
  (scale: number, y: number): Pack =>
  (food) =>
    stack(plank(), food(50, y, scale));

/** A low wheel in its rind, a piece taken out. */
export const wheel: Pack = () =>
  stack(
    plank(),
    fill('M10 58v16q0 11 40 11t40-11V58Z', 'mushroom-deep'),
    fill('M50 58 24 67v15.5q11 2.5 26 2.5Z', 'butter'),
    fill('M50 58v27q14 0 24-2V67Z', 'butter-deep'),
    fill('M10 58q0-12 40-12t40 12q0 6-16 9L50 58 24 67q-14-3-14-9Z', 'cream-deep'),
    fill('M14 57q2-8 36-8t36 8q-1 4-13 6.5L50 54 27 63.5Q14 61 14 57Z', 'cream'),
  );

/** White balls in a bowl. */
export const bowl: Pack = (food) =>
  stack(
    food(32, 52, 0.42),
    food(68, 52, 0.42),
    food(50, 44, 0.46),
    fill('M4 60h92q0 38-32 38H36Q4 98 4 60Z', 'enamel-deep'),
    fill('M4 60h92q-1 8-3 14H7q-2-6-3-14Z', 'enamel'),
    stroke('M16 68q2 14 12 20', 'shine', 3.5),
  );

/** On crushed ice, with a slice of lemon. */
export const platter: Pack = (food) =>
  stack(
    fill('M1 78h98l-7 15q-2 5-8 5H16q-6 0-8-5Z', 'enamel-deep'),
    fill('M1 78h98l-2.5 5.5h-93Z', 'enamel'),
    fill('M6 78l10-8 12 3 11-6 13 4 12-4 12 5 10-3 8 9Z', 'mist'),
    fill(oval(79, 68, 12, 11), 'lemon-deep'),
    fill(oval(79, 68, 9.5, 8.5), 'lemon'),
    food(47, 58, 0.88, -4),
  );

/** Its label in the colour of what is in it. */
export const tin: Pack = (food, key) =>
  stack(
    fill('M14 24h72v64q0 10-36 10T14 88Z', 'steel-deep'),
    fill('M14 24h54v72q-8 2-18 2-36 0-36-10Z', 'steel'),
    fill('M14 38q36 9 72 0v44q-36 10-72 0Z', artOf(key).deep),
    fill('M14 38q28 7 54 3v44q-26 4-54-3Z', artOf(key).tone),
    fill(oval(50, 62, 22, 17), 'linen'),
    food(50, 62, 0.3),
    fill(oval(50, 24, 36, 9), 'steel-deep'),
    fill(oval(50, 23, 31, 6.5), 'steel'),
    stroke('M46 22q8-5 14 0', 'slate', 3),
    stroke('M20 46v30', 'shine', 3.5),
  );
