import type { ReactElement } from 'react';
import { fill, stack, stroke } from '../draw';
import { oval } from '../geometry';
import type { Tone } from '../palette';

/** A round wooden board with a handle, from above. */
export const roundBoard: ReactElement = stack(
  fill(oval(155, 160, 132), 'shadow'),
  fill('M120 22Q118-14 150-16Q182-14 180 22Z', 'wood-deep'),
  fill(oval(150, 2, 8), 'shadow'),
  fill(oval(150, 151, 131), 'wood-deep'),
  fill(oval(149, 148, 129), 'wood'),
  stroke(
    'M44 94Q150 82 250 92M24 146Q150 158 274 140M38 206Q150 194 258 208M76 252Q150 246 220 254',
    'wood-line',
    2.5,
    0.55,
  ),
);

/** A large dish or board with rounded corners, from above, filling most of the square. */
export const tray = (base: Tone, deep: Tone): ReactElement =>
  stack(
    fill(
      'M26 58Q150 48 288 58Q300 60 302 76Q306 156 300 244Q298 260 284 261Q150 270 26 261Q14 260 12 244Q6 156 12 76Q14 60 26 58Z',
      'shadow',
    ),
    fill(
      'M22 48Q150 38 278 48Q292 50 293 66Q298 150 292 238Q290 252 276 254Q150 264 24 254Q10 252 8 238Q2 150 7 66Q8 50 22 48Z',
      deep,
    ),
    fill(
      'M22 46Q150 36 276 46Q288 48 289 64Q294 146 288 231Q286 244 274 246Q150 255 26 246Q13 244 11 231Q6 146 11 64Q12 48 22 46Z',
      base,
    ),
    base === 'wood'
      ? stroke(
          'M24 84Q150 74 276 86M20 150Q150 160 282 146M24 216Q150 208 274 218',
          'wood-line',
          2.5,
          0.6,
        )
      : stroke(
          'M30 58Q150 49 270 58Q278 60 279 70Q284 146 278 224Q277 234 268 235Q150 244 32 235Q23 234 22 224Q17 146 22 70Q23 60 30 58Z',
          deep,
          2.5,
        ),
  );
