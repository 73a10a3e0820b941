import type { Aisle, Packaging, Unit } from '../../graphql.generated';
import type { ListedRow } from './group-items';
import { inSmallest, type Amount, type Line } from './merge-items';

/** What one buys: so many packages, or an amount that a shop sells. */
export type ShopAmount =
  { count: number; packaging: Exclude<Packaging, 'PIECE'> } | { value: number; unit: Unit };

type Kind = 'mass' | 'volume' | 'spoon' | 'unit' | 'pinch' | 'cup';
/** Grams, millilitres, teaspoons, pieces, pinches and cups. */
type Sums = Readonly<Partial<Record<Kind, number>>>;

// No package is smaller and no spoon heavier than this: what is bought is never less than what is needed.
const spoon = { millilitres: 5, grams: 10 };
const cup = { millilitres: 250, grams: 250 };
const holds = { bottleMillilitres: 500, jarGrams: 200, packetGrams: 250, spiceGrams: 120 };
/** A yoghurt, the smallest jar that is weighed. */
const smallestJarGrams = 125;
/** So little of a spice or of yeast is sold in nothing smaller than its packet. */
const littleOfPacketGrams = 25;
/** Of what is pressed, grated or chopped, a piece gives three tablespoons. */
const teaspoonsOfPiece = 9;
/** A bunch, chopped, gives eight tablespoons. */
const teaspoonsOfBunch = 24;

/** Up to so many grams, or millilitres, a shop sells it by steps of so many. */
const massSteps = [
  [500, 50],
  [1000, 100],
  [Infinity, 250],
] as const;
const volumeSteps = [
  [200, 200],
  [250, 250],
  [Infinity, 500],
] as const;

function stepUp(value: number, steps: readonly (readonly [number, number])[]): number {
  const step = steps.find(([most]) => value <= most)?.[1] ?? 1;
  return Math.ceil(value / step) * step;
}

const weight = (grams: number): ShopAmount => {
  const sold = stepUp(grams, massSteps);
  return sold >= 1000 ? { value: sold / 1000, unit: 'KG' } : { value: sold, unit: 'G' };
};
const volume = (millilitres: number): ShopAmount => {
  const sold = stepUp(millilitres, volumeSteps);
  return sold >= 1000 ? { value: sold / 1000, unit: 'L' } : { value: sold / 10, unit: 'CL' };
};

/** The amounts by kind; null where one is in words, as nobody can add it up. */
function sumsOf(amounts: readonly Amount[]): Sums | null {
  const sums: Partial<Record<Kind, number>> = {};
  for (const amount of amounts) {
    const smallest = inSmallest(amount);
    if (!smallest) return null;
    sums[smallest.kind as Kind] = smallest.value;
  }
  return amounts.length === 0 ? null : sums;
}

const atLeastOne = (count: number, packaging: Packaging): ShopAmount => {
  const whole = Math.max(1, Math.ceil(count));
  return packaging === 'PIECE' ? { value: whole, unit: 'UNIT' } : { count: whole, packaging };
};

function bottled({ volume: poured = 0, ...sums }: Sums, isChilled: boolean): ShopAmount | null {
  if (sums.mass !== undefined) return null;
  const all = poured + (sums.spoon ?? 0) * spoon.millilitres + (sums.cup ?? 0) * cup.millilitres;
  const isLarge = all > holds.bottleMillilitres || (isChilled && poured > 0);
  return isLarge ? volume(all) : atLeastOne(1, 'BOTTLE');
}

function weighed(sums: Sums, packaging: 'JAR' | 'PACKET', aisle: Aisle): ShopAmount | null {
  if (sums.volume !== undefined) return Object.keys(sums).length === 1 ? volume(sums.volume) : null;
  const { mass } = sums;
  const grams = (mass ?? 0) + (sums.spoon ?? 0) * spoon.grams + (sums.cup ?? 0) * cup.grams;
  if (mass === undefined) {
    const packet = aisle === 'CONDIMENTS' ? holds.spiceGrams : holds.packetGrams;
    return atLeastOne(grams / (packaging === 'JAR' ? holds.jarGrams : packet), packaging);
  }
  const isSoldSmall = aisle === 'CONDIMENTS' || aisle === 'BAKING';
  const little = packaging === 'JAR' ? smallestJarGrams : isSoldSmall ? littleOfPacketGrams : 0;
  return grams <= little ? atLeastOne(1, packaging) : weight(grams);
}

function fresh(sums: Sums, packaging: 'PIECE' | 'BUNCH'): ShopAmount | null {
  if (sums.volume !== undefined || sums.cup !== undefined) return null;
  if (sums.mass !== undefined) return Object.keys(sums).length === 1 ? weight(sums.mass) : null;
  if (packaging === 'BUNCH')
    return sums.unit === undefined
      ? atLeastOne((sums.spoon ?? 0) / teaspoonsOfBunch, 'BUNCH')
      : null;
  return atLeastOne((sums.unit ?? 0) + (sums.spoon ?? 0) / teaspoonsOfPiece, 'PIECE');
}

function sold(sums: Sums, { packaging, aisle }: ListedRow): ShopAmount | null {
  const isAlone = Object.keys(sums).length === 1;
  // « 2 boîtes », « 4 yaourts »: half of one is one.
  if (isAlone && sums.unit !== undefined)
    return atLeastOne(sums.unit, packaging === 'JAR' ? 'JAR' : 'PIECE');
  switch (packaging) {
    case 'BOTTLE':
      return bottled(sums, aisle === 'DAIRY');
    case 'JAR':
    case 'PACKET':
      return weighed(sums, packaging, aisle);
    case 'PIECE':
    case 'BUNCH':
      return fresh(sums, packaging);
    case null:
      return isAlone && sums.mass !== undefined ? weight(sums.mass) : null;
  }
}

const isAsMuch = (bought: Amount, amounts: readonly Amount[]): boolean =>
  amounts.every((amount) => inSmallest(amount)?.value === inSmallest(bought)?.value);

/**
 * What one buys of a line that recipes ask for, never less than they need; null where nobody knows, or where it is what
 * somebody wrote by hand.
 */
export function shopAmount({
  parts,
  amounts,
}: Pick<Line<ListedRow>, 'parts' | 'amounts'>): ShopAmount | null {
  const [first] = parts;
  if (!first || parts.every(({ recipeId }) => recipeId === null)) return null;
  const sums = sumsOf(amounts);
  const bought = sums && sold(sums, first);
  const isSame = bought && 'value' in bought && amounts.length === 1 && isAsMuch(bought, amounts);
  return isSame ? null : bought;
}
