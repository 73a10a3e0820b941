import type { Aisle, Packaging, Unit } from '../../graphql.generated';
import type { ListedRow } from './group-items';
import { inSmallest, type Amount, type Counted, type Line } from './merge-items';

type Kind = 'mass' | 'volume' | 'spoon' | Unit | Packaging;
/** Grams, millilitres, teaspoons, and what is counted; of parts, how much they make together of bunches and pieces. */
type Sums = Readonly<Partial<Record<Kind, number>>>;

// No package is smaller and no spoon heavier than this: what is bought is never less than what is needed.
const millilitresOfSpoon = 5;
const gramsOfSpoon = 10;
/** In millilitres, and in grams. */
const cup = 250;
const millilitresOfBottle = 500;
const gramsOfJar = 200;
const gramsOfPacket = 250;
const gramsOfSpice = 120;
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

const inLargest = (value: number, large: Unit, unit: Unit, size: number): Counted[] => [
  value >= 1000 ? { value: value / 1000, unit: large } : { value: value / size, unit },
];
const weight = (grams: number): Counted[] => inLargest(stepUp(grams, massSteps), 'KG', 'G', 1);
const volume = (millilitres: number): Counted[] =>
  inLargest(stepUp(millilitres, volumeSteps), 'L', 'CL', 10);

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

const pieces = (count: number): Counted[] => [{ value: Math.ceil(count), unit: 'UNIT' }];
const atLeastOne = (count: number, packaging: Packaging): Counted[] =>
  packaging === 'PIECE'
    ? pieces(Math.max(1, count))
    : [{ value: Math.max(1, Math.ceil(count)), unit: packaging }];

function bottled({ volume: poured = 0, ...sums }: Sums, isChilled: boolean): Counted[] | null {
  if (sums.mass !== undefined) return null;
  const all = poured + (sums.spoon ?? 0) * millilitresOfSpoon + (sums.CUP ?? 0) * cup;
  const isLarge = all > millilitresOfBottle || (isChilled && poured > 0);
  return isLarge ? volume(all) : atLeastOne(1, 'BOTTLE');
}

function weighed(sums: Sums, packaging: 'JAR' | 'PACKET', aisle: Aisle): Counted[] | null {
  if (sums.volume !== undefined) return Object.keys(sums).length === 1 ? volume(sums.volume) : null;
  const { mass } = sums;
  const grams = (mass ?? 0) + (sums.spoon ?? 0) * gramsOfSpoon + (sums.CUP ?? 0) * cup;
  if (mass === undefined) {
    const packet = aisle === 'CONDIMENTS' ? gramsOfSpice : gramsOfPacket;
    return atLeastOne(grams / (packaging === 'JAR' ? gramsOfJar : packet), packaging);
  }
  const isSoldSmall = aisle === 'CONDIMENTS' || aisle === 'BAKING';
  const little = packaging === 'JAR' ? smallestJarGrams : isSoldSmall ? littleOfPacketGrams : 0;
  return grams <= little ? atLeastOne(1, packaging) : weight(grams);
}

function fresh(sums: Sums, packaging: 'PIECE' | 'BUNCH'): Counted[] | null {
  if (sums.volume !== undefined || sums.CUP !== undefined) return null;
  if (sums.mass !== undefined) {
    // Nobody knows how many pieces a weight makes, and none is sold by halves.
    if (sums.spoon ?? sums.PINCH ?? sums.BUNCH ?? sums.PIECE) return null;
    return weight(sums.mass).concat(sums.UNIT ? pieces(sums.UNIT) : []);
  }
  if (packaging === 'BUNCH')
    return sums.UNIT === undefined
      ? atLeastOne((sums.BUNCH ?? 0) + (sums.spoon ?? 0) / teaspoonsOfBunch, 'BUNCH')
      : null;
  const { UNIT = 0, PIECE = 0, spoon = 0 } = sums;
  return atLeastOne(UNIT + PIECE + spoon / teaspoonsOfPiece, 'PIECE');
}

function sold(sums: Sums, { packaging, aisle }: ListedRow): Counted[] | null {
  const isAlone = Object.keys(sums).length === 1;
  // « 2 boîtes », « 4 yaourts »: half of one is one. Of gherkins a jar holds many.
  if (isAlone && sums.UNIT !== undefined) {
    if (packaging !== 'JAR') return atLeastOne(sums.UNIT, 'PIECE');
    return atLeastOne(aisle === 'DAIRY' ? sums.UNIT : 1, 'JAR');
  }
  // Parts are of what is fresh, wherever the household has its product stand.
  if (sums.BUNCH !== undefined) return fresh(sums, 'BUNCH');
  if (sums.PIECE !== undefined) return fresh(sums, 'PIECE');
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

/**
 * What one buys of a line that recipes ask for, never less than they need: so many packages, or amounts that a shop
 * sells; null where nobody knows, where it is what they ask for, or where somebody wrote it by hand.
 */
export function shopAmount({
  parts,
  amounts,
  ofParts,
}: Pick<Line<ListedRow>, 'parts' | 'amounts' | 'ofParts'>): Counted[] | null {
  const [first] = parts;
  if (!first || (!ofParts && parts.every(({ recipeId }) => recipeId === null))) return null;
  const sums = sumsOf(amounts);
  const bought = sums && sold(sums, first);
  if (!bought) return null;
  const isSame = amounts.every((amount) => {
    const needed = inSmallest(amount);
    return bought.some((each) => {
      const got = inSmallest(each);
      return got?.kind === needed?.kind && got?.value === needed?.value;
    });
  });
  return isSame ? null : bought;
}
