import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import type { IngredientArt } from '../food/art';
import { artOf } from '../food/ingredient-art';
import { around, blob, closedPath, oval } from '../geometry';
import type { Tone } from '../palette';
import {
  coupeBack,
  coupeFront,
  filling,
  glassBack,
  glassFront,
  type GlassShape,
} from '../parts/glass';
import { bowlBack, plate } from '../parts/ware';
import type { Random } from '../seeded-random';
import { garnish, ring, strew } from './arrange';
import { bodyTones, type Basket } from './basket';
import { herbOf, setFromAbove, setFromSide } from './setting';

const C = [150, 150] as const;

/** What a dessert is made with that the eye knows. */
export const fruitsOf = ({ pieces, heroes, lead }: Basket): readonly IngredientArt[] => {
  const fruits = [...pieces, ...heroes];
  return fruits.length > 0 ? fruits : [lead];
};

const fluted = (r: number) =>
  closedPath(
    around(48, r).map(([x, y], i) => [
      150 + x * (i % 2 ? 0.965 : 1.02),
      150 + y * (i % 2 ? 0.965 : 1.02),
    ]),
  );

/** A round tart from above, in rings of fruit or under a lattice, a slice sometimes cut out. */
const tartOf =
  (sweet: boolean) =>
  (random: Random, basket: Basket): ReactElement => {
    const { background, ware } = setFromAbove(
      random,
      basket,
      random.chance(0.4) ? 'spoon' : 'none',
    );
    const [tone, deep] = bodyTones(basket);
    const fruits = fruitsOf(basket);
    const sliced = fruits[0]?.role === 'slice';
    const lattice = random.chance(0.25);
    const cut = random.chance(0.45) ? random.range(0, 360) : null;
    const strips = [-54, -18, 18, 54]
      .map(
        (d) =>
          `M${150 + d} ${150 - Math.sqrt(8400 - d * d)}V${150 + Math.sqrt(8400 - d * d)}M${150 - Math.sqrt(8400 - d * d)} ${150 + d}H${150 + Math.sqrt(8400 - d * d)}`,
      )
      .join('');
    return stack(
      background,
      plate(random, ware, 150, 150, 126),
      fill(oval(153, 156, 106), 'shadow'),
      fill(fluted(105), 'crust'),
      fill(oval(149, 148, 97), 'bread'),
      fill(blob(random, 150, 150, 86, 86, 0.015, 12), deep),
      fill(
        blob(random, 149, 149, 82, 82, 0.015, 12),
        tone === 'choc' ? 'choc' : (basket.sauces[0]?.tone ?? 'butter'),
      ),
      lattice
        ? stack(
            fill(blob(random, 149, 149, 82, 82, 0.015, 12), tone),
            strew(random, fruits.slice(0, 1), 9, C, [64, 64], 15),
            stroke(strips, 'crust', 17),
            stroke(strips, 'bread', 12),
          )
        : stack(
            sliced
              ? ring(random, fruits.slice(0, 1), 16, C, 58, 28, 0)
              : ring(random, fruits.slice(0, 2), 11, C, 63, 25),
            sliced
              ? ring(random, fruits.slice(0, 1), 9, C, 24, 21, 0)
              : ring(random, fruits.slice(0, 2), 6, C, 29, 24),
            place(150, 150, sliced ? 0.3 : 0.4, 0, fruits[0]?.piece(random)),
          ),
      cut !== null && (
        <g transform={`rotate(${Math.round(cut)} 150 150)`}>
          {fill('M150 150 112 40q38-16 76 0Z', ware.base)}
          {fill('M150 150 112 40l-6 3 42 113Z', 'crust-deep')}
          {fill('M118 60q4 8 8 4zm52 10q-6 8-2 10zm-20 22q4 4 6 0z', 'crust')}
        </g>
      ),
      cut === null && garnish(random, herbOf(random, basket, sweet), 152, 146, 24),
    );
  };

export const tart = tartOf(true);
export const savouryTart = tartOf(false);

const scoop = (random: Random, x: number, y: number, r: number, tone: Tone, deep: Tone) =>
  stack(
    fill(blob(random, x, y, r, r, 0.03, 11), deep),
    fill(blob(random, x - r * 0.08, y - r * 0.1, r * 0.86, r * 0.84, 0.04, 11), tone),
    stroke(
      `M${x - r * 0.55} ${y - r * 0.1}C${x - r * 0.5} ${y - r * 0.45} ${x - r * 0.2} ${y - r * 0.62} ${x + r * 0.05} ${y - r * 0.62}`,
      'shine',
      r * 0.13,
    ),
  );

/** Scoops in a stemmed glass: what is frozen. */
export function scoops(random: Random, basket: Basket): ReactElement {
  const { background } = setFromSide(random, basket);
  const fruits = fruitsOf(basket);
  const [tone, deep] = bodyTones(basket);
  const second =
    basket.all.find((art) => art !== basket.lead && art.role !== 'herb') ?? artOf('cream');
  const herb = herbOf(random, basket, true);
  return stack(
    background,
    coupeBack(150, 130, 84, 272),
    place(
      206,
      82,
      1,
      26,
      stack(
        fill('M-12-54h26L8 40H-8Z', 'crust'),
        fill('M-9-51L8-51L3 40L-7 40Z', 'bread'),
        stroke('M-9-34L10-36M-8-14L9-16M-7 6L8 4', 'crust', 3),
      ),
    ),
    scoop(random, 112, 116, 41, second.tone, second.deep),
    scoop(random, 186, 118, 40, tone, deep),
    scoop(random, 150, 82, 43, tone, deep),
    fill(
      'M110 74c6-40 74-40 80 0-2 18-12 10-16 4-6 20-16 14-20 4-8 22-20 18-24 0-8 10-18 8-20-8Z',
      second.deep,
      0.9,
    ),
    place(150, 40, 0.56, random.range(-14, 14), fruits[0]?.piece(random)),
    garnish(random, herb, 176, 50, 17),
    fill('M66 130c0 68 50 86 84 86s84-18 84-86a84 13 0 0 1-168 0Z', second.tone, 0.6),
    strew(random, fruits.slice(0, 2), 4, [150, 172], [42, 16], 17),
    coupeFront(150, 130, 84, 272),
  );
}

/** Layers in a tumbler: mousses, creams, what is set or eaten with a spoon. */
export function layers(random: Random, basket: Basket): ReactElement {
  const { background } = setFromSide(random, basket);
  const fruits = fruitsOf(basket);
  const [tone] = bodyTones(basket);
  const herb = herbOf(random, basket, true);
  const glass: GlassShape = { cx: 150, top: 84, bottom: 266, mouth: 72, foot: 56 };
  const pale: readonly [Tone, Tone] = basket.sauces[0]
    ? [basket.sauces[0].tone, basket.sauces[0].deep]
    : ['cream', 'cream-deep'];
  return stack(
    background,
    glassBack(glass),
    filling(glass, 222, 258, 'bread', null),
    filling(glass, 180, 224, tone, null),
    filling(glass, 140, 182, pale[0], null),
    filling(glass, 106, 142, tone, pale[1]),
    stroke(
      'M92 230h.1M110 244h.1M128 232h.1M150 246h.1M170 234h.1M190 246h.1M204 232h.1',
      'crust',
      9,
    ),
    place(116, 202, 0.36, 10, fruits[0]?.piece(random)),
    place(152, 204, 0.36, -20, fruits[0]?.piece(random)),
    place(186, 200, 0.36, 30, fruits[0]?.piece(random)),
    fill(blob(random, 150, 100, 64, 19, 0.1, 11), pale[1]),
    fill(blob(random, 147, 95, 58, 16, 0.1, 11), pale[0]),
    glassFront(glass),
    strew(random, fruits.slice(0, 2), 4, [150, 78], [34, 10], 24),
    garnish(random, herb, 162, 52, 22),
  );
}

/** One of the two, by the seed. */
export const coupe = (random: Random, basket: Basket): ReactElement =>
  random.chance(0.5) ? scoops(random, basket) : layers(random, basket);

/** A slice of layer cake on a plate, seen from the side. */
export function cakeSlice(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromSide(random, basket, 188, 0);
  const fruits = fruitsOf(basket);
  const [tone, deep] = bodyTones(basket);
  const dark = basket.all.slice(0, 2).some((art) => art.tone === 'choc' || art.tone === 'coffee');
  const [sponge, spongeDeep]: readonly [Tone, Tone] = dark
    ? ['choc', 'choc-deep']
    : ['bread', 'crust'];
  const [icing, icingDeep]: readonly [Tone, Tone] =
    dark && random.chance(0.6)
      ? ['choc-deep', 'choc-deep']
      : random.chance(0.5)
        ? ['cream', 'cream-deep']
        : [tone, deep];
  const filler = dark ? (tone === 'choc' || tone === 'coffee' ? 'cream' : tone) : tone;
  const topping = fruits[0] ?? basket.lead;
  return stack(
    background,
    fill(oval(156, 254, 132, 21), 'shadow'),
    fill(oval(150, 246, 130, 22), ware.deep),
    bowlBack({ ...ware, deep: ware.base }, 150, 242, 128, 20),
    fill(oval(150, 242, 92, 12), ware.deep),
    fill('M58 132L236 112V216Q236 224 228 226L70 248Q58 248 58 238Z', spongeDeep),
    fill('M58 132L232 118V214L62 238Z', sponge),
    fill('M58 164L236 146V160L58 179Z', filler),
    fill('M58 200L236 180V194L58 215Z', filler),
    stroke(
      'M84 150h.1m37.9-2h.1m45.9-6h.1m37.9-4h.1M100 190h.1m41.9-6h.1m49.9-8h.1M84 226h.1m47.9-6h.1m45.9-8h.1m37.9-6h.1',
      spongeDeep,
      5.5,
    ),
    fill(
      'M54 128L150 84Q196 78 240 98L240 124Q234 140 226 126Q216 148 206 128Q196 138 188 130Q176 154 164 133Q152 142 144 135Q132 160 120 138Q108 146 100 140Q88 164 78 142Q62 150 54 128Z',
      icingDeep,
    ),
    fill('M54 126L150 84Q196 78 240 98L238 110Q150 112 54 132Z', icing),
    place(120, 98, 0.5, random.range(-20, 20), topping.piece(random)),
    place(194, 84, 0.52, random.range(-20, 20), (fruits[1] ?? topping).piece(random)),
    place(158, 78, 0.64, random.range(-14, 14), topping.piece(random)),
    garnish(random, herbOf(random, basket, true), 178, 62, 19),
    strew(random, fruits.slice(0, 2), 2, [92, 243], [18, 3], 16, 0.8),
  );
}
