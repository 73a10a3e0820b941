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
  const lines: string[] = ['M-1600 330h4000m-4000 42h4000m-4000 42h4000'];
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
      'M-1600 530h4000m-4000 82h4000M-560 482l-80 48m480-48-30 48m420-48-8 48m378-48 26 48m354-48 60 48m320-48 90 48m-1780 0-80 82m440-82L6 612m404-82 6 82m384-82 50 82m330-82 80 82',
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
    {fill('M0 134q52-26 108 0t92-6v78H0Z', 'moss')}
    {fill('M0 166q70-30 128-4t72-4v48H0Z', 'leaf')}
    {stroke(
      'M10 178q50-22 100-2m-84 16q46-20 98-2m-4-14q40-10 76 0m-64 16q32-12 66 0',
      'leaf-light',
      3.5,
    )}
    {fill('M58 146h24v16H58Zm-4 1 16-15 16 15Z', 'clay')}
    {fill('M60 148H80V162H60Z', 'cream')}
    {stroke('M100 0V206M0 100H200', 'linen', 7)}
    {fill('M-22 206H222V222H-22Z', 'wood')}
    {fill('M-22 217H222V224H-22Z', 'wood-deep')}
    {stroke('M-34-22H234', 'wood-deep', 7)}
    {fill('M-28-20H44C40 40 26 92-28 118Z', 'tomato')}
    {fill('M-28-20H2C2 40-6 88-28 104Z', 'tomato-deep')}
    {fill('M228-20h-72c4 60 18 112 72 138Z', 'tomato')}
    {fill('M228-20h-30c0 60 8 108 30 124Z', 'tomato-deep')}
    {fill('M150 184h40l-6 22h-28Z', 'clay')}
    {place(170, 164, 0.62, 0, basil(random('sill')))}
    {fill('M106 188h34l-4 18h-26Z', 'ochre')}
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
    {fill('M132-12h64q-2 12-16 12h-32q-14 0-16-12Z', 'enamel-deep')}
    {fill('M134-24h60q-2 12-16 12h-28q-14 0-16-12Z', 'ochre')}
    {fill('M136-36h56q-2 12-16 12h-24q-14 0-16-12Z', 'china')}
    {fill('M0 0H214V9H0Z', 'wood')}
    {fill('M0 9H214V14H0Z', 'wood-deep')}
    {fill('M20 14h8v16l-8-9zm166 0h8v7l-8 9z', 'wood-deep')}
    {stroke('M16 34H200', 'steel-deep', 4)}
    {stroke('M52 34v12m40-12v12m40-12v12m36-12v12', 'steel-deep', 3)}
    {fill('M48 44h8v40h-8ZM38 84h28q0 22-14 22T38 84Z', 'steel')}
    {fill('M88 44h8v34h-8Zm-6 34h20l-2 34H84Z', 'wood')}
    {stroke('M89 86v18M95 86v18', 'wood-deep', 2.4)}
    {stroke(
      'M132 44v30m0 0c-16 10-14 32 0 34 14-2 16-24 0-34m0 0c-6 14-5 28 0 34 5-6 6-20 0-34',
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
    {fill('M-18 6h36c26 12 42 34 44 56H-62c2-22 18-44 44-56Z', 'herb')}
    {fill('M-18 6H6c-26 12-38 34-40 56h-28c2-22 18-44 44-56Z', 'leaf-deep')}
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
    {fill('M8 284h106v100H8Zm118 0h106v100H126ZM8 396h106v92H8Zm118 0h106v92H126Z', 'moss-deep')}
    {fill('M14 290h94v88H14Zm118 0h94v88h-94ZM14 402h94v80H14Zm118 0h94v80h-94Z', 'moss')}
    {fill(oval(104, 334, 5) + oval(136, 334, 5) + oval(104, 442, 5) + oval(136, 442, 5), 'ochre')}
    {fill(oval(42, 196, 40), 'china-shade')}
    {fill(oval(40, 195, 37), 'china')}
    {stroke(oval(40, 195, 29), 'enamel', 3)}
    {fill('M98 188h48v44q0 5-5 5h-38q-5 0-5-5Z', 'clay')}
    {fill('M98 188h14v49h-9q-5 0-5-5Z', 'clay-deep')}
    {stroke('M146 198q20 2 14 20-4 10-14 8', 'clay', 7)}
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
    {stroke('M120 376h24m40 0h24m222 0h24m44 0h24', 'ochre', 6)}
    {fill('M40 262H132V318H40Z', 'china')}
    {fill('M40 262H62V318H40Z', 'china-shade')}
    {stroke('M40 282H132M40 294H132', 'tomato', 4)}
    {stroke('M60 262L48 196M86 262V186M112 262L126 200', 'wood', 7)}
    {fill(oval(47, 190, 13, 20) + oval(127, 194, 13, 20), 'wood')}
    {fill('M76 150H96L94 190H78Z', 'steel')}
    {place(212, 278, 0.86, 0, basil(random('counter')))}
    {fill('M186 288h54l-8 30h-38Z', 'clay')}
  </g>
);
