import type { ReactElement } from 'react';
import { fill, stack, stroke } from '../draw';
import { oval } from '../geometry';
import { ink, type Tone } from '../palette';
import type { Random } from '../seeded-random';

/** A cloth or a table top, with its second tone, and the tone in which lines show on it. */
export interface Cloth {
  base: Tone;
  deep: Tone;
  /** The family of foods that would be lost on it. */
  hue: Hue;
}

export type Hue = 'yellow' | 'green' | 'red' | 'purple' | 'blue' | 'brown';

const CLOTHS: readonly Cloth[] = [
  { base: 'sand', deep: 'sand-deep', hue: 'brown' },
  { base: 'sage', deep: 'sage-deep', hue: 'green' },
  { base: 'blush', deep: 'blush-deep', hue: 'red' },
  { base: 'maize', deep: 'maize-deep', hue: 'yellow' },
  { base: 'mauve', deep: 'mauve-deep', hue: 'purple' },
  { base: 'mist', deep: 'mist-deep', hue: 'blue' },
  { base: 'herb', deep: 'herb-deep', hue: 'green' },
  { base: 'brick', deep: 'brick-deep', hue: 'red' },
  { base: 'plum', deep: 'plum-deep', hue: 'purple' },
  { base: 'denim', deep: 'denim-deep', hue: 'blue' },
];

/** The first of the cloths are soft; the deep ones, for contrast, come up half as often. */
const SOFT = 6;

const HUES: readonly (readonly [Hue, RegExp])[] = [
  ['yellow', /^(lemon|butter|squash|ochre|yolk|bread)/],
  ['green', /^(leaf|lime|moss|herb)/],
  ['red', /^(tomato|carrot|berry|salmon|shrimp|peach|ham|clay)/],
  ['purple', /^(beet|aubergine|plum|onion|blueberry)/],
  ['blue', /^(fish|denim|enamel)/],
];

export const hueOf = (tone: Tone): Hue =>
  HUES.find(([, names]) => names.test(tone))?.[0] ?? 'brown';

export const pickCloth = (random: Random, avoid: Hue): Cloth =>
  random.pick([...CLOTHS, ...CLOTHS.slice(0, SOFT)].filter((cloth) => cloth.hue !== avoid));

// Drawn far beyond the 300 × 300 picture: in a wider or taller frame the table simply goes on.
const FAR = 620;

const sheet = (tone: Tone): ReactElement => (
  <path d={`M${-FAR}${-FAR}H${300 + FAR}V${300 + FAR}H${-FAR}Z`} fill={ink(tone)} />
);

const bars = (step: number, width: number, vertical: boolean, from = -FAR) => {
  const runs: string[] = [];
  for (let at = from; at < 300 + FAR; at += step) {
    runs.push(
      vertical ? `M${at}${-FAR}h${width}v1540h${-width}z` : `M${-FAR} ${at}h1540v${width}h-1540z`,
    );
  }
  return runs.join('');
};

const lattice = (step: number, size: number) => {
  const spots: string[] = [];
  for (let row = 0; row * step < 420; row += 1) {
    for (let column = 0; column * step < 720; column += 1) {
      spots.push(oval(-210 + column * step + (row % 2 ? step / 2 : 0), -60 + row * step, size));
    }
  }
  return spots.join('');
};

const PATTERNS: readonly ((cloth: Cloth, random: Random) => ReactElement | null)[] = [
  () => null,
  ({ deep }) => fill(bars(44, 22, true, -612), deep, 0.6),
  ({ deep }) =>
    stack(fill(bars(56, 28, true, -604), deep, 0.45), fill(bars(56, 28, false, -604), deep, 0.45)),
  ({ deep }) => fill(lattice(34, 5), deep),
  ({ deep }) =>
    stroke(
      bars(75, 0, true, -600).replaceAll('z', '') + bars(75, 0, false, -600).replaceAll('z', ''),
      deep,
      3,
    ),
  ({ deep }, random) =>
    fill(`M${-FAR} ${random.range(150, 190)}H${300 + FAR}V${300 + FAR}H${-FAR}Z`, deep, 0.75),
  ({ deep }) =>
    stack(
      fill(`M-40${-FAR}H340V${300 + FAR}H-40Z`, deep, 0.6),
      stroke(`M-30${-FAR}V${300 + FAR}M330${-FAR}V${300 + FAR}`, deep, 3),
    ),
  ({ deep }) =>
    stroke(
      bars(70, 0, false, -590).replaceAll('z', '') +
        'M40-30v70m170 0v70M-60 40v70m150 0v70m240-70v70m-80 0v70m-260-70v70m140 0v70',
      deep,
      3.5,
    ),
];

/** A table seen from above. */
export const tableFromAbove = (random: Random, cloth: Cloth): ReactElement =>
  stack(sheet(cloth.base), random.pick(PATTERNS)(cloth, random));

/** A wall with a round of colour behind, and the edge of a table in front, at `horizon`. */
export function tableFromSide(random: Random, cloth: Cloth, horizon = 214): ReactElement {
  const [table, edge] = random.pick([
    ['wood', 'wood-deep'],
    ['linen', 'linen-deep'],
    [cloth.deep, cloth.deep],
  ] as const satisfies readonly (readonly [Tone, Tone])[]);
  const backdrop = random.int(4);
  return stack(
    sheet(cloth.base),
    backdrop === 0 && fill(oval(150, 140, 122), cloth.deep),
    backdrop === 1 && fill(`M46 ${horizon}V128C46-10 254-10 254 128V${horizon}Z`, cloth.deep),
    backdrop === 2 &&
      stroke(
        bars(50, 0, true, -600).replaceAll('z', '') + bars(50, 0, false, -586).replaceAll('z', ''),
        cloth.deep,
        2.5,
      ),
    backdrop === 3 && fill(bars(48, 24, true, -612), cloth.deep, 0.5),
    fill(`M${-FAR} ${horizon}H${300 + FAR}V${300 + FAR}H${-FAR}Z`, table),
    fill(`M${-FAR} ${horizon}H${300 + FAR}v7H${-FAR}Z`, edge),
  );
}
