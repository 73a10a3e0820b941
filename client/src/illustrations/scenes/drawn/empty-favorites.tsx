import { fill, place, stroke } from '../../draw';
import { basil } from '../../food/greens';
import type { PictureProps } from '../../picture';
import { seededRandom } from '../../seeded-random';
import { groundShadow, sparkle, Spot } from '../spot';

/** A recipe book kept for what one loves, still blank. */
export const DrawnEmptyFavorites = (props: PictureProps) => (
  <Spot {...props} patch="mauve">
    {groundShadow(162, 204, 120, 11)}
    {fill('M34 78q64-18 126 6 62-24 126-6l6 112q-70-14-132 10-62-24-132-10Z', 'clay-deep')}
    {fill('M44 70q60-18 116 8v114q-56-26-120-12Z', 'china-shade')}
    {fill('M46 66q58-18 112 8v112q-54-26-115-12Z', 'china')}
    {fill('M276 70q-60-18-116 8v114q56-26 120-12Z', 'china-shade')}
    {fill('M274 66q-58-18-112 8v112q54-26 115-12Z', 'china')}
    {stroke('M160 78V192', 'china-line', 3)}
    {stroke('M182 98q26-10 50-10m-51 28q27-10 53-10m-54 28q22-8 40-9', 'china-line', 4)}
    {fill('M100 146c-24-14-32-30-26-42s20-10 27 2c5-14 21-18 28-7 7 13-5 31-29 47Z', 'tomato-deep')}
    {fill('M99 140c-20-12-27-25-22-35 5-9 17-7 23 6 6-14 19-18 25-10 5 11-6 25-26 39Z', 'tomato')}
    {stroke('M83 110q2-6 7-6', 'shine', 4)}
    {fill('M246 62L264 64V132L255 121L246 130Z', 'ochre')}
    {place(286, 186, 0.62, 38, basil(seededRandom('favorites')))}
    {sparkle(52, 42, 11, 'aubergine')}
    {sparkle(150, 36, 8, 'tomato')}
  </Spot>
);
