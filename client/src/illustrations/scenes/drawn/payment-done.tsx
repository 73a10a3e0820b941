import { fill, place, stroke } from '../../draw';
import { mint } from '../../food/greens';
import { blob, leafPath, oval } from '../../geometry';
import type { PictureProps } from '../../picture';
import { seededRandom } from '../../seeded-random';
import { groundShadow, Spot } from '../spot';

/** A card, its receipt and a tick: paid. */
export const DrawnPaymentDone = (props: PictureProps) => (
  <Spot {...props} patch="maize">
    {groundShadow(164, 210, 108, 10)}
    <g transform="rotate(6 190 110)">
      {fill(
        'M140 30L150 24L160 30L170 24L180 30L190 24L200 30L210 24L220 30L230 24L240 30V190L230 184L220 190L210 184L200 190L190 184L180 190L170 184L160 190L150 184L140 190Z',
        'china-shade',
      )}
      {fill(
        'M140 30L150 24L160 30L170 24L180 30L190 24L200 30L210 24L220 30L230 24L234 26V184L230 182L220 188L210 182L200 188L190 182L180 188L170 182L160 188L150 182L140 188Z',
        'china',
      )}
      {stroke('M156 52h30m-30 16h48m-48 16h40', 'china-line', 4.5)}
      {stroke('M216 52h8m-8 16h8m-8 16h8', 'tomato', 4.5)}
    </g>
    <g transform="rotate(-8 140 150)">
      {fill('M58 112q0-12 12-12h146q12 0 12 12v84q0 12-12 12H70q-12 0-12-12Z', 'shadow')}
      {fill('M52 106q0-12 12-12h148q12 0 12 12v84q0 12-12 12H64q-12 0-12-12Z', 'leaf-deep')}
      {fill('M52 106q0-12 12-12h144q12 0 12 12v80q0 12-12 12H64q-12 0-12-12Z', 'leaf-deep')}
      {fill('M52 112H220V134H52Z', 'ink', 0.75)}
      {fill('M70 150q0-4 4-4h24q4 0 4 4v18q0 4-4 4H74q-4 0-4-4Z', 'ochre')}
      {stroke('M70 159H102M86 146V172', 'ochre-deep', 2.4)}
      {stroke('M118 166h22m10 0h22M70 186h58', 'china', 4.5, 0.75)}
    </g>
    {fill(blob(seededRandom('tick'), 232, 160, 39, 39, 0.03), 'tomato-deep')}
    {fill(blob(seededRandom('tick'), 230, 157, 35, 35, 0.03), 'tomato')}
    {stroke('M214 158L226 170L248 145', 'china', 9)}
    {place(70, 76, 0.6, -30, mint(seededRandom('paid')))}
    {fill(leafPath(284, 96, -40, 22, 6) + leafPath(34, 132, 200, 18, 5), 'leaf')}
    {fill(oval(112, 44, 6) + oval(274, 62, 5), 'tomato')}
    {fill(oval(52, 96, 4.5) + oval(290, 128, 4.5), 'aubergine')}
  </Spot>
);
