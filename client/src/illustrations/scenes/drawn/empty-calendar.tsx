import { fill, place, stroke } from '../../draw';
import { tomato } from '../../food/vegetables';
import type { PictureProps } from '../../picture';
import { fork, spoon } from '../../parts/props';
import { seededRandom } from '../../seeded-random';
import { groundShadow, Spot } from '../spot';

/** A week with nothing planned. */
export const DrawnEmptyCalendar = (props: PictureProps) => (
  <Spot {...props} patch="blush">
    {groundShadow(166, 212, 104, 9)}
    {fill('M68 50q92-8 188 0 6 78 0 154-96 8-190 0-6-76 2-154Z', 'shadow')}
    {fill('M66 44q94-8 188 0 6 78 0 156-94 8-190 0-6-78 2-156Z', 'china-shade')}
    {fill('M66 42q94-8 186 0 6 76-1 153-91 7-187 0-6-77 2-153Z', 'china')}
    {fill('M66 42q94-8 186 0l2 34q-94-6-191 0Z', 'tomato')}
    {fill('M63 70q97-6 191 0v7q-94-6-191 0Z', 'tomato-deep')}
    {stroke('M96 30v22m42-26v22m44-22v22m42-18v22', 'slate', 7)}
    {stroke('M95 30v12m42-16v12m44-12v12m42-8v12', 'steel', 3)}
    {fill(
      'M76 88h32v44H76zm41-2h32v45h-32zm41 0h34v45h-34zm43 1h40v45h-40zM75 141h33v46H75zm42-1h32v48h-32zm84 1h40v46h-40z',
      'china-shade',
    )}
    {stroke('M158 140H192V188H158Z', 'herb', 3.5)}
    {stroke('M175 152v24M163 164h24', 'herb', 4.5)}
    {place(92, 112, 0.3, -6, tomato(seededRandom('calendar')))}
    {place(272, 150, 0.72, 14, spoon)}
    {place(44, 154, 0.72, -14, fork)}
  </Spot>
);
