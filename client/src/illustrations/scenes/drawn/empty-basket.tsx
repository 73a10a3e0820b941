import { fill, place, stack, stroke } from '../../draw';
import { carrot } from '../../food/roots-and-stems';
import { oval } from '../../geometry';
import type { PictureProps } from '../../picture';
import { seededRandom } from '../../seeded-random';
import { groundShadow, Spot } from '../spot';

const WEAVE = [0, 1, 2, 3].map((row) => {
  const y = 134 + row * 18;
  const inset = row * 5;
  return Array.from({ length: 9 }, (_, i) => {
    const x = 88 + inset + i * (17 - row * 1.1) + (row % 2 ? 6 : 0);
    return `M${x} ${y}q6-5 12 0`;
  }).join('');
});

/** A shopping basket with a cloth over its edge, and one carrot that rolled away. */
export const DrawnEmptyBasket = (props: PictureProps) => (
  <Spot {...props} patch="maize">
    {groundShadow(162, 206, 104, 10)}
    {stroke('M92 118c0-94 136-94 136 0', 'wood-deep', 12)}
    {stroke('M91 117c0-96 138-96 138 0', 'wood', 7)}
    {fill(oval(160, 120, 86, 17), 'wood-deep')}
    {fill(oval(160, 123, 78, 12), 'choc')}
    {fill('M74 122L92 196Q94 204 104 204H216Q226 204 228 196L246 122Q160 150 74 122Z', 'wood-deep')}
    {fill('M78 128L94 192Q96 198 104 198H208Q216 198 218 192L236 130Q160 150 78 128Z', 'wood')}
    {stack(...WEAVE.map((d, i) => stroke(d, i % 2 ? 'wood-line' : 'wood-deep', 4)))}
    {fill('M176 132q44-4 70-14 4 28-14 60l-12-16-14 20-14-22-12 10Z', 'shadow')}
    {fill('M172 128q44-2 72-14 4 28-14 58l-12-16-14 20-14-22-12 10Z', 'china')}
    {stroke(
      'M186 130L184 158M204 127L206 172M222 122L222 160M176 146Q212 146 240 132M182 160Q212 160 234 148',
      'tomato',
      3.5,
    )}
    {stroke('M74 120a86 17 0 0 0 172 0', 'wood-line', 7)}
    {stroke('M74 118a86 17 0 0 0 172 0', 'wood', 4)}
    {place(62, 196, 0.56, 74, carrot(seededRandom('basket')))}
  </Spot>
);
