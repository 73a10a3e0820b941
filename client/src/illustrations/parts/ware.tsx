import type { ReactElement } from 'react';
import { fill, stack, stroke } from '../draw';
import { around, blob, closedPath, oval, round } from '../geometry';
import type { Tone } from '../palette';
import type { Random } from '../seeded-random';
import { hueOf, type Cloth } from './table';

/** A set of crockery: its colour, its shade, and the colour of the painted decoration. */
export interface Ware {
  base: Tone;
  deep: Tone;
  deco: Tone;
}

const WARES: readonly Ware[] = [
  { base: 'china', deep: 'china-shade', deco: 'enamel' },
  { base: 'china', deep: 'china-shade', deco: 'tomato' },
  { base: 'china', deep: 'china-shade', deco: 'leaf' },
  { base: 'china', deep: 'china-shade', deco: 'ochre' },
  { base: 'enamel', deep: 'enamel-deep', deco: 'china' },
  { base: 'moss', deep: 'moss-deep', deco: 'china' },
  { base: 'clay', deep: 'clay-deep', deco: 'cream' },
  { base: 'ochre', deep: 'ochre-deep', deco: 'china' },
];

/** Crockery that stands out from the cloth and from the food in it. */
export function pickWare(random: Random, cloth: Cloth, food: Tone): Ware {
  const pale = /^(cream|egg|fish|onion)/.test(food);
  const distinct = ({ base }: Ware) => hueOf(base) !== cloth.hue && hueOf(base) !== hueOf(food);
  return random.pick(
    WARES.filter((ware) => (ware.base === 'china' ? !pale : pale || distinct(ware))),
  );
}

const scallops = (cx: number, cy: number, r: number, count: number) =>
  closedPath(
    around(count * 2, r, r).map(([x, y], i) => [
      cx + x * (i % 2 ? 0.975 : 1.02),
      cy + y * (i % 2 ? 0.975 : 1.02),
    ]),
  );

/** A plate from above. The well, where food goes, is about 0.74 of the radius. */
export function plate(random: Random, ware: Ware, cx: number, cy: number, r: number): ReactElement {
  const style = random.int(5);
  const outline = style === 4 ? scallops(cx, cy, r, 13) : blob(random, cx, cy, r, r, 0.012, 12);
  const inner =
    style === 4
      ? scallops(cx - 1.5, cy - 2.5, r * 0.965, 13)
      : blob(random, cx - 1.5, cy - 2.5, r * 0.965, r * 0.965, 0.012, 12);
  const dashes = around(24, 1)
    .map(
      ([x, y]) =>
        `M${round(cx + x * r * 0.82)} ${round(cy + y * r * 0.82)}L${round(cx + x * r * 0.9)} ${round(cy + y * r * 0.9)}`,
    )
    .join('');
  return stack(
    fill(oval(cx + 5, cy + 9, r + 1), 'shadow'),
    fill(outline, ware.deep),
    fill(inner, ware.base),
    style === 0 &&
      stroke(blob(random, cx - 1, cy - 1, r * 0.9, r * 0.9, 0.012, 12), ware.deco, r * 0.035),
    style === 1 && stroke(dashes, ware.deco, r * 0.045),
    style === 2 &&
      fill(
        around(18, r * 0.86)
          .map(([x, y]) => oval(cx + x, cy + y, r * 0.026))
          .join(''),
        ware.deco,
      ),
    style === 3 &&
      stack(
        stroke(oval(cx - 1, cy - 1, r * 0.93), ware.deco, r * 0.022),
        stroke(oval(cx - 1, cy - 1, r * 0.85), ware.deco, r * 0.014),
      ),
    fill(blob(random, cx, cy, r * 0.75, r * 0.75, 0.012, 12), ware.deep),
    fill(blob(random, cx + 1, cy + 2, r * 0.725, r * 0.725, 0.012, 12), ware.base),
  );
}

/** A bowl from above, filled with a colour. */
export const bowlFromAbove = (
  random: Random,
  ware: Ware,
  cx: number,
  cy: number,
  r: number,
  content: Tone,
): ReactElement =>
  stack(
    fill(oval(cx + 4, cy + 7, r + 1), 'shadow'),
    fill(blob(random, cx, cy, r, r, 0.015, 12), ware.deep),
    fill(blob(random, cx - 1, cy - 2, r * 0.96, r * 0.95, 0.015, 12), ware.base),
    fill(blob(random, cx, cy, r * 0.83, r * 0.83, 0.015, 12), ware.deep),
    fill(blob(random, cx + 1, cy + 2, r * 0.79, r * 0.78, 0.02, 12), content),
  );

/** The far rim and inside of a bowl seen at a slant; what is in it is drawn after. */
export const bowlBack = (
  ware: Ware,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): ReactElement =>
  stack(
    fill(oval(cx, cy, rx, ry), ware.base),
    fill(oval(cx, cy + 1, rx * 0.94, ry * 0.88), ware.deep),
  );

/** The body of the bowl, drawn over the near edge of its content. */
export function bowlFront(
  random: Random,
  ware: Ware,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  depth: number,
): ReactElement {
  const foot = rx * 0.42;
  const bottom = cy + depth;
  const style = random.int(4);
  const body = (inset: number) =>
    `M${cx - rx + inset} ${cy}C${cx - rx * 0.96 + inset} ${cy + depth * 0.72} ${cx - foot * 1.4} ${bottom} ${cx - foot} ${bottom}` +
    `H${round(cx + foot - inset * 2)}C${cx + foot * 1.4 - inset * 2} ${bottom} ${cx + rx * 0.96 - inset * 3} ${cy + depth * 0.72} ${cx + rx - inset * 3} ${cy}` +
    `A${rx} ${ry} 0 0 1 ${cx - rx + inset} ${cy}Z`;
  const band = (t: number) => {
    const half = rx * (1 - t * t * 0.42);
    const y = cy + depth * t;
    return `M${round(cx - half)} ${round(y)}A${rx} ${round(ry * 1.02)} 0 0 0 ${round(cx + half)} ${round(y)}`;
  };
  return stack(
    fill(
      `M${cx - foot} ${bottom - 4}L${cx - foot * 0.94} ${bottom + 9}Q${cx} ${bottom + 15} ${cx + foot * 0.94} ${bottom + 9}L${cx + foot} ${bottom - 4}Z`,
      ware.deep,
    ),
    fill(body(0), ware.deep),
    fill(body(rx * 0.045), ware.base),
    style === 0 && stroke(band(0.24), ware.deco, 5),
    style === 1 && stack(stroke(band(0.2), ware.deco, 3), stroke(band(0.32), ware.deco, 3)),
    style === 2 &&
      fill(
        [-0.66, -0.4, -0.13, 0.13, 0.4, 0.66]
          .map((t) => oval(cx + t * rx, cy + ry * Math.sqrt(1 - t * t) + depth * 0.2, 5))
          .join(''),
        ware.deco,
      ),
    stroke(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}`, ware.base, 5),
  );
}
