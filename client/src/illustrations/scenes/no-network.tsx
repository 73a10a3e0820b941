import type { ReactElement } from 'react';
import { fill, stack, stroke } from '../draw';
import { oval } from '../geometry';
import type { Tone } from '../palette';
import type { PictureProps } from '../picture';
import { groundShadow, sparkle, Spot } from './spot';

/** A tin lying on its side, its open end to the left, the string leaving on the right. */
const tin = (label: Tone, deep: Tone): ReactElement =>
  stack(
    fill('M-46-38H44Q56 0 44 38H-46Z', 'steel-deep'),
    fill('M-46-38H44Q53-14 51 10H-46Z', 'steel'),
    fill('M-26-39H24Q36 0 24 39H-26Q-14 0-26-39Z', deep),
    fill('M-26-39H24Q33-14 31 12H-20Q-18-14-26-39Z', label),
    stroke('M-36-38Q-24 0-36 38M36-38Q48 0 36 38', 'steel-deep', 2.6),
    fill(oval(-46, 0, 13, 38), 'steel'),
    fill(oval(-45, 0, 9.5, 31), 'slate'),
    fill(oval(6, -8, 13, 15), 'cream'),
  );

/** Two tins joined by a string that has snapped. */
export const NoNetwork = (props: PictureProps) => (
  <Spot {...props} patch="mist">
    {groundShadow(76, 188, 62)}
    {groundShadow(246, 188, 62)}
    {stroke('M126 146C146 146 152 166 146 182C142 192 134 192 132 186', 'line', 3.2)}
    {stroke('M132 186l-8-1M132 186l-6 6M132 186l1 9', 'line', 2.4)}
    {stroke('M196 146C176 144 172 128 180 116C184 110 190 108 194 112', 'line', 3.2)}
    {stroke('M194 112l9 0M194 112l6-7M194 112l2 9', 'line', 2.4)}
    <g transform="translate(74 146)rotate(-4)">
      {tin('tomato', 'tomato-deep')}
      {fill('M6-18C-4-14-6-4 6 4C18-4 16-14 6-18Z', 'tomato')}
    </g>
    <g transform="translate(248 146)rotate(4)scale(-1 1)">
      {tin('moss', 'moss-deep')}
      {fill('M-3-4Q6-18 15-12Q16 0-3-4Z', 'leaf-deep')}
    </g>
    {sparkle(160, 74, 17, 'tomato')}
    {stroke('M143 54l-6-12M177 54l6-12', 'tomato', 4)}
    {stroke('M20 118q-8 26 0 54M34 104q2-4 4-6M302 118q8 26 0 54', 'line', 3, 0.6)}
  </Spot>
);
