import { fill, place, stroke } from '../../draw';
import { rosemary } from '../../food/greens';
import { oval } from '../../geometry';
import type { PictureProps } from '../../picture';
import { fork, knife, napkin } from '../../parts/props';
import { seededRandom } from '../../seeded-random';
import { Spot } from '../spot';

/** A plate, a fork, a knife, and nothing on it yet. */
export const DrawnEmptyPlate = (props: PictureProps) => (
  <Spot {...props} patch="sage">
    {place(56, 122, 1, -5, napkin('china', 'tomato'))}
    {place(56, 122, 0.96, -5, fork)}
    {place(264, 122, 0.98, 5, knife)}
    {fill(oval(165, 130, 80), 'shadow')}
    {fill(oval(160, 121, 80), 'china-shade')}
    {fill(oval(158.5, 119, 77), 'china')}
    {stroke(oval(159, 120, 71), 'enamel', 3)}
    {fill(oval(160, 121, 56), 'china-shade')}
    {fill(oval(161, 123, 54), 'china')}
    {place(170, 118, 0.62, 52, rosemary(seededRandom('plate')))}
    {stroke('M132 138h.1m9.9 12h.1M124 126h.1m25.9 18h.1', 'crust', 4.5)}
    {stroke('M120 100c6-12 18-20 30-22', 'china-shade', 4)}
  </Spot>
);
