import { fill, place, stroke } from '../../draw';
import { parsley } from '../../food/greens';
import { carrotSlice } from '../../food/slices';
import { blob, oval } from '../../geometry';
import type { PictureProps } from '../../picture';
import { seededRandom } from '../../seeded-random';
import { sparkle, Spot } from '../spot';

const random = () => seededRandom('spilt');

/** A pot tipped over, its soup on the floor: something went wrong, and it can be mopped up. */
export const DrawnSpiltPot = (props: PictureProps) => (
  <Spot {...props} patch="maize">
    {fill(
      'M96 196c24-24 80-14 118-24 48-10 92 6 84 28-8 24-58 16-92 24-36 8-90 6-106-8-10-8-10-14-4-20Z',
      'squash-deep',
    )}
    {fill(
      'M106 196c24-16 74-9 110-18 40-8 78 4 72 20s-50 10-82 17c-36 8-82 7-98-4-8-5-8-9-2-15Z',
      'squash',
    )}
    {stroke('M150 196c26-6 50-6 72-8m-36 20c20-2 38-4 54-8', 'butter', 4)}
    {fill(oval(104, 206, 62, 9), 'shadow')}
    <g transform="translate(104 146)rotate(76)">
      {fill('M-66-22q-22-4-24 8q0 12 24 8zM66-22q22-4 24 8q0 12-24 8z', 'clay-deep')}
      {fill('M-64-40v74q0 18 20 20h88q20-2 20-20v-74Z', 'clay-deep')}
      {fill('M-64-40v68q2 16 20 18h74q16-2 16-16v-70Z', 'clay')}
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
    {stroke('M206 74q-8-10 0-20m96 8q6-10-2-20', 'line', 3.4)}
    {sparkle(184, 104, 12, 'tomato')}
  </Spot>
);
