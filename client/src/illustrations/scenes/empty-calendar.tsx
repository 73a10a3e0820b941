import { fill, place, stroke } from '../draw';
import { tomato } from '../food/vegetables';
import type { PictureProps } from '../picture';
import { fork, spoon } from '../parts/props';
import { seededRandom } from '../seeded-random';
import { groundShadow, Spot } from './spot';

/** A week with nothing planned. */
export const EmptyCalendar = (props: PictureProps) => (
  <Spot {...props} patch="blush">
    {groundShadow(166, 212, 104, 9)}
    {fill('M68 50Q160 42 256 50Q262 128 256 204Q160 212 66 204Q60 128 68 50Z', 'shadow')}
    {fill('M66 44Q160 36 254 44Q260 122 254 200Q160 208 64 200Q58 122 66 44Z', 'china-shade')}
    {fill('M66 42Q160 34 252 42Q258 118 251 195Q160 202 64 195Q58 118 66 42Z', 'china')}
    {fill('M66 42Q160 34 252 42L254 76Q160 70 63 76Z', 'tomato')}
    {fill('M63 70Q160 64 254 70L254 77Q160 71 63 77Z', 'tomato-deep')}
    {stroke('M96 30V52M138 26V48M182 26V48M224 30V52', 'slate', 7)}
    {stroke('M95 30V42M137 26V38M181 26V38M223 30V42', 'steel', 3)}
    {fill(
      'M76 88h32v44h-32zM117 86h32v45h-32zM158 86h34v45h-34zM201 87h40v45h-40zM75 141h33v46h-33zM117 140h32v48h-32zM201 141h40v46h-40z',
      'china-shade',
    )}
    {stroke('M158 140H192V188H158Z', 'herb', 3.5)}
    {stroke('M175 152v24M163 164h24', 'herb', 4.5)}
    {place(92, 112, 0.3, -6, tomato(seededRandom('calendar')))}
    {place(272, 150, 0.72, 14, spoon)}
    {place(44, 154, 0.72, -14, fork)}
  </Spot>
);
