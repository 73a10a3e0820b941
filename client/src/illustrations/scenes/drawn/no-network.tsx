import type { ReactElement } from 'react';
import { fill, stack, stroke } from '../../draw';
import { oval } from '../../geometry';
import type { Tone } from '../../palette';
import type { PictureProps } from '../../picture';
import { groundShadow, sparkle, Spot } from '../spot';

/** A tin lying on its side, its open end to the left, the string leaving on the right. */
const tin = (label: Tone, deep: Tone): ReactElement =>
  stack(
    fill('M-46-38H44Q56 0 44 38H-46Z', 'steel-deep'),
    fill('M-46-38h90q9 24 7 48h-97Z', 'steel'),
    fill('M-26-39h50q12 39 0 78h-50q12-39 0-78Z', deep),
    fill('M-26-39h50q9 25 7 51h-51q2-26-6-51Z', label),
    stroke('M-36-38q12 38 0 76m72-76q12 38 0 76', 'steel-deep', 2.6),
    fill(oval(-46, 0, 13, 38), 'steel'),
    fill(oval(-45, 0, 9.5, 31), 'slate'),
    fill(oval(6, -8, 13, 15), 'cream'),
  );

/** Two tins joined by a string that has snapped. */
export const DrawnNoNetwork = (props: PictureProps) => (
  <Spot {...props} patch="mist">
    {groundShadow(76, 188, 62)}
    {groundShadow(246, 188, 62)}
    {stroke('M122 146c6 38 28 44 28 6 0-14-4-24-10-30', 'wood-line', 3.4)}
    {stroke('M140 122l-7-2M140 122l-1-8', 'wood-line', 2)}
    {stroke('M200 146c-4 36-26 42-28 4 0-14 4-24 10-30', 'wood-line', 3.4)}
    {stroke('M182 120l8-1M182 120l2-8', 'wood-line', 2)}
    <g transform="translate(74 146)rotate(-4)">
      {tin('tomato', 'tomato-deep')}
      {fill('M6-18C-4-14-6-4 6 4C18-4 16-14 6-18Z', 'tomato')}
    </g>
    <g transform="translate(248 146)rotate(4)scale(-1 1)">
      {tin('moss', 'moss-deep')}
      {fill('M-3-4q9-14 18-8Q16 0-3-4Z', 'leaf-deep')}
    </g>
    {sparkle(161, 88, 17, 'tomato')}
    {stroke('M144 66l-6-12M178 66l6-12', 'tomato', 4)}
    {stroke('M20 118q-8 26 0 54m282-54q8 26 0 54', 'line', 3, 0.6)}
  </Spot>
);
