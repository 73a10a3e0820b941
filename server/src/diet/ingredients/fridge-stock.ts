import { parseIngredientLine, quantityText } from './ingredient-line.js';
import { exact, inSmallest, type Measured } from './measure.js';
import { quantityAt } from './quantity.js';
import { scaleIngredientLine } from './scale.js';
import { roundedEstimate, takeFrom, type Source } from './take-from-lots.js';
import { unitLabels } from '../lexicon/units.js';
import { ownWeights } from '../vocabulary/piece-weights.js';
import { plainerProducts } from '../vocabulary/plainer-products.js';
import { canonicalProduct } from '../vocabulary/product.js';
import type { Unit } from '../unit.js';
import type { ShoppingLine } from './shopping-line.js';

/** What there is of something already, in the fridge or on the list. */
export interface Stocked {
  name: string;
  quantity: number;
  unit: Unit;
  /** YYYY-MM-DD, the day on which it counts as expired; it keeps for ever without one. */
  expirationDate?: string | null;
  /** Since when it is there, in seconds, where that day is an estimate; null where somebody has read it. */
  estimatedFrom?: number | null;
}

/** A line in two: what there is of it, and what is lacking. Either is null where the other is all of it. */
export interface SplitLine {
  had: ShoppingLine | null;
  lacking: ShoppingLine | null;
}

export interface Stock {
  /**
   * Takes what a line asks for, the soonest to expire first, of what has not expired by the day on which it is eaten
   * (YYYY-MM-DD). What was taken is there no more for the next line.
   * @param plannedAt when the meal was planned, in seconds: what came into the house later was bought for it, and is kept
   *   for it though by an estimate it may not last
   */
  take(line: ShoppingLine, day: string, plannedAt?: number): SplitLine;
  /** What is there now: each thing with what is left of its amount. */
  rest(): Stocked[];
  /** What these lines would take, each after those before it; nothing is taken. */
  wouldTake(lines: readonly ShoppingLine[], day: string): Taking;
}

/** What lines use of a product. */
export interface Use {
  product: string;
  /** The products of the lines: others than its own where it is there under a plainer name. */
  askedAs: string[];
  /** Of what of it expires first, as the fridge calls it. */
  name: string;
  /** YYYY-MM-DD, the day on which that counts as expired; null where it keeps for ever. */
  expiresOn: string | null;
  /** How much of that, 0 to 1. */
  share: number;
}

export interface Taking {
  /** In the order of the lines. */
  split: SplitLine[];
  /** By product; of nothing else is there anything. */
  uses: Use[];
}

type Lot = Measured & {
  readonly item: Stocked;
  name: string;
  product: string;
  expirationDate: string | null;
  estimatedFrom: number | null;
};

/** What a name says it is for is no other thing's: « crème pour les mains », « farine pour pain sans gluten ». */
const purpose = /(?<!\p{L})pour(?!\p{L}).*/iu;
const keyOf = (product: string, name: string): string =>
  `${product} ${purpose.exec(name)?.[0].toLowerCase() ?? ''}`;

const soonestFirst = (one: Lot, other: Lot): number =>
  (one.expirationDate ?? '9999').localeCompare(other.expirationDate ?? '9999');

function lotsOf(items: readonly Stocked[]): Map<string, Lot[]> {
  const lots = new Map<string, Lot[]>();
  for (const item of items) {
    const { name, quantity, unit, expirationDate = null, estimatedFrom = null } = item;
    const product = canonicalProduct(name);
    const key = keyOf(product, name);
    const amount = inSmallest({ value: quantity, unit });
    const lot = { ...amount, item, name, product, expirationDate, estimatedFrom };
    lots.set(key, [...(lots.get(key) ?? []), lot].toSorted(soonestFirst));
  }
  return lots;
}

/** What a name says again of its amount follows it: « courgettes (environ 800 g) ». */
function nameOfShare({ name, quantity, unit }: ShoppingLine, share: number): string {
  if (!/[([][^()[\]]*\d/u.test(name)) return name;
  const amount = unit === 'UNIT' ? quantity : `${quantity} ${unitLabels[unit]} de`;
  return parseIngredientLine(scaleIngredientLine(`${amount} ${name}`, share)).name;
}

function partOf(line: ShoppingLine, value: number, asked: number): ShoppingLine {
  return {
    ...line,
    name: nameOfShare(line, value / asked),
    quantity: quantityText(value, line.unit),
  };
}

/** What may be taken for that day: what lasts until then, and after it what is kept for a meal all the same. */
function lotsFor(lots: readonly Lot[], day: string, plannedAt: number): Lot[] {
  const there = lots.filter(({ value }) => value > 0);
  const lasts = ({ expirationDate }: Lot): boolean =>
    expirationDate === null || expirationDate > day;
  return [
    ...there.filter(lasts),
    ...there.filter((lot) => !lasts(lot) && (lot.estimatedFrom ?? -Infinity) > plannedAt),
  ];
}

/** Takes a line from its sources in turn; tells which it came to. */
function takeLine(
  line: ShoppingLine,
  sources: readonly Source<Lot>[],
): { split: SplitLine; from: readonly Source<Lot>[] } {
  const said = line.amountSaid ? quantityAt(line.quantity)?.value : undefined;
  if (sources.length === 0) return { split: { had: null, lacking: line }, from: [] };
  // Nobody said how much: what there is will do.
  if (said === undefined) return { split: { had: line, lacking: null }, from: sources.slice(0, 1) };
  const asked = inSmallest({ value: said, unit: line.unit });
  let rest = asked.value;
  let isEstimate = false;
  for (const [nth, source] of sources.entries()) {
    const taken = takeFrom({ ...asked, value: rest }, source);
    if (taken.lacking === null)
      return { split: { had: line, lacking: null }, from: sources.slice(0, nth + 1) };
    rest = taken.lacking;
    isEstimate ||= taken.isEstimate;
  }
  if (rest === asked.value) return { split: { had: null, lacking: line }, from: sources };
  const toBuy = isEstimate ? roundedEstimate(rest, asked) : rest;
  const lacking = exact((toBuy / asked.value) * said);
  const split = {
    had: partOf(line, exact(said - lacking), said),
    lacking: partOf(line, lacking, said),
  };
  return { split, from: sources };
}

/** Takes lines from lots, each under the names that it may be at home by. */
function takerFrom(lotsOf: (key: string) => readonly Lot[], byPlainerName: boolean) {
  const sourcesFor = (line: ShoppingLine, day: string, plannedAt: number): Source<Lot>[] =>
    [
      { product: line.product, parts: 1, weights: ownWeights(line.product) },
      ...(byPlainerName ? plainerProducts(line.product) : []),
    ].flatMap(({ product, parts, weights }) => {
      const lots = lotsFor(lotsOf(keyOf(product, line.name)), day, plannedAt);
      return lots.length > 0 ? { lots, parts, weights } : [];
    });
  return (line: ShoppingLine, day: string, plannedAt = Infinity) => {
    const { split, from } = takeLine(line, sourcesFor(line, day, plannedAt));
    return { split, from: from.flatMap(({ lots }) => lots[0] ?? []) };
  };
}

function openLots(items: readonly Stocked[], byPlainerName: boolean): Stock {
  const stock = lotsOf(items);
  const lotsAt = (key: string): readonly Lot[] => stock.get(key) ?? [];
  const take = takerFrom(lotsAt, byPlainerName);
  return {
    take: (line, day, plannedAt) => take(line, day, plannedAt).split,
    rest: () =>
      [...stock.values()].flat().flatMap(({ item, value }) => {
        const { value: whole } = inSmallest({ value: item.quantity, unit: item.unit });
        return value > 0 ? [{ ...item, quantity: exact((item.quantity * value) / whole) }] : [];
      }),
    wouldTake(lines, day) {
      const before = new Map<Lot, number>();
      const copies = new Map<string, Lot[]>();
      const copied = (key: string): Lot[] => {
        const lots = copies.get(key) ?? lotsAt(key).map((lot) => ({ ...lot }));
        for (const lot of lots) if (!copies.has(key)) before.set(lot, lot.value);
        copies.set(key, lots);
        return lots;
      };
      const takeCopied = takerFrom(copied, byPlainerName);
      const used = new Map<string, { lot: Lot; askedAs: string[] }>();
      const split = lines.map((line) => {
        const taken = takeCopied(line, day);
        for (const first of taken.from) {
          const { lot, askedAs } = used.get(first.product) ?? { lot: first, askedAs: [] };
          used.set(first.product, { lot, askedAs: [...askedAs, line.product] });
        }
        return taken.split;
      });
      const uses = [...used].map(([product, { lot, askedAs }]) => {
        const { name, expirationDate: expiresOn, value } = lot;
        const share = 1 - value / (before.get(lot) ?? value);
        return { product, askedAs, name, expiresOn, share };
      });
      return { split, uses };
    },
  };
}

/** What there is, by the very products of its names: on a list, what is written is what will be bought. */
export const openStock = (items: readonly Stocked[]): Stock => openLots(items, false);

/** What is at home, where people write plainer names than recipes do; see `plainerProducts`. */
export const openFridge = (items: readonly Stocked[]): Stock => openLots(items, true);
