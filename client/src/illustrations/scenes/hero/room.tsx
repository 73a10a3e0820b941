import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../../draw';
import { basil, chives, rosemary } from '../../food/greens';
import { garlic, onion } from '../../food/roots-and-stems';
import { oval } from '../../geometry';
import { ink, type Tone } from '../../palette';
import { seededRandom } from '../../seeded-random';

const random = seededRandom;

// The wall and the floor go on far beyond the 800 × 600 scene, for frames of any shape.
const band = (y: number, height: number, tone: Tone) => (
  <rect x={-1600} y={y} width={4000} height={height} fill={ink(tone)} />
);

const tiles = () => {
  const lines: string[] = ['M-1600 330H2400M-1600 372H2400M-1600 414H2400'];
  for (let x = -1600; x < 2400; x += 56) lines.push(`M${x} 330v42M${x + 28} 372v42M${x} 414v56`);
  return stroke(lines.join(''), 'sage-deep', 2);
};

/** Wall, tiles and floor. */
export const walls = (): ReactElement =>
  stack(
    band(-1400, 1740, 'sand'),
    band(326, 150, 'sage'),
    tiles(),
    band(320, 9, 'linen'),
    band(474, 1400, 'blush'),
    band(474, 8, 'blush-deep'),
    stroke(
      'M-1600 530H2400M-1600 612H2400M-560 482L-640 530M-160 482L-190 530M230 482L222 530M600 482L626 530M980 482L1040 530M1360 482L1450 530M-330 530L-410 612M30 530L6 612M410 530L416 612M800 530L850 612M1180 530L1260 612',
      'blush-deep',
      2.5,
    ),
  );

/** A window on the mountains of the Valais, with its curtains. */
export const windowView = (x: number, y: number): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    {fill('M-12-12H212V222H-12Z', 'linen-deep')}
    {fill('M0 0H200V206H0Z', 'mist')}
    {fill(oval(150, 52, 25), 'lemon')}
    {fill('M0 120L46 56L70 88L104 34L146 92L164 74L200 116V206H0Z', 'enamel')}
    {fill('M46 56L70 88L60 84L52 94L40 82L28 82ZM104 34L130 70L118 66L108 80L96 68L84 66Z', 'egg')}
    {fill('M164 74L178 89L168 88L160 94L152 87Z', 'egg')}
    {fill('M0 134Q52 108 108 134T200 128V206H0Z', 'moss')}
    {fill('M0 166Q70 136 128 162T200 158V206H0Z', 'leaf')}
    {stroke(
      'M10 178Q60 156 110 176M26 192Q72 172 124 190M120 176Q160 166 196 176M132 192Q164 180 198 192',
      'leaf-light',
      3.5,
    )}
    {fill('M58 146H82V162H58ZM54 147L70 132L86 147Z', 'clay')}
    {fill('M60 148H80V162H60Z', 'cream')}
    {stroke('M100 0V206M0 100H200', 'linen', 7)}
    {fill('M-22 206H222V222H-22Z', 'wood')}
    {fill('M-22 217H222V224H-22Z', 'wood-deep')}
    {stroke('M-34-22H234', 'wood-deep', 7)}
    {fill('M-28-20H44C40 40 26 92-28 118Z', 'tomato')}
    {fill('M-28-20H2C2 40-6 88-28 104Z', 'tomato-deep')}
    {fill('M228-20H156C160 40 174 92 228 118Z', 'tomato')}
    {fill('M228-20H198C198 40 206 88 228 104Z', 'tomato-deep')}
    {fill('M150 184H190L184 206H156Z', 'clay')}
    {place(170, 164, 0.62, 0, basil(random('sill')))}
    {fill('M106 188H140L136 206H110Z', 'ochre')}
    {place(123, 164, 0.56, 0, chives(random('sill2')))}
  </g>
);

const jar = (x: number, y: number, content: Tone, lid: Tone, height = 46) =>
  stack(
    fill(`M${x - 17} ${y - height}H${x + 17}V${y}H${x - 17}Z`, 'glass'),
    fill(`M${x - 15} ${y - height * 0.72}H${x + 15}V${y - 2}H${x - 15}Z`, content),
    fill(`M${x - 15} ${y - height - 8}H${x + 15}V${y - height + 2}H${x - 15}Z`, lid),
    stroke(`M${x - 10} ${y - height * 0.6}V${y - 10}`, 'shine', 3.5),
  );

/** A shelf with jars, bowls and hanging tools. */
export const shelf = (x: number, y: number): ReactElement => (
  <g transform={`translate(${x} ${y})scale(.76)`}>
    {jar(26, 0, 'lentil', 'wood-deep', 50)}
    {jar(66, 0, 'tomato', 'tomato-deep', 40)}
    {jar(106, 0, 'butter', 'wood-deep', 56)}
    {fill('M132-12H196Q194 0 180 0H148Q134 0 132-12Z', 'enamel-deep')}
    {fill('M134-24H194Q192-12 178-12H150Q136-12 134-24Z', 'ochre')}
    {fill('M136-36H192Q190-24 176-24H152Q138-24 136-36Z', 'china')}
    {fill('M0 0H214V9H0Z', 'wood')}
    {fill('M0 9H214V14H0Z', 'wood-deep')}
    {fill('M20 14h8v16l-8-9zM186 14h8v7l-8 9z', 'wood-deep')}
    {stroke('M16 34H200', 'steel-deep', 4)}
    {stroke('M52 34V46M92 34V46M132 34V46M168 34V46', 'steel-deep', 3)}
    {fill('M48 44H56V84H48ZM38 84H66Q66 106 52 106T38 84Z', 'steel')}
    {fill('M88 44H96V78H88ZM82 78H102L100 112H84Z', 'wood')}
    {stroke('M89 86v18M95 86v18', 'wood-deep', 2.4)}
    {stroke(
      'M132 44V74M132 74C116 84 118 106 132 108C146 106 148 84 132 74M132 74C126 88 127 102 132 108C137 102 138 88 132 74',
      'steel',
      3.4,
    )}
    {place(168, 74, 0.62, 180, rosemary(random('hang')))}
    {place(178, 72, 0.54, 168, rosemary(random('hang2')))}
  </g>
);

export const lamp = (x: number, y: number): ReactElement => (
  <g transform={`translate(${x} ${y})scale(.86)`}>
    {stroke('M0-1400V0', 'line', 3)}
    {fill('M-14-4H14L18 8H-18Z', 'ochre-deep')}
    {fill('M-18 6H18C44 18 60 40 62 62H-62C-60 40-44 18-18 6Z', 'herb')}
    {fill('M-18 6H6C-20 18-32 40-34 62H-62C-60 40-44 18-18 6Z', 'leaf-deep')}
    {fill(oval(0, 63, 62, 9), 'butter')}
    {fill(oval(0, 66, 20, 9), 'lemon')}
  </g>
);

/** What a wide frame shows to the left: a dresser and a large plant. */
export const dresser = (x: number): ReactElement => (
  <g transform={`translate(${x} 0)`}>
    {fill(oval(120, 500, 190, 14), 'shadow')}
    {fill('M-20 236H260V250H-20Z', 'wood')}
    {fill('M-20 250H260V258H-20Z', 'wood-deep')}
    {fill('M-8 258H248V500H-8Z', 'moss')}
    {fill('M-8 258H248V272H-8Z', 'moss-deep')}
    {fill(
      'M8 284H114V384H8ZM126 284H232V384H126ZM8 396H114V488H8ZM126 396H232V488H126Z',
      'moss-deep',
    )}
    {fill(
      'M14 290H108V378H14ZM132 290H226V378H132ZM14 402H108V482H14ZM132 402H226V482H132Z',
      'moss',
    )}
    {fill(oval(104, 334, 5) + oval(136, 334, 5) + oval(104, 442, 5) + oval(136, 442, 5), 'ochre')}
    {fill(oval(42, 196, 40), 'china-shade')}
    {fill(oval(40, 195, 37), 'china')}
    {stroke(oval(40, 195, 29), 'enamel', 3)}
    {fill('M98 188H146V232Q146 237 141 237H103Q98 237 98 232Z', 'clay')}
    {fill('M98 188H112V237H103Q98 237 98 232Z', 'clay-deep')}
    {stroke('M146 198q20 2 14 20q-4 10-14 8', 'clay', 7)}
    {place(108, 158, 0.8, -14, rosemary(random('pot')))}
    {place(136, 158, 0.8, 12, rosemary(random('pot2')))}
    {place(190, 214, 0.5, 0, onion('bread', 'nut')(random('o')))}
    {place(226, 218, 0.42, 0, garlic(random('g')))}
  </g>
);

/** What a wide frame shows to the right: a worktop and a hanging rail. */
export const worktop = (x: number): ReactElement => (
  <g transform={`translate(${x} 0)`}>
    {fill('M0 318H640V334H0Z', 'wood')}
    {fill('M0 334H640V342H0Z', 'wood-deep')}
    {fill('M8 342H632V496H8Z', 'enamel')}
    {fill('M8 342H632V354H8Z', 'enamel-deep')}
    {stroke('M164 354V496M320 354V496M476 354V496', 'enamel-deep', 4)}
    {stroke('M120 376h24M184 376h24M430 376h24M498 376h24', 'ochre', 6)}
    {fill('M40 262H132V318H40Z', 'china')}
    {fill('M40 262H62V318H40Z', 'china-shade')}
    {stroke('M40 282H132M40 294H132', 'tomato', 4)}
    {stroke('M60 262L48 196M86 262V186M112 262L126 200', 'wood', 7)}
    {fill(oval(47, 190, 13, 20) + oval(127, 194, 13, 20), 'wood')}
    {fill('M76 150H96L94 190H78Z', 'steel')}
    {place(212, 278, 0.86, 0, basil(random('counter')))}
    {fill('M186 288H240L232 318H194Z', 'clay')}
  </g>
);
