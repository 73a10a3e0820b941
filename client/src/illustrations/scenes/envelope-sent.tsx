import { fill, place, stroke } from '../draw';
import { bay } from '../food/greens';
import { tomato } from '../food/vegetables';
import type { PictureProps } from '../picture';
import { seededRandom } from '../seeded-random';
import { Spot } from './spot';

/** A letter on its way. */
export const EnvelopeSent = (props: PictureProps) => (
  <Spot {...props} patch="mauve">
    <path
      d="M16 206C40 216 66 206 78 186C90 164 70 152 60 168C50 186 84 200 108 182"
      stroke="var(--ill-line)"
      strokeWidth={3.2}
      strokeDasharray="1 10"
    />
    {fill('M112 214Q180 224 262 204Q190 232 112 214Z', 'shadow')}
    <g transform="rotate(-10 180 124)">
      {fill('M104 84H270V176Q270 186 260 186H114Q104 186 104 176Z', 'shadow')}
      {fill(
        'M100 78Q100 70 108 70H258Q266 70 266 78V172Q266 180 258 180H108Q100 180 100 172Z',
        'china-shade',
      )}
      {fill('M112 40H254V150H112Z', 'china')}
      {stroke('M132 60H196M132 76H226M132 92H214', 'china-line', 4.5)}
      {fill('M100 84L183 140L266 84V172Q266 180 258 180H108Q100 180 100 172Z', 'ham-deep')}
      {fill('M100 84L174 134L104 179Q100 177 100 172Z', 'ham')}
      {fill('M266 84L192 134L262 179Q266 177 266 172Z', 'ham')}
      {fill(
        'M183 118C186 114 192 114 194 118L264 175Q262 180 258 180H108Q103 180 102 175L172 118C174 114 180 114 183 118Z',
        'ham',
      )}
      {stroke('M104 176L172 121C178 115 188 115 194 121L262 176', 'ham-deep', 3)}
      {fill(
        'M170 112C160 112 156 124 162 130C158 138 170 146 177 140C184 148 198 142 196 134C204 128 200 114 190 116C186 108 174 106 170 112Z',
        'tomato-deep',
      )}
      {place(180, 126, 0.3, 6, tomato(seededRandom('stamp')))}
    </g>
    {place(278, 70, 0.6, 30, bay(seededRandom('wing')))}
    {place(76, 66, 0.5, -40, bay(seededRandom('breeze')))}
    {stroke('M62 108H84M50 126H78M66 144H80', 'line', 3.4)}
  </Spot>
);
