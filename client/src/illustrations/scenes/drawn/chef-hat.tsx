import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../../draw';
import { basil } from '../../food/greens';
import type { PictureProps } from '../../picture';
import { seededRandom } from '../../seeded-random';
import { groundShadow, Spot } from '../spot';

/** A chef's hat around its own middle, about 120 wide. */
export const toque: ReactElement = stack(
  fill(
    'M-44 34c-14-12-32-24-28-50s32-34 46-26c10-22 48-22 58 0 20-8 44 8 40 34-2 20-16 32-28 42Z',
    'china-shade',
  ),
  fill(
    'M-44 30C-56 18-72 8-68-15s28-30 42-22c11-21 42-21 52 1 16-6 30 4 28 26-2 18-12 30-20 40Z',
    'china',
  ),
  stroke(
    'M-26-36c-4 8-4 16-1 23m53-23c5 8 5 16 2 24m-48 40-4-22M2 28V4m22 24 3-20',
    'china-line',
    3,
  ),
  fill('M-46 28q46 8 92 0l-2 30Q0 68-44 58Z', 'china-shade'),
  fill('M-46 28q42 7 80 3l-1 28q-41 5-77-1Z', 'china'),
  stroke('M-45 36Q0 45 45 36', 'tomato', 5),
);

export const DrawnChefHat = (props: PictureProps) => (
  <Spot {...props} patch="sage">
    {groundShadow(162, 198, 78, 9)}
    {place(160, 122, 1.24, -5, toque)}
    {place(236, 178, 0.72, 46, basil(seededRandom('hat')))}
  </Spot>
);
