import { fill, place, stroke } from '../../draw';
import { citrus } from '../../food/fruits';
import type { PictureProps } from '../../picture';
import { seededRandom } from '../../seeded-random';
import { groundShadow, Spot } from '../spot';

/** An open fridge with its light on, and a single lemon. */
export const DrawnEmptyFridge = (props: PictureProps) => (
  <Spot {...props} patch="mist">
    {groundShadow(166, 220, 110, 9)}
    {fill('M92 26q0-12 12-12h102q12 0 12 12v182q0 8-8 8H100q-8 0-8-8Z', 'moss-deep')}
    {fill('M92 26q0-12 12-12h96q12 0 12 12v176q0 8-8 8H100q-8 0-8-8Z', 'moss')}
    {fill('M104 30q0-4 4-4h90q4 0 4 4v168q0 4-4 4h-90q-4 0-4-4Z', 'china-shade')}
    {fill('M108 30h94v168q0 4-4 4h-86q-4 0-4-4Z', 'china')}
    {fill('M140 27h30l32 91v80h-94v-80Z', 'butter', 0.55)}
    {fill('M136 26h38v5q0 5-6 5h-26q-6 0-6-5Z', 'lemon')}
    {stroke('M108 76h94m-94 40h94m-94 40h94', 'fish', 4)}
    {fill('M112 168h86v28q0 3-3 3h-80q-3 0-3-3Z', 'fish', 0.9)}
    {stroke('M146 176h18', 'enamel', 4)}
    {place(134, 100, 0.36, -8, citrus('lemon', 'lemon-deep', true)(seededRandom('fridge')))}
    {fill('M218 22L276 36Q284 38 284 46V196Q284 204 276 206L218 216Z', 'moss-deep')}
    {fill('M222 30L270 41Q275 42 275 47V194Q275 198 271 199L222 208Z', 'china-shade')}
    {fill('M225 34L268 44Q272 45 272 49V192Q272 196 268 196L225 204Z', 'china')}
    {stroke('M225 92L272 94M225 146L272 145', 'fish', 4)}
    {fill('M225 92L272 94V106L225 106ZM225 146L272 145V156L225 160Z', 'fish')}
    {stroke('M286 104V138', 'steel-deep', 6)}
    {fill('M104 216h14v6h-14zm90 0h14v6h-14z', 'slate')}
  </Spot>
);
