import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../../draw';
import { citrus } from '../../food/fruits';
import { saladLeaf } from '../../food/greens';
import { bottle, cheeseWedge, honeyPot } from '../../food/pantry';
import { fish, wholeEgg } from '../../food/proteins';
import { beet, carrot, leek } from '../../food/roots-and-stems';
import { aubergine, broccoli, longGreen, pepper, pumpkin, tomato } from '../../food/vegetables';
import { oval } from '../../geometry';
import { seededRandom } from '../../seeded-random';

const r = seededRandom;

const cavity = stack(
  fill('M0 34Q0 4 30 4h146q30 0 30 30v384q0 14-14 14H14q-14 0-14-14Z', 'moss-deep'),
  fill('M0 34Q0 4 30 4h140q28 0 28 30v376q0 14-14 14H14q-14 0-14-14Z', 'moss'),
  fill('M16 40q0-18 18-18h130q18 0 18 18v356q0 12-12 12H28q-12 0-12-12Z', 'china-shade'),
  fill('M22 40q0-14 14-14h128q18 0 18 14v356q0 12-12 12H36q-14-4-14-14Z', 'china'),
  fill('M72 26h64l46 124v150H22V150Z', 'butter', 0.6),
  fill('M68 24h72v8q0 8-8 8H76q-8 0-8-8Z', 'lemon'),
  fill('M10 432h26v10H10zm156 0h26v10h-26z', 'slate'),
);

const shelves = stack(
  stroke('M18 116H182M18 186H182M18 252H182M18 318H182', 'fish-deep', 3),
  stroke('M18 113H182M18 183H182M18 249H182M18 315H182', 'glass-edge', 4),
);

/** The five shelves' content, from top to bottom, standing on their shelves. */
const content = () =>
  stack(
    place(46, 80, 0.62, 0, bottle('egg', 'cream-deep', 'enamel')(r('milk'))),
    place(80, 88, 0.5, 0, bottle('carrot', 'carrot-deep', 'cream')(r('juice'))),
    place(117, 92, 0.46, 0, honeyPot(r('jam'))),
    place(154, 94, 0.44, 4, cheeseWedge(r('cheese'))),
    place(50, 158, 0.5, 0, wholeEgg(r('e1'))),
    place(76, 158, 0.5, 0, wholeEgg(r('e2'))),
    place(102, 158, 0.5, 0, wholeEgg(r('e3'))),
    fill('M32 164H118L114 183H36Z', 'enamel'),
    place(148, 160, 0.5, 0, tomato(r('t1'))),
    fill('M30 232q64-10 134 0l-6 16H38Z', 'china-line'),
    fill('M30 230q64-10 134 0l-6 14H38Z', 'denim'),
    place(94, 220, 0.92, -3, fish(r('fish'))),
    place(54, 290, 0.54, -6, pepper('tomato', 'tomato-deep')(r('p'))),
    place(98, 291, 0.52, 4, broccoli(r('b'))),
    place(146, 292, 0.5, -8, aubergine(r('a'))),
  );

const drawer = () =>
  stack(
    place(46, 350, 0.62, 8, leek(r('leek'))),
    place(82, 352, 0.6, -10, saladLeaf('leaf-light', 'leaf', 'lime')(r('salad'))),
    place(116, 354, 0.6, 14, carrot(r('carrot'))),
    place(146, 352, 0.58, 0, beet(r('beet'))),
    fill('M20 352h164l-4 48q-1 5-8 5H32q-7 0-8-5Z', 'fish', 0.82),
    stroke('M20 352H184', 'glass-edge', 4),
    stroke('M86 374H118', 'enamel', 6),
  );

const door = () =>
  stack(
    fill('M206 14L304-8Q318-11 318 4V438Q318 453 304 450L206 430Z', 'moss-deep'),
    fill('M210 24L296 4Q304 3 304 10V430Q304 438 296 437L210 420Z', 'china-shade'),
    fill('M216 32L292 14Q297 13 297 18V424Q297 428 292 427L216 412Z', 'china'),
    place(236, 112, 0.62, 2, bottle('moss', 'leaf-deep', 'cream')(r('oil'))),
    place(270, 112, 0.62, -2, bottle('beet', 'beet-deep', 'butter')(r('wine'))),
    fill('M214 120L300 116V146L214 146Z', 'fish', 0.85),
    place(238, 236, 0.46, 0, citrus('lemon', 'lemon-deep', true)(r('l1'))),
    place(272, 234, 0.46, 8, citrus('leaf-light', 'leaf', true)(r('l2'))),
    fill('M214 244h86v28l-86-2Z', 'fish', 0.85),
    place(256, 348, 0.66, 84, longGreen('leaf', 'leaf-deep', 'leaf-light')(r('c'))),
    fill('M214 364L300 370V400L214 392Z', 'fish', 0.85),
    fill('M318 180h9q5 0 5 5v82q0 5-5 5h-9z', 'steel-deep'),
  );

/** An open, well-filled fridge; its top left corner at a point, about 330 × 450. */
export const openFridge = (x: number, y: number): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    {fill(oval(170, 444, 190, 15), 'shadow')}
    {cavity}
    {content()}
    {shelves}
    {drawer()}
    {door()}
    {place(66, -28, 0.74, 0, pumpkin(r('pumpkin')))}
    {fill('M112-40H182L176 4H118Z', 'wood')}
    {fill('M112-40H182L180-28H114Z', 'wood-deep')}
    {stroke('M117-16H178M119-4H177', 'wood-line', 3)}
  </g>
);
