import { fill, place, stroke } from '../draw';
import { basil } from '../food/greens';
import type { PictureProps } from '../picture';
import { seededRandom } from '../seeded-random';
import { groundShadow, sparkle, Spot } from './spot';

/** A recipe book kept for what one loves, still blank. */
export const EmptyFavorites = (props: PictureProps) => (
  <Spot {...props} patch="mauve">
    {groundShadow(162, 204, 120, 11)}
    {fill('M34 78Q98 60 160 84Q222 60 286 78L292 190Q222 176 160 200Q98 176 28 190Z', 'clay-deep')}
    {fill('M44 70Q104 52 160 78V192Q104 166 40 180Z', 'china-shade')}
    {fill('M46 66Q104 48 158 74V186Q104 160 43 174Z', 'china')}
    {fill('M276 70Q216 52 160 78V192Q216 166 280 180Z', 'china-shade')}
    {fill('M274 66Q216 48 162 74V186Q216 160 277 174Z', 'china')}
    {stroke('M160 78V192', 'china-line', 3)}
    {stroke(
      'M182 96Q220 82 258 88M180 114Q220 100 260 105M180 132Q216 120 240 121',
      'china-line',
      4,
    )}
    {fill(
      'M100 146C76 132 68 116 74 104C80 92 94 94 101 106C106 92 122 88 129 99C136 112 124 130 100 146Z',
      'tomato-deep',
    )}
    {fill(
      'M99 140C79 128 72 115 77 105C82 96 94 98 100 111C106 97 119 93 125 101C130 112 119 126 99 140Z',
      'tomato',
    )}
    {stroke('M83 110q2-6 7-6', 'shine', 4)}
    {fill('M228 60L244 61V134L236 124L228 134Z', 'ochre')}
    {place(286, 186, 0.62, 38, basil(seededRandom('favorites')))}
    {sparkle(52, 42, 11, 'aubergine')}
    {sparkle(150, 36, 8, 'tomato')}
  </Spot>
);
