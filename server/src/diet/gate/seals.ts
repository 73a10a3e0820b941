import { seals } from '../lexicon/clearers.js';
import type { DietaryRestriction } from '../restrictions.js';
import type { Hit, Reading } from '../reading/reading.js';
import { stemOf, type Word } from '../text/text.js';

type Rule = keyof typeof seals;

interface Seal {
  readonly rule: Rule;
  readonly at: number;
}

/** What is killed as another rule asks than the household's. */
export interface ForeignSeal {
  /** The meat with its seal, as far as they stand together. */
  readonly word: string;
  readonly by: Rule;
  /** Either seal will do: « halal ou casher ». */
  readonly isOneOfTwo: boolean;
}

const otherRule = { HALAL: 'KOSHER', KOSHER: 'HALAL' } as const;
const stems = new Map<string, Rule>([
  ...seals.HALAL.map((phrase) => [stemOf(phrase), 'HALAL'] as const),
  ...seals.KOSHER.map((phrase) => [stemOf(phrase), 'KOSHER'] as const),
]);
const denying = new Set(['non', 'pas', 'ni', 'san']);
const either = new Set(['ou', 'sinon', 'voire']);
/** Words between a meat and the seal that is written as one with it: « bœuf haché maigre halal ». */
const longestName = 3;

const isMeat = ({ has, may }: Hit): boolean => has.has('MEAT') || may.has('MEAT');

/** « non halal » and « (halal : non) » name no seal. */
const isDenied = (words: readonly Word[], at: number): boolean =>
  denying.has(words[at - 1]?.stem ?? '') ||
  (words[at + 1]?.stem === 'non' && words[at + 2] === undefined);

const sealsIn = (words: readonly Word[]): Seal[] =>
  words.flatMap(({ stem }, at) => {
    const rule = stems.get(stem);
    return rule && !isDenied(words, at) ? [{ rule, at }] : [];
  });

/** Of each meat the seals that stand behind it, before the next; what stands before them all is the first one's. */
function sealsByMeat({ words, hits, isIngredient }: Reading): Map<Hit, Seal[]> {
  const found = sealsIn(words);
  if (found.length === 0) return new Map();
  const meats = hits
    .filter(isMeat)
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const byMeat = new Map<Hit, Seal[]>();
  for (const seal of found) {
    const meat = meats.findLast(({ from }) => from <= seal.at) ?? (isIngredient ? meats[0] : null);
    if (!meat || (!isIngredient && !isInOneBreath(words, meat, seal))) continue;
    byMeat.set(meat, [...(byMeat.get(meat) ?? []), seal]);
  }
  return byMeat;
}

/** In prose a seal speaks of the meat that it is written with. */
const isInOneBreath = (words: readonly Word[], { to }: Hit, { at }: Seal): boolean =>
  at - to < longestName && words.slice(to, at + 1).every(({ gap }) => gap === 'NONE');

const isEither = (words: readonly Word[], one: Seal, other: Seal): boolean => {
  const from = Math.min(one.at, other.at) + 1;
  const to = Math.max(one.at, other.at);
  return words.slice(from, to).some(({ stem }) => either.has(stem)) || words[to]?.gap === 'HARD';
};

/** The meats of a text whose seal is of the other rule, and not of this one as well. */
export function foreignSeals(
  reading: Reading,
  restriction: DietaryRestriction,
): Map<Hit, ForeignSeal> {
  const found = new Map<Hit, ForeignSeal>();
  if (restriction !== 'HALAL' && restriction !== 'KOSHER') return found;
  for (const [hit, said] of sealsByMeat(reading)) {
    const other = said.find(({ rule }) => rule === otherRule[restriction]);
    const own = said.find(({ rule }) => rule === restriction);
    if (!other || hit.negated) continue;
    const isOneOfTwo = own !== undefined && isEither(reading.words, own, other);
    if (own && !isOneOfTwo) continue;
    found.set(hit, { word: sealedName(reading, hit, other), by: other.rule, isOneOfTwo });
  }
  return found;
}

function sealedName({ text, words }: Reading, hit: Hit, { at }: Seal): string {
  if (at < hit.to || at - hit.to >= longestName) return hit.word;
  return text.slice(words[hit.from]?.start, words[at]?.end);
}
