import type { ReactElement } from 'react';
import { fill, stack, stroke } from '../draw';
import { oval } from '../geometry';
import type { Tone } from '../palette';

/** A round wooden board with a handle, from above. */
export const roundBoard: ReactElement = stack(
  fill(oval(155, 160, 132), 'shadow'),
  fill('M120 22q-2-36 30-38 32 2 30 38Z', 'wood-deep'),
  fill(oval(150, 2, 8), 'shadow'),
  fill(oval(150, 151, 131), 'wood-deep'),
  fill(oval(149, 148, 129), 'wood'),
  stroke(
    'M44 94q106-12 206-2M24 146q126 12 250-6M38 206q112-12 220 2M76 252q74-6 144 2',
    'wood-line',
    2.5,
    0.55,
  ),
);

/** A large dish or board with rounded corners, from above, filling most of the square. */
export const tray = (base: Tone, deep: Tone): ReactElement =>
  stack(
    fill(
      'M26 58q124-10 262 0 12 2 14 18 4 80-2 168-2 16-16 17-134 9-258 0-12-1-14-17-6-88 0-168 2-16 14-18Z',
      'shadow',
    ),
    fill(
      'M22 48q128-10 256 0 14 2 15 18 5 84-1 172-2 14-16 16-126 10-252 0-14-2-16-16-6-88-1-172 1-16 15-18Z',
      deep,
    ),
    fill(
      'M22 46q128-10 254 0 12 2 13 18 5 82-1 167-2 13-14 15-124 9-248 0-13-2-15-15-5-85 0-167 1-16 11-18Z',
      base,
    ),
    base === 'wood'
      ? stroke('M24 84q126-10 252 2M20 150q130 10 262-4M24 216q126-8 250 2', 'wood-line', 2.5, 0.6)
      : stroke(
          'M30 58q120-9 240 0 8 2 9 12 5 76-1 154-1 10-10 11-118 9-236 0-9-1-10-11-5-78 0-154 1-10 8-12Z',
          deep,
          2.5,
        ),
  );
