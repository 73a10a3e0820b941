import { fill, place, stroke } from '../draw';
import { basil } from '../food/greens';
import { onion } from '../food/roots-and-stems';
import { tomato } from '../food/vegetables';
import { oval, ribbon } from '../geometry';
import { steam } from '../parts/props';
import type { PictureProps } from '../picture';
import { seededRandom } from '../seeded-random';
import { toque } from './chef-hat';
import './motion.css';
import { Spot } from './spot';

const random = () => seededRandom('chef');

/** A chef stirring a pot, while a recipe is being written. */
export const ChefAtWork = (props: PictureProps) => (
  <Spot {...props} patch="blush">
    {/* the chef, behind the worktop */}
    {fill('M142 204C140 160 150 134 180 128H216C246 134 256 160 254 204Z', 'moss-deep')}
    {fill('M146 204C144 162 154 138 181 132H206C232 138 240 162 238 204Z', 'moss')}
    {fill('M172 146H222L228 206H166Z', 'china-shade')}
    {fill('M172 146H214L218 206H166Z', 'china')}
    {stroke('M176 146L184 130M218 146L210 130', 'china', 6)}
    {fill('M186 116H210V134Q198 144 186 134Z', 'skin-deep')}
    {fill('M178 128Q198 146 218 128L222 138Q198 156 174 138Z', 'tomato')}
    {fill('M194 142L186 158L198 152L210 158L202 142Z', 'tomato-deep')}
    {fill(oval(168, 98, 7, 9) + oval(228, 98, 7, 9), 'skin-deep')}
    {fill('M168 84Q168 66 198 66Q228 66 228 84V100Q226 128 198 128Q170 128 168 100Z', 'skin')}
    {fill('M168 92Q166 72 176 70H222Q232 72 228 92Q224 82 216 80H180Q172 82 168 92Z', 'choc')}
    {stroke('M180 98q6-6 11 0M206 98q6-6 11 0', 'ink', 3)}
    {fill('M198 100q7 8 1 10q-6 0-6-3z', 'skin-deep')}
    {fill(
      'M198 112C192 108 182 110 178 116C186 121 194 120 198 116C202 120 210 121 218 116C214 110 204 108 198 112Z',
      'choc',
    )}
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
      {fill(
        'M122 104C128 98 140 104 141 113C141 122 130 126 124 120C120 116 118 108 122 104Z',
        'skin',
      )}
      {stroke('M124 108q6 0 10 4M122 114q6 0 9 3', 'skin-deep', 2.4)}
    </g>
    {fill(oval(104, 148, 56, 13), 'enamel-deep')}
    {fill(oval(104, 149, 49, 9), 'squash')}
    {fill('M34 164q16-8 18 2v8q-16 4-18-2zM174 164q-16-8-18 2v8q16 4 18-2z', 'enamel-deep')}
    {fill('M48 148V194Q48 206 62 206H146Q160 206 160 194V148A56 13 0 0 1 48 148Z', 'enamel-deep')}
    {fill('M50 154V192Q52 203 64 203H130Q144 202 144 190V159A56 13 0 0 1 50 154Z', 'enamel')}
    {stroke('M62 170V188', 'shine', 6)}
    {/* the other hand, with a pinch of herbs */}
    {fill(
      ribbon([
        [238, 154, 13],
        [258, 172, 12],
        [252, 190, 9],
      ]),
      'moss-deep',
    )}
    {fill('M240 188C246 182 258 184 260 192C260 200 248 202 243 198Z', 'skin')}
    {/* the worktop */}
    {fill('M14 204H306Q310 204 310 210V214H10V210Q10 204 14 204Z', 'wood')}
    {fill('M10 214H310V222Q310 226 306 226H14Q10 226 10 222Z', 'wood-deep')}
    {place(284, 186, 0.42, -8, onion('bread', 'nut')(random()))}
    {place(24, 188, 0.4, -6, tomato(random()))}
    {place(238, 192, 0.4, -76, basil(random()))}
  </Spot>
);
