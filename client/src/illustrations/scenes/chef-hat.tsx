import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import { basil } from '../food/greens';
import type { PictureProps } from '../picture';
import { seededRandom } from '../seeded-random';
import { groundShadow, Spot } from './spot';

/** A chef's hat around its own middle, about 120 wide. */
export const toque: ReactElement = stack(
  fill(
    'M-44 34C-58 22-76 10-72-16C-68-42-40-50-26-42C-16-64 22-64 32-42C52-50 76-34 72-8C70 12 56 24 44 34Z',
    'china-shade',
  ),
  fill(
    'M-44 30C-56 18-72 8-68-15C-64-38-40-45-26-37C-15-58 16-58 26-36C42-42 56-32 54-10C52 8 42 20 34 30Z',
    'china',
  ),
  stroke(
    'M-26-36C-30-28-30-20-27-13M26-36C31-28 31-20 28-12M-20 28L-24 6M2 28V4M24 28L27 8',
    'china-line',
    3,
  ),
  fill('M-46 28Q0 36 46 28L44 58Q0 68-44 58Z', 'china-shade'),
  fill('M-46 28Q-4 35 34 31L33 59Q-8 64-44 58Z', 'china'),
  stroke('M-45 36Q0 45 45 36', 'tomato', 5),
);

export const ChefHat = (props: PictureProps) => (
  <Spot {...props} patch="sage">
    {groundShadow(162, 198, 78, 9)}
    {place(160, 122, 1.24, -5, toque)}
    {place(236, 178, 0.72, 46, basil(seededRandom('hat')))}
  </Spot>
);
