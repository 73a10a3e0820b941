import { fill, place, stroke } from '../draw';
import { citrus } from '../food/fruits';
import type { PictureProps } from '../picture';
import { seededRandom } from '../seeded-random';
import { groundShadow, Spot } from './spot';

/** An open fridge with its light on, and a single lemon. */
export const EmptyFridge = (props: PictureProps) => (
  <Spot {...props} patch="mist">
    {groundShadow(166, 220, 110, 9)}
    {fill(
      'M92 26Q92 14 104 14H206Q218 14 218 26V208Q218 216 210 216H100Q92 216 92 208Z',
      'moss-deep',
    )}
    {fill('M92 26Q92 14 104 14H200Q212 14 212 26V202Q212 210 204 210H100Q92 210 92 202Z', 'moss')}
    {fill(
      'M104 30Q104 26 108 26H198Q202 26 202 30V198Q202 202 198 202H108Q104 202 104 198Z',
      'china-shade',
    )}
    {fill('M108 30H202V198Q202 202 198 202H112Q108 202 108 198Z', 'china')}
    {fill('M140 27H170L202 118V198H108V118Z', 'butter', 0.55)}
    {fill('M136 26H174V31Q174 36 168 36H142Q136 36 136 31Z', 'lemon')}
    {stroke('M108 76H202M108 116H202M108 156H202', 'fish', 4)}
    {fill('M112 168H198V196Q198 199 195 199H115Q112 199 112 196Z', 'fish', 0.9)}
    {stroke('M146 176h18', 'enamel', 4)}
    {place(134, 100, 0.36, -8, citrus('lemon', 'lemon-deep', true)(seededRandom('fridge')))}
    {fill('M218 22L276 36Q284 38 284 46V196Q284 204 276 206L218 216Z', 'moss-deep')}
    {fill('M222 30L270 41Q275 42 275 47V194Q275 198 271 199L222 208Z', 'china-shade')}
    {fill('M225 34L268 44Q272 45 272 49V192Q272 196 268 196L225 204Z', 'china')}
    {stroke('M225 92L272 94M225 146L272 145', 'fish', 4)}
    {fill('M225 92L272 94V106L225 106ZM225 146L272 145V156L225 160Z', 'fish')}
    {stroke('M286 104V138', 'steel-deep', 6)}
    {fill('M104 216h14v6h-14zM194 216h14v6h-14z', 'slate')}
  </Spot>
);
