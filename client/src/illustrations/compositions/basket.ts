import type { IngredientArt, Role } from '../food/art';
import { artOf, type IngredientKey } from '../food/ingredient-art';
import type { Tone } from '../palette';

/** The ingredients of one dish, by the part they play in the picture. */
export interface Basket {
  all: readonly IngredientArt[];
  lead: IngredientArt;
  heroes: readonly IngredientArt[];
  beds: readonly IngredientArt[];
  /** Slices and bits, what the eye recognises. */
  pieces: readonly IngredientArt[];
  slices: readonly IngredientArt[];
  herbs: readonly IngredientArt[];
  sauces: readonly IngredientArt[];
  /** What may lie beside the dish without being seen on it. */
  beside: readonly IngredientArt[];
}

/** Enough for a full picture; more would be a muddle. */
const MOST = 6;

/** A large piece is what the dish is about: named by the title or nearly first, and not a topping of pasta or rice. */
const LATEST_HERO = 2;

/** `shown` holds at least one ingredient, the most telling first: so many of them named by the title. */
export function fillBasket(
  shown: readonly IngredientKey[],
  beside: readonly IngredientKey[] = [],
  named = 0,
): Basket {
  const all = shown.slice(0, MOST).map((key, at) => {
    const art = artOf(key);
    const isTopping = at > 0 && (at >= Math.max(named, LATEST_HERO) || startsWithBed(shown));
    return art.role === 'hero' && isTopping ? { ...art, role: 'bit' as const } : art;
  });
  const of = (...roles: Role[]) => all.filter(({ role }) => roles.includes(role));
  const lead = of('hero', 'slice', 'bit', 'bed')[0] ?? all[0];
  if (lead === undefined) throw new RangeError('a dish needs an ingredient');
  return {
    all,
    lead,
    heroes: of('hero'),
    beds: of('bed'),
    pieces: of('slice', 'bit'),
    slices: of('slice'),
    herbs: of('herb'),
    sauces: [...of('sauce'), ...beside.map(artOf).filter(({ role }) => role === 'sauce')],
    beside: beside.map(artOf),
  };
}

const startsWithBed = ([first]: readonly IngredientKey[]): boolean =>
  first !== undefined && artOf(first).role === 'bed';

/** The colour of the lead as a cream, a soup or a juice. */
export const bodyTones = ({ lead }: Basket): readonly [Tone, Tone] => [lead.tone, lead.deep];
