import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import type { IngredientArt } from '../food/art';
import { oval } from '../geometry';
import { tray } from '../parts/board';
import type { Random } from '../seeded-random';
import { toppings } from './amuse-bouche';
import { garnish } from './arrange';
import type { Basket } from './basket';
import { herbOf, setFromAbove } from './setting';

/** A tray that the food stands out from. */
const trayFor = ({ lead }: Basket): ReactElement =>
  /^(plum|aubergine|choc|beet|blueberry)/.test(lead.tone)
    ? tray('wood', 'wood-deep')
    : tray('slate', 'slate-deep');

/** Rows of mouthfuls that are what they are filled in: half an egg, a tomato, a fig. */
export function bites(random: Random, basket: Basket): ReactElement {
  const { background } = setFromAbove(random, basket, 'tray');
  const [lead = basket.lead, filling] = toppings(basket);
  const herb = herbOf(random, basket, false);
  const spots = [
    [88, 100],
    [150, 96],
    [212, 100],
    [88, 200],
    [150, 196],
    [212, 200],
    [119, 149],
    [181, 149],
  ] as const;
  return stack(
    background,
    trayFor(basket),
    ...spots.map(([x, y]) =>
      place(
        x,
        y,
        0.62,
        random.range(-16, 16),
        stack(
          lead.piece(random),
          filling && place(0, -2, 0.46, random.range(-20, 20), filling.piece(random)),
          garnish(random, herb, 10, -12, 20),
        ),
      ),
    ),
  );
}

/** What is threaded on a stick, turn by turn. */
export function skewers(random: Random, basket: Basket): ReactElement {
  const { background } = setFromAbove(random, basket, 'tray');
  const arts: readonly IngredientArt[] = [
    ...new Set([basket.lead, ...basket.pieces, ...basket.heroes]),
  ].slice(0, 4);
  const herb = herbOf(random, basket, false);
  return stack(
    background,
    trayFor(basket),
    ...[96, 150, 204].map((y, row) =>
      stack(
        stroke(`M46 ${y + 8}H262`, 'shadow', 5),
        stroke(`M44 ${y}H258`, 'cream-deep', 4.5),
        fill(oval(258, y, 5.5), 'tomato'),
        ...[82, 124, 166, 208].map((x, nth) =>
          place(x, y, 0.5, random.range(-14, 14), arts[(nth + row) % arts.length]?.piece(random)),
        ),
        garnish(random, herb, 228, y - 6, 16),
      ),
    ),
  );
}
