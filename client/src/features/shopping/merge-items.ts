import type { Packaging, Unit } from '../../graphql.generated';
import { numberOf } from './quantity';
import { saidAgain, sumSaidAgain } from './said-again';

/** What one source asked for: one stored row. */
export interface Item {
  id: string;
  name: string;
  quantity: string;
  unit: Unit;
  /** False where nobody named an amount: the quantity is « 1 » for want of one. */
  amountSaid: boolean;
  product: string;
  packaging?: Packaging | null;
  /** What one buys of it where it names a part: of « 6 brins de persil » a bunch of ten. */
  boughtAs?: { name: string; parts: number } | null;
}

/** An amount of one kind: grams are never added to spoons, nor to millilitres. Of parts it is so much of what is sold. */
export type Amount = Counted | { words: string; unit: Unit };

export interface Counted {
  value: number;
  unit: Unit | Packaging;
}

/** One product as it is shown: the sum of what its sources asked for. */
export interface Line<T extends Item = Item> {
  product: string;
  /** As the plainest of the parts says it: « citron » where others want its juice. */
  name: string;
  /** Never empty; in the order of the list. */
  parts: readonly T[];
  /** One for each kind of measure, in the order in which they come up; words stay as they were said. */
  amounts: readonly Amount[];
  /** Some of the sources name no amount, so that it takes what the others say, or more. */
  orMore: boolean;
  /** Some of the sources name a part of what one buys. */
  ofParts: boolean;
}

interface Scale {
  kind: string;
  /** How many of the kind's smallest unit it makes. */
  size: number;
}

const scales: Readonly<Partial<Record<Unit | Packaging, Scale>>> = {
  G: { kind: 'mass', size: 1 },
  KG: { kind: 'mass', size: 1000 },
  ML: { kind: 'volume', size: 1 },
  CL: { kind: 'volume', size: 10 },
  L: { kind: 'volume', size: 1000 },
  TEASPOON: { kind: 'spoon', size: 1 },
  TABLESPOON: { kind: 'spoon', size: 3 },
};
/** What is counted by itself is a kind of its own. */
const scaleOf = (unit: Unit | Packaging): Scale => scales[unit] ?? { kind: unit, size: 1 };

// A larger unit reads better from so much of the smallest on; a kilo's grams are written, half a gram is not.
const larger: Readonly<Record<string, { unit: Unit; from: number; ofWholes: boolean }>> = {
  mass: { unit: 'KG', from: 1000, ofWholes: true },
  volume: { unit: 'L', from: 1000, ofWholes: true },
  spoon: { unit: 'TABLESPOON', from: 3, ofWholes: false },
};

/** What a row asks for, in itself; null where it names no amount. */
export function amountOf(item: Pick<Item, 'quantity' | 'unit' | 'amountSaid'>): Amount | null {
  const { quantity, unit, amountSaid } = item;
  if (!amountSaid) return null;
  const value = numberOf(quantity);
  return value === null ? { words: quantity, unit } : { value, unit };
}

/** The same, of parts as so much of the whole. */
function wholesOf({ packaging, boughtAs, ...item }: Item): Amount | null {
  const amount = amountOf(item);
  if (!boughtAs || !amount || 'words' in amount || amount.unit !== 'UNIT') return amount;
  const unit = packaging === 'BUNCH' ? packaging : 'PIECE';
  return { value: amount.value / boughtAs.parts, unit };
}

/** How much an amount is of its kind's smallest unit; null for words. */
export function inSmallest(amount: Amount): { kind: string; value: number } | null {
  if ('words' in amount) return null;
  const { kind, size } = scaleOf(amount.unit);
  return { kind, value: amount.value * size };
}

// Binary fractions: 0.1 + 0.2 is to be 0.3.
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function sum(parts: readonly Counted[]): Amount {
  const [first] = parts;
  const finest = parts.reduce<Unit | Packaging>(
    (unit, part) => (scaleOf(part.unit).size < scaleOf(unit).size ? part.unit : unit),
    first?.unit ?? 'UNIT',
  );
  const { kind, size } = scaleOf(finest);
  const total = rounded(parts.reduce((all, part) => all + part.value * scaleOf(part.unit).size, 0));
  const better = larger[kind];
  const fits = better && total >= better.from && (!better.ofWholes || Number.isInteger(total));
  // What one source wrote stays as it was written.
  const unit = parts.length > 1 && fits ? better.unit : finest;
  const divisor = unit === finest ? size : scaleOf(unit).size;
  return { value: rounded(total / divisor), unit };
}

function sumByKind(parts: readonly Item[]): Amount[] {
  const kinds = new Map<string, Counted[]>();
  const words: Amount[] = [];
  for (const part of parts) {
    const amount = wholesOf(part);
    if (!amount) continue;
    if ('words' in amount) {
      words.push(amount);
      continue;
    }
    const { kind } = scaleOf(amount.unit);
    kinds.set(kind, [...(kinds.get(kind) ?? []), amount]);
  }
  return [...[...kinds.values()].map(sum), ...words];
}

const words = (name: string): number => name.split(/\s+/).length;

/** The name with the fewest words; the first of several. What all say again of their amount is said of the sum. */
function plainest(parts: readonly Item[]): string {
  const [first] = parts;
  const called = parts.map(({ name, boughtAs }) => boughtAs?.name ?? name);
  if (!first || parts.length === 1) return called[0] ?? '';
  const said = called.map(saidAgain);
  const names = called.map((name, at) => said[at]?.name ?? name);
  const at = names.reduce(
    (best, name, each) => (words(name) < words(names[best] ?? '') ? each : best),
    0,
  );
  const total = sumSaidAgain(said);
  return (total === null ? names[at] : said[at]?.written(total)) ?? first.name;
}

/** The words that may name a food, however they are written; units and links are shorter. */
const telling = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{3,}/gu) ?? []
  ).map((word) => word.replace(/(?<=.{3})[sx]$/u, '').replace(/au$/u, 'al'));

/** Whether a source asked for the line's product by a name that says more, or something else: « jus de citron ». */
export function saysMore(line: Pick<Line, 'name'>, part: Pick<Item, 'name'>): boolean {
  if (words(part.name) > words(line.name)) return true;
  const said = new Set(telling(line.name));
  return telling(part.name).some((word) => !said.has(word));
}

/** Lines of one product become one that still knows its parts. The order of the rows is kept. */
export function mergeItems<T extends Item>(items: readonly T[]): Line<T>[] {
  const products = new Map<string, T[]>();
  for (const item of items) {
    const parts = products.get(item.product);
    if (parts) parts.push(item);
    else products.set(item.product, [item]);
  }
  return [...products].map(([product, parts]) => ({
    product,
    name: plainest(parts) || product,
    parts,
    amounts: sumByKind(parts),
    orMore: parts.some(({ amountSaid }) => !amountSaid),
    ofParts: parts.some(({ boughtAs }) => boughtAs),
  }));
}
