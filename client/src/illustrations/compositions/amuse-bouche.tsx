import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import type { IngredientArt } from '../food/art';
import { artOf } from '../food/ingredient-art';
import { blob, closedPath, around, oval } from '../geometry';
import type { Tone } from '../palette';
import { tray } from '../parts/board';
import { filling, glassBack, glassFront, type GlassShape } from '../parts/glass';
import type { Random } from '../seeded-random';
import { garnish, strew } from './arrange';
import { bodyTones, type Basket } from './basket';
import { herbOf, setFromAbove, setFromSide } from './setting';

/** What lies on a mouthful; the bread is under it. */
export const toppings = ({ lead, pieces, heroes }: Basket): readonly IngredientArt[] => {
  const bread = artOf('bread');
  const shown = [...new Set([lead, ...pieces, ...heroes])].filter((art) => art !== bread);
  return shown.length > 0 ? shown.slice(0, 3) : [lead];
};

const creamTones = ({ sauces, lead }: Basket): readonly [Tone, Tone] =>
  sauces[0]
    ? [sauces[0].tone, sauces[0].deep]
    : lead.tone === 'cream' || lead.tone === 'egg'
      ? ['lime', 'leaf-light']
      : ['cream', 'cream-deep'];

/** Three porcelain spoons, a mouthful in each. */
export function spoons(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'none');
  const shown = toppings(basket);
  const [cream, creamDeep] = creamTones(basket);
  const herb = herbOf(random, basket, false);
  const tilt = random.range(-6, 6);
  return stack(
    background,
    fill(oval(155, 160, 134), 'shadow'),
    fill(oval(150, 151, 133), 'slate-deep'),
    fill(oval(149, 148, 131), 'slate'),
    <g transform={`rotate(${Math.round(tilt)} 150 150)`}>
      {[-1, 0, 1].map((i) => (
        <g key={i} transform={`translate(${150 + i * 74} ${i === 0 ? 140 : 152})rotate(${i * 14})`}>
          {fill(
            'M-9 28c0 32 1 64-3 76q12 12 25 0c-4-12-3-44-2-76 33-14 29-90-9-92-42 2-44 78-11 92Z',
            'shadow',
          )}
          {fill(
            'M-11 24c0 34 1 64-3 76q12 12 25 0C7 88 8 58 9 24c33-14 29-90-9-92-42 2-44 78-11 92Z',
            ware.deep,
          )}
          {fill(
            'M-10 22c0 34 0 64-2 76q8 8 18 0C4 86 4 56 5 22 36 8 33-62-1-64c-37 2-39 72-9 86Z',
            ware.base,
          )}
          {fill(oval(-1, -22, 27, 35), ware.deep)}
          {fill(blob(random, -1, -20, 24, 30, 0.06), creamDeep)}
          {fill(blob(random, -2, -22, 21, 26, 0.08), cream)}
          {place(
            -5,
            -10,
            0.44,
            random.range(-30, 30),
            shown[(i + 2) % shown.length]?.piece(random),
          )}
          {place(2, -32, 0.5, random.range(-30, 30), shown[0]?.piece(random))}
          {garnish(random, herb, 6, -18, 14)}
        </g>
      ))}
    </g>,
  );
}

/** Three small glasses in layers. */
export function verrines(random: Random, basket: Basket): ReactElement {
  const { background } = setFromSide(random, basket, 210, 0);
  const [tone, deep] = bodyTones(basket);
  const [cream, creamDeep] = creamTones(basket);
  const shown = toppings(basket);
  const second = shown[1] ?? basket.lead;
  const herb = herbOf(random, basket, false);
  const creamFirst = random.chance(0.5);
  const glasses: readonly GlassShape[] = [
    { cx: 72, top: 124, bottom: 250, mouth: 46, foot: 36 },
    { cx: 228, top: 124, bottom: 250, mouth: 46, foot: 36 },
    { cx: 150, top: 128, bottom: 274, mouth: 52, foot: 41 },
  ];
  return stack(
    background,
    ...glasses.map((glass) => {
      const { cx, top, bottom } = glass;
      const step = (bottom - top) / 4;
      return stack(
        glassBack(glass),
        filling(glass, bottom - step * 1.3, bottom - 7, creamFirst ? creamDeep : deep, null),
        filling(glass, bottom - step * 2.2, bottom - step * 1.25, creamFirst ? tone : cream, null),
        filling(
          glass,
          bottom - step * 3.2,
          bottom - step * 2.15,
          creamFirst ? cream : tone,
          creamFirst ? creamDeep : deep,
        ),
        place(cx - 14, bottom - step * 1.7, 0.28, 10, second.piece(random)),
        place(cx + 16, bottom - step * 1.7, 0.28, -20, second.piece(random)),
        glassFront(glass),
        strew(random, shown, 3, [cx, top + 12], [22, 8], 20),
        garnish(random, herb, cx + 8, top - 12, 22),
      );
    }),
    stroke('M228 118L262 34', 'wood', 4),
    fill(oval(262, 34, 6), 'tomato'),
  );
}

const cracker = closedPath(
  around(24, 43).map(([x, y], i) => [x * (i % 2 ? 0.95 : 1.03), y * (i % 2 ? 0.95 : 1.03)]),
);

/** Rows of canapés: blinis, crackers, rounds of vegetable, tartlets. */
export function canapes(random: Random, basket: Basket): ReactElement {
  const { background, ware } = setFromAbove(random, basket, 'tray');
  const [cream, creamDeep] = creamTones(basket);
  const shown = toppings(basket);
  const herb = herbOf(random, basket, false);
  const cucumber = artOf('cucumber');
  const base = basket.all.includes(cucumber) ? 1 : random.pick([0, 2, 3]);
  const [surface, surfaceDeep] = random.pick([
    ['slate', 'slate-deep'],
    ['wood', 'wood-deep'],
    [ware.base, ware.deep],
  ] as const);
  const spots = random.pick([
    [
      [84, 92],
      [150, 84],
      [216, 92],
      [84, 204],
      [150, 212],
      [216, 204],
      [150, 148],
    ],
    [
      [76, 102],
      [150, 102],
      [224, 102],
      [76, 196],
      [150, 196],
      [224, 196],
    ],
    [
      [102, 96],
      [198, 96],
      [64, 180],
      [150, 176],
      [236, 180],
    ],
  ] as const);
  const size = spots.length > 6 ? 0.66 : 0.8;
  return stack(
    background,
    tray(surface, surfaceDeep),
    ...spots.map(([x, y], i) =>
      place(
        x,
        y,
        size,
        random.range(-8, 8),
        stack(
          fill(oval(3, 6, 44), 'shadow'),
          base === 0 &&
            stack(
              fill(blob(random, 0, 0, 45, 43, 0.04), 'caramel'),
              fill(blob(random, -2, -2, 39, 37, 0.04), 'bread'),
            ),
          base === 1 && cucumber.piece(random),
          base === 2 && stack(fill(cracker, 'crust'), fill(oval(-1, -1, 36), 'bread')),
          base === 3 &&
            stack(
              fill('M-42-40q42-4 84 0 3 40 0 80-42 4-84 0-3-40 0-80Z', 'crust'),
              fill('M-37-36q37-3 73 0 3 34 0 70-36 4-73 1-3-35 0-71Z', 'butter-deep'),
            ),
          fill(blob(random, 0, 2, 30, 28, 0.08), creamDeep),
          fill(blob(random, -2, -1, 26, 24, 0.1), cream),
          place(
            0,
            -4,
            0.62,
            random.range(-30, 30),
            shown[i % Math.min(2, shown.length)]?.piece(random),
          ),
          garnish(random, herb, 14, -14, 19),
        ),
      ),
    ),
  );
}
