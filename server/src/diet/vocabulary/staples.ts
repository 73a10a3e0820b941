import { foods } from './foods.js';
import { boughtWhole } from './plainer-products.js';
import { canonicalProduct } from './product.js';
import { alongFoods, betweenFoods, forSpecialFood, littleOf } from './staple-words.fr.js';

/** A household's word on one product: that it is always at home, or is not. */
export interface StapleChoice {
  product: string;
  name: string;
  isStaple: boolean;
}

export interface Staple {
  product: string;
  name: string;
}

/** A usual staple with the products that it stands for. */
const usual = foods
  .filter(({ id, staple }) => staple === id)
  .map(({ id, name }) => ({
    name,
    product: canonicalProduct(name),
    products: foods
      .filter(({ staple }) => staple === id)
      .map((each) => canonicalProduct(each.name)),
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'fr'));

const usualProducts = new Set(usual.flatMap(({ products }) => products));

/** The usual staples that a name names one beside the other, « sel et poivre »; just the name of anything else. */
export function staplesIn(name: string): string[] {
  const parts = name.split(alongFoods);
  return parts.every((part) => usualProducts.has(canonicalProduct(part))) ? parts : [name];
}

/** The usual ones by name, then the household's own; each product once. */
export function staplesOf(choices: readonly StapleChoice[]): Staple[] {
  const chosen = new Map(choices.map((choice) => [choice.product, choice]));
  const own = choices.filter(
    ({ product, isStaple }) => isStaple && !usual.some((each) => each.product === product),
  );
  return [
    ...usual.filter(({ product }) => chosen.get(product)?.isStaple ?? true),
    ...own.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
  ].map(({ product, name }) => ({ product, name }));
}

interface Named {
  readonly name: string;
  readonly product: string;
}

/** What a name names, by the line: who reads a book asks for the same lines each time. */
const partsRead = new WeakMap<Named, readonly string[]>();

function partsOf(line: Named): readonly string[] {
  const parts =
    partsRead.get(line) ?? line.name.split(betweenFoods).map((text) => canonicalProduct(text));
  partsRead.set(line, parts);
  return parts;
}

/** The staples that none of these names; what a usual one stands for counts for it, « gros sel » for salt. */
export function staplesBeside(choices: readonly StapleChoice[], lines: readonly Named[]): Staple[] {
  const isOfStaples = stapleReader(choices);
  // « Sel et poivre » names both; « chips sel et vinaigre » neither.
  const named = new Set(
    lines
      .filter(isOfStaples)
      .flatMap((line) => [line.product, ...partsOf(line)])
      .flatMap((product) => [product, product.replace(littleOf, '')]),
  );
  const standsFor = new Map(usual.map(({ product, products }) => [product, products]));
  return staplesOf(choices).filter(
    ({ product }) => !(standsFor.get(product) ?? [product]).some((each) => named.has(each)),
  );
}

/**
 * Whether a line is of nothing but staples, « sel et poivre » too. A usual staple covers its other names; one of the
 * household's own covers its product alone, and so does the household's word that one is none.
 */
export function stapleReader(choices: readonly StapleChoice[]): (line: Named) => boolean {
  const chosen = new Map(choices.map(({ product, isStaple }) => [product, isStaple]));
  const products = new Set([
    ...usual.flatMap((each) => (chosen.get(each.product) === false ? [] : each.products)),
    ...choices.map(({ product }) => product),
  ]);
  const isStaple = (product: string): boolean =>
    products.has(product) && (chosen.get(product) ?? true);
  const isOfStaple = (product: string): boolean =>
    [product, product.replace(littleOf, ''), boughtWhole(product)?.product ?? product].some(
      isStaple,
    );
  return (line) =>
    !forSpecialFood.test(line.name) && (isStaple(line.product) || partsOf(line).every(isOfStaple));
}
