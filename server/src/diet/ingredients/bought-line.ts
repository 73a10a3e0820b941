import { withSizeAside } from '../vocabulary/size-of-piece.js';
import { agree } from './agreement.js';
import { parseIngredientLine, quantityText, type IngredientLine } from './ingredient-line.js';
import {
  eggsAndParts,
  eggsOrParts,
  lengthOf,
  moreOfIt,
  unweighed,
  wholeEggs,
  withLength,
} from './measure-words.fr.js';

/**
 * A line as one shops for it, where that is not as it is cooked: « 5 cm de poireau » is part of one leek, whatever
 * the length; « 4 œufs + 1 jaune » are five eggs; « 2 poulets de 1,4 kg » are two chickens; nobody weighs « 1 mg de
 * safran » in a shop.
 */
export function boughtLine(line: string): IngredientLine {
  const read = parseIngredientLine(line);
  if (read.unit === 'G' && (read.quantity ?? 1) < unweighed) return uncounted(read.name);
  if (read.unit !== 'UNIT') return withMore(read) ?? read;
  return cutFrom(read) ?? brokenEggs(read) ?? { ...read, name: withSizeAside(read.name) };
}

/** « 100 g de beurre + 20 g pour le moule » is bought as 120 g. */
function withMore({ name, quantity, unit }: IngredientLine): IngredientLine | undefined {
  const { food, more } = moreOfIt.exec(name)?.groups ?? {};
  if (quantity === null || !food || !more) return undefined;
  const second = parseIngredientLine(`${more} ${food}`);
  if (second.unit !== unit || second.quantity === null) return undefined;
  const sum = quantity + second.quantity;
  return { quantity: sum, quantityText: quantityText(sum, unit), unit, name: food };
}

const uncounted = (name: string): IngredientLine => ({
  quantity: null,
  quantityText: '1',
  unit: 'UNIT',
  name,
});

function cutFrom({ name, quantityText: said }: IngredientLine): IngredientLine | undefined {
  const { unit, food } = lengthOf.exec(name)?.groups ?? {};
  return unit && food ? uncounted(withLength(food, `${said} ${unit}`)) : undefined;
}

/** An egg is broken for a yolk or a white as for itself. */
function brokenEggs({ name, quantity }: IngredientLine): IngredientLine | undefined {
  const { first, rest } = eggsAndParts.exec(name)?.groups ?? {};
  if (quantity === null || !first || !rest) return undefined;
  const more = parseIngredientLine(rest);
  if (more.unit !== 'UNIT' || !eggsOrParts.test(more.name)) return undefined;
  const eggs = wholeEggs.exec(first)?.[0] ?? wholeEggs.exec(more.name)?.[0];
  if (!eggs) return undefined;
  const count = quantity + (more.quantity ?? 1);
  return {
    quantity: count,
    quantityText: quantityText(count, 'UNIT'),
    unit: 'UNIT',
    name: agree(eggs, 1, count),
  };
}
