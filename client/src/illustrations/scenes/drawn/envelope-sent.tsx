import { fill, place, stroke } from '../../draw';
import { bay } from '../../food/greens';
import { tomato } from '../../food/vegetables';
import type { PictureProps } from '../../picture';
import { seededRandom } from '../../seeded-random';
import { groundShadow, Spot } from '../spot';

/** A letter on its way. */
export const DrawnEnvelopeSent = (props: PictureProps) => (
  <Spot {...props} patch="mauve">
    <path
      d="M16 206C40 216 66 206 78 186C90 164 70 152 60 168C50 186 84 200 108 182"
      stroke="var(--ill-line)"
      strokeWidth={3.2}
      strokeDasharray="1 10"
    />
    {groundShadow(186, 216, 76, 7)}
    <g transform="rotate(-10 180 124)">
      {fill('M104 84h166v92q0 10-10 10H114q-10 0-10-10Z', 'shadow')}
      {fill('M100 78q0-8 8-8h150q8 0 8 8v94q0 8-8 8H108q-8 0-8-8Z', 'china-shade')}
      {fill('M112 40H254V150H112Z', 'china')}
      {stroke('M132 60h64m-64 16h94m-94 16h82', 'china-line', 4.5)}
      {fill('M100 84L183 140L266 84V172Q266 180 258 180H108Q100 180 100 172Z', 'ham-deep')}
      {fill('M100 84L174 134L104 179Q100 177 100 172Z', 'ham')}
      {fill('M266 84L192 134L262 179Q266 177 266 172Z', 'ham')}
      {fill('M183 118c3-4 9-4 11 0l70 57q-2 5-6 5H108q-5 0-6-5l70-57c2-4 8-4 11 0Z', 'ham')}
      {stroke('M104 176L172 121C178 115 188 115 194 121L262 176', 'ham-deep', 3)}
      {fill(
        'M170 112c-10 0-14 12-8 18-4 8 8 16 15 10 7 8 21 2 19-6 8-6 4-20-6-18-4-8-16-10-20-4Z',
        'tomato-deep',
      )}
      {place(180, 126, 0.3, 6, tomato(seededRandom('stamp')))}
    </g>
    {place(278, 70, 0.6, 30, bay(seededRandom('wing')))}
    {place(76, 66, 0.5, -40, bay(seededRandom('breeze')))}
    {stroke('M62 108H84M50 126H78M66 144H80', 'line', 3.4)}
  </Spot>
);
