import { fill, place, stroke } from '../draw';
import { parsley } from '../food/greens';
import { carrotSlice } from '../food/slices';
import { blob, oval } from '../geometry';
import type { PictureProps } from '../picture';
import { seededRandom } from '../seeded-random';
import { sparkle, Spot } from './spot';

const random = () => seededRandom('spilt');

/** A pot tipped over, its soup on the floor: something went wrong, and it can be mopped up. */
export const SpiltPot = (props: PictureProps) => (
  <Spot {...props} patch="maize">
    {fill(
      'M96 196C120 172 176 182 214 172C262 162 306 178 298 200C290 224 240 216 206 224C170 232 116 230 100 216C90 208 90 202 96 196Z',
      'squash-deep',
    )}
    {fill(
      'M106 196C130 180 180 187 216 178C256 170 294 182 288 198C282 214 238 208 206 215C170 223 124 222 108 211C100 206 100 202 106 196Z',
      'squash',
    )}
    {stroke('M150 196C176 190 200 190 222 188M186 208C206 206 224 204 240 200', 'butter', 4)}
    {fill(oval(104, 206, 62, 9), 'shadow')}
    <g transform="translate(104 146)rotate(76)">
      {fill('M-66-22q-22-4-24 8q0 12 24 8zM66-22q22-4 24 8q0 12-24 8z', 'clay-deep')}
      {fill('M-64-40V34Q-64 52-44 54H44Q64 52 64 34V-40Z', 'clay-deep')}
      {fill('M-64-40V28Q-62 44-44 46H30Q46 44 46 30V-40Z', 'clay')}
      {fill(oval(0, -42, 66, 19), 'clay')}
      {fill(oval(0, -42, 57, 14), 'choc-deep')}
      {fill(oval(10, -39, 44, 9), 'squash-deep')}
      {stroke('M-48-14V20', 'shine', 7)}
    </g>
    {fill(blob(random(), 168, 190, 20, 9, 0.1), 'squash')}
    {place(204, 186, 0.34, 0, carrotSlice(random()), 0.6)}
    {place(250, 196, 0.32, 40, carrotSlice(random()), 0.6)}
    {place(160, 208, 0.3, 20, carrotSlice(random()), 0.6)}
    {place(228, 178, 0.4, 70, parsley(random()))}
    <g transform="translate(262 112)rotate(24)">
      {fill(oval(0, 6, 56, 14), 'clay-deep')}
      {fill('M-56 4C-50-22 50-22 56 4Q0 22-56 4Z', 'clay')}
      {stroke('M-40-2C-30-12-12-16 2-16', 'shine', 5)}
      {fill(oval(0, -19, 10, 7), 'ochre')}
    </g>
    {stroke('M206 74q-8-10 0-20M302 62q6-10-2-20', 'line', 3.4)}
    {sparkle(184, 104, 12, 'tomato')}
  </Spot>
);
