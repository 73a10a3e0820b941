import { fill, place, stroke } from '../../draw';
import { basil } from '../../food/greens';
import { onion } from '../../food/roots-and-stems';
import { tomato } from '../../food/vegetables';
import { oval, ribbon } from '../../geometry';
import { steam } from '../../parts/props';
import type { PictureProps } from '../../picture';
import { seededRandom } from '../../seeded-random';
import { toque } from './chef-hat';
import '../motion.css';
import { Spot } from '../spot';

const random = () => seededRandom('chef');

/** A chef stirring a pot, while a recipe is being written. */
export const DrawnChefAtWork = (props: PictureProps) => (
  <Spot {...props} patch="blush">
    {/* the chef, behind the worktop */}
    {fill('M142 204c-2-44 8-70 38-76h36c30 6 40 32 38 76Z', 'moss-deep')}
    {fill('M146 204c-2-42 8-66 35-72h25c26 6 34 30 32 72Z', 'moss')}
    {fill('M172 146h50l6 60h-62Z', 'china-shade')}
    {fill('M172 146h42l4 60h-52Z', 'china')}
    {stroke('M176 146L184 130M218 146L210 130', 'china', 6)}
    {fill('M186 116h24v18q-12 10-24 0Z', 'skin-deep')}
    {fill('M178 128q20 18 40 0l4 10q-24 18-48 0Z', 'tomato')}
    {fill('M194 142L186 158L198 152L210 158L202 142Z', 'tomato-deep')}
    {fill(oval(168, 98, 7, 9) + oval(228, 98, 7, 9), 'skin-deep')}
    {fill('M168 84q0-18 30-18t30 18v16q-2 28-30 28t-30-28Z', 'skin')}
    {fill('M168 92q-2-20 8-22h46q10 2 6 22-4-10-12-12h-36q-8 2-12 12Z', 'choc')}
    {stroke('M180 98q6-6 11 0m15 0q6-6 11 0', 'ink', 3)}
    {fill('M198 100q7 8 1 10-6 0-6-3z', 'skin-deep')}
    {fill('M198 112c-6-4-16-2-20 4 8 5 16 4 20 0 4 4 12 5 20 0-4-6-14-8-20-4Z', 'choc')}
    {fill(oval(181, 107, 5, 3.4) + oval(215, 107, 5, 3.4), 'tomato-light', 0.5)}
    {place(198, 44, 0.68, 4, toque)}
    {/* the pot, its steam, and the arm that stirs */}
    <g className="ill-steam">{steam(random(), 96, 112, 58, 20)}</g>
    <g className="ill-stir">
      {fill(
        ribbon([
          [128, 92, 4],
          [118, 130, 4],
          [110, 172, 5],
        ]),
        'wood-deep',
      )}
      {fill(
        ribbon([
          [162, 158, 15],
          [150, 146, 13],
          [134, 122, 9],
        ]),
        'moss-deep',
      )}
      {fill(
        ribbon([
          [160, 154, 12],
          [148, 142, 10],
          [134, 120, 7],
        ]),
        'moss',
      )}
      {fill('M122 104c6-6 18 0 19 9 0 9-11 13-17 7-4-4-6-12-2-16Z', 'skin')}
      {stroke('M124 108q6 0 10 4m-12 2q6 0 9 3', 'skin-deep', 2.4)}
    </g>
    {fill(oval(104, 148, 56, 13), 'enamel-deep')}
    {fill(oval(104, 149, 49, 9), 'squash')}
    {fill('M34 164q16-8 18 2v8q-16 4-18-2zm140 0q-16-8-18 2v8q16 4 18-2z', 'enamel-deep')}
    {fill('M48 148v46q0 12 14 12h84q14 0 14-12v-46a56 13 0 0 1-112 0Z', 'enamel-deep')}
    {fill('M50 154v38q2 11 14 11h66q14-1 14-13v-31a56 13 0 0 1-94-5Z', 'enamel')}
    {stroke('M62 170V188', 'shine', 6)}
    {/* the other arm, its hand on the herbs */}
    {fill(
      ribbon([
        [236, 156, 14],
        [256, 178, 12],
        [244, 196, 10],
      ]),
      'moss-deep',
    )}
    {fill(
      ribbon([
        [238, 158, 10],
        [253, 177, 8],
        [244, 192, 7],
      ]),
      'moss',
    )}
    {fill('M222 194c0-8 18-10 24-3l-2 13h-20Z', 'skin')}
    {stroke('M229 204V197M236 204V196', 'skin-deep', 2.2)}
    {/* the worktop */}
    {fill('M14 204h292q4 0 4 6v4H10v-4q0-6 4-6Z', 'wood')}
    {fill('M10 214h300v8q0 4-4 4H14q-4 0-4-4Z', 'wood-deep')}
    {place(284, 186, 0.42, -8, onion('bread', 'nut')(random()))}
    {place(24, 188, 0.4, -6, tomato(random()))}
    {place(206, 196, 0.4, -82, basil(random()))}
  </Spot>
);
