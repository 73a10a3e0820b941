import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../../draw';
import { artOf } from '../../food/ingredient-art';
import { parsley, saladLeaf } from '../../food/greens';
import { loaf } from '../../food/grains-and-nuts';
import { cherryTomato, tomato } from '../../food/vegetables';
import { citrusSlice } from '../../food/slices';
import { oval } from '../../geometry';
import type { Tone } from '../../palette';
import { filling, glassBack, glassFront, rim } from '../../parts/glass';
import { fork, knife, napkin, spoon, steam } from '../../parts/props';
import { bowlBack, bowlFront } from '../../parts/ware';
import { seededRandom } from '../../seeded-random';

const r = seededRandom;

/** A plate lying on the table, seen at the slant of the scene. */
const laidPlate = (x: number, y: number, rx: number, deco: Tone) =>
  stack(
    fill(oval(x + 4, y + 7, rx, rx * 0.36), 'shadow'),
    fill(oval(x, y + 2, rx, rx * 0.36), 'china-shade'),
    fill(oval(x, y, rx, rx * 0.345), 'china'),
    stroke(oval(x, y, rx * 0.9, rx * 0.3), deco, 2.6),
    fill(oval(x, y + 1, rx * 0.66, rx * 0.215), 'china-shade'),
    fill(oval(x + 1, y + 3, rx * 0.64, rx * 0.195), 'china'),
  );

const legs = stack(
  fill(oval(274, 880, 420, 26), 'shadow'),
  fill('M-76 640L-58 880H-34L-24 640ZM572 640L582 880H606L624 640Z', 'wood'),
  fill('M-44 640v240h10l10-240Zm646 0-4 240h8l18-240Z', 'wood-deep'),
);

const cloth = stack(
  fill(
    'M-104 596q0-16 24-44L22 432q12-14 34-14h448q22 0 34 14l94 120q20 28 20 44v44l-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22-28-22-28 22Z',
    'linen',
  ),
  fill('M-104 596H652V614H-104Z', 'linen-deep'),
  stroke('M-60 578H608M16 458H544M-104 630H652', 'tomato', 5),
  stroke('M-42 562H590M26 448H534', 'tomato', 2.4),
);

const pot = stack(
  fill(oval(4, 66, 98, 16), 'shadow'),
  stroke('M-90 4c-32-10-34 22 0 20M90 4c32-10 34 22 0 20', 'tomato-deep', 11),
  fill(oval(0, -14, 92, 26), 'tomato'),
  fill(oval(0, -13, 82, 20), 'tomato-deep'),
  fill(oval(0, -10, 78, 16), 'squash'),
);

const potFront = stack(
  fill('M-92-14a92 26 0 0 0 184 0v54q-2 30-32 34H-60q-30-4-32-34Z', 'tomato-deep'),
  fill('M-88-4A92 26 0 0 0 66 10v28q-4 26-26 30h-98q-26-4-30-28Z', 'tomato'),
  stroke('M-92-14A92 26 0 0 0 92-14', 'tomato-light', 5),
  stroke('M-70 18V44', 'shine', 8),
);

const stew = () =>
  stack(
    place(-42, -14, 0.4, 10, artOf('carrot').piece(r('s1')), 0.6),
    place(6, -8, 0.42, 0, artOf('courgette').piece(r('s2')), 0.6),
    place(44, -15, 0.4, 0, artOf('tomato').piece(r('s3')), 0.6),
    place(-14, -20, 0.42, 20, artOf('mushroom').piece(r('s4')), 0.7),
    place(22, -24, 0.5, 20, parsley(r('s5')), 0.8),
  );

const saladBowl = () => {
  const ware = { base: 'enamel', deep: 'enamel-deep', deco: 'china' } as const;
  return stack(
    fill(oval(4, 54, 62, 10), 'shadow'),
    bowlBack(ware, 0, -6, 70, 20),
    place(-34, -20, 0.6, -30, saladLeaf('leaf-light', 'leaf', 'lime')(r('l1'))),
    place(32, -20, 0.6, 30, saladLeaf('leaf-light', 'leaf', 'lime')(r('l2'))),
    place(0, -24, 0.66, 0, saladLeaf('leaf', 'leaf-deep', 'leaf-light')(r('l3'))),
    place(-20, -14, 0.36, 0, cherryTomato(r('c1'))),
    place(18, -18, 0.4, 10, artOf('radish').piece(r('c2'))),
    place(2, -10, 0.36, 30, cherryTomato(r('c3'))),
    place(40, -12, 0.38, 0, artOf('cucumber').piece(r('c4'))),
    place(-42, -10, 0.36, 0, artOf('radish').piece(r('c5'))),
    bowlFront(r('sb'), ware, 0, -6, 70, 20, 52),
  );
};

const pitcher = () =>
  stack(
    fill(oval(4, 60, 34, 7), 'shadow'),
    fill('M-24-62c2 22-16 32-16 62v46q0 12 12 12h56q12 0 12-12V0c0-30-18-40-16-62Z', 'glass'),
    fill('M-37-4v48q0 10 10 10h54q10 0 10-10V-4Z', 'lemon', 0.85),
    fill(oval(0, -4, 37, 7), 'butter'),
    place(-12, 18, 0.34, 0, citrusSlice('lemon-deep', 'butter')(r('z1'))),
    place(16, 34, 0.34, 30, citrusSlice('lemon-deep', 'butter')(r('z2'))),
    place(10, -14, 0.4, 20, artOf('mint').piece(r('z3'))),
    stroke('M36-22q26 6 22 34-4 22-22 20', 'glass-edge', 6),
    rim('M-24-62c2 22-16 32-16 62v46q0 12 12 12h56q12 0 12-12V0c0-30-18-40-16-62'),
    stroke('M-28 6V36', 'shine', 7),
  );

const glassOf = (x: number, y: number) => {
  const shape = { cx: x, top: y - 44, bottom: y, mouth: 17, foot: 13 };
  return stack(glassBack(shape), filling(shape, y - 20, y - 4, 'fish', null), glassFront(shape));
};

const board = () =>
  stack(
    fill('M-84 12Q0 0 88 12L98 36Q0 50-94 36Z', 'shadow'),
    fill('M-88 6Q0-6 84 6L94 30Q0 44-98 30Z', 'wood-deep'),
    fill('M-88 3Q0-9 84 3l9 21Q0 37-97 24Z', 'wood'),
    place(-22, -16, 0.96, -4, loaf(r('loaf'))),
    place(52, 8, 0.44, 14, artOf('bread').piece(r('slice')), 0.6),
    place(78, 6, 0.4, -8, tomato(r('tt'))),
  );

/** The plates still to be laid, with napkins on top. */
const pile = stack(
  fill(oval(4, 22, 58, 14), 'shadow'),
  ...[14, 4, -6, -16].map((y, i) =>
    stack(
      fill(oval(0, y + 4, 56, 17), 'china-shade'),
      fill(oval(0, y, 56, 17), 'china'),
      i === 3 && stroke(oval(0, y, 48, 13.5), 'ochre', 2.6),
    ),
  ),
  fill('M-30-26L18-34L34-20L-14-10Z', 'herb'),
  fill('M-30-26L18-34L24-28L-22-19Z', 'leaf'),
);

/** The table being laid: two places set, a third begun. */
export const laidTable = (x: number, y: number): ReactElement => (
  <g transform={`translate(${x} ${y})scale(.92)`}>
    {stack(
      legs,
      cloth,
      place(112, 452, 0.8, 0, saladBowl()),
      place(476, 440, 0.78, 0, pile),
      <g transform="translate(292 452)scale(.95)">
        {pot}
        {stew()}
        {potFront}
      </g>,
      <g className="ill-steam">{steam(r('pot'), 290, 408, 78, 30)}</g>,
      place(414, 454, 0.8, 0, pitcher()),
      laidPlate(86, 552, 78, 'enamel'),
      place(-8, 552, 0.68, 40, fork, 0.62),
      place(180, 552, 0.68, 38, knife, 0.62),
      glassOf(168, 512),
      place(296, 556, 0.76, 0, board()),
      laidPlate(500, 552, 78, 'tomato'),
      place(404, 556, 0.5, 30, napkin('ochre', 'china'), 0.6),
      place(404, 554, 0.66, 36, fork, 0.62),
      place(590, 548, 0.66, 34, spoon, 0.62),
      glassOf(566, 506),
    )}
  </g>
);

/** A cat that has heard the fridge open. */
export const cat = (x: number, y: number): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    {fill(oval(2, 70, 52, 9), 'shadow')}
    {stroke('M34 62c32 4 44-22 28-38-8-6-14 2-8 8', 'slate', 11)}
    {fill('M-36 68C-44 28-26-6 2-8C30-6 46 30 38 68Q2 76-36 68Z', 'slate')}
    {fill('M-24-62L-20-30L-2-40ZM28-62L24-30L6-40Z', 'slate')}
    {fill('M-20-52L-17-34L-7-41ZM24-52L21-34L11-41Z', 'ham')}
    {fill(oval(2, -22, 30, 25), 'slate')}
    {fill(oval(-9, -27, 6.5, 7.5) + oval(13, -27, 6.5, 7.5), 'lemon')}
    {fill(oval(-8, -29, 2.6, 5.5) + oval(14, -29, 2.6, 5.5), 'ink')}
    {fill('M-1-17H5L2-13Z', 'ham')}
    {stroke('M2-13q-4 6-9 3m9-3q4 6 9 3', 'cream', 2.2)}
    {stroke('M-26-16h-18m18 5-16 6m72-11h18m-18 5 16 6', 'slate-deep', 2)}
    {fill('M-14 8c4 22 28 22 32 0-4 34-8 48-16 50-8-2-12-16-16-50Z', 'cream')}
    {fill(oval(-12, 68, 12, 7) + oval(16, 68, 12, 7), 'cream')}
    {stroke('M-22 2Q2 14 26 2', 'tomato', 6)}
    {fill(oval(2, 10, 5), 'ochre')}
  </g>
);
