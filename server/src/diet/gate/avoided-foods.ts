import { isAnnouncedAbsent } from '../reading/announcements.js';
import type { Hit } from '../reading/reading.js';
import { avoidedFamilies, maskedWords, synonyms, toldApartByAccent } from '../lexicon/avoided.js';
import type { Trait } from '../lexicon/types.js';
import { PhraseTrie } from '../text/phrase-trie.js';
import { visibleText, wordsOf, type Word } from '../text/text.js';

/** A user's list of foods, ready to be looked up. */
export interface AvoidedFoods {
  phrases: PhraseTrie<true>;
  traits: ReadonlySet<Trait>;
  families: ReadonlySet<string>;
}

/** Beyond this an entry is prose, not a food; it is compared by its beginning. */
const longestFood = 200;

const compiled = new WeakMap<readonly string[], AvoidedFoods>();

export function avoidedFoodsOf(list: readonly string[]): AvoidedFoods {
  let foods = compiled.get(list);
  if (!foods) compiled.set(list, (foods = compile(list)));
  return foods;
}

const families = new PhraseTrie<(typeof avoidedFamilies)[number][1]>();
for (const [name, family] of avoidedFamilies) families.add(name, family);
const otherNames = new PhraseTrie<readonly string[]>();
for (const [name, others] of synonyms) otherNames.add(name, others);
const accentMatters = new Set(toldApartByAccent.map(keyOf));

function compile(list: readonly string[]): AvoidedFoods {
  const phrases = new PhraseTrie<true>();
  const traits = new Set<Trait>();
  const familyNames = new Set<string>();
  for (const food of list) {
    const name = visibleText(food.slice(0, longestFood)).replaceAll('=', ' ');
    for (const writing of writingsOf(name)) phrases.add(writing, true);
    for (const other of wholly(otherNames, name) ?? []) phrases.add(other, true);
    const family = wholly(families, name);
    for (const member of family?.members ?? []) phrases.add(member, true);
    for (const trait of family?.traits ?? []) traits.add(trait);
    if (family?.family) familyNames.add(family.family);
  }
  return { phrases, traits, families: familyNames };
}

function wholly<T>(trie: PhraseTrie<T>, name: string): T | undefined {
  const words = wordsOf(name);
  const match = trie.longestAt(words, 0);
  return match?.to === words.length ? match.value : undefined;
}

function writingsOf(name: string): string[] {
  if (!accentMatters.has(keyOf(name))) return [name];
  const singular = name.trim().toLowerCase().replace(/s$/, '');
  return [`=${singular}`, `=${singular}s`, `=${name.trim().toLowerCase()}`];
}

/** The food as compared: its words without articles, accents and plural marks. */
export function keyOf(food: string): string {
  return wordsOf(food)
    .map((word) => word.stem)
    .join(' ');
}

const masks = new PhraseTrie<string>();
for (const { phrase, hides } of maskedWords) masks.add(phrase, keyOf(hides));

/** Where an avoided food is named: the part of the text, from the first word to after the last. */
export function findAvoided(
  words: readonly Word[],
  hits: readonly Hit[],
  foods: AvoidedFoods,
): { from: number; to: number }[] {
  const hidden = hiddenWords(words);
  const named = foods.phrases
    .findAll(words)
    .filter(
      ({ from, to }) =>
        !isHidden(hidden, from, to) &&
        !isAnnouncedAbsent(words, from) &&
        !isSetAside(hits, from, to),
    );
  const byTrait = hits.filter(
    (hit) =>
      !hit.negated &&
      ([...hit.has].some((trait) => foods.traits.has(trait)) ||
        (hit.has.size > 0 && foods.families.has(hit.term.entry.family ?? ''))) &&
      !named.some(({ from, to }) => from < hit.to && to > hit.from),
  );
  return [...named, ...byTrait].map(({ from, to }) => ({ from, to }));
}

function hiddenWords(words: readonly Word[]): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const { from, to, value } of masks.findAll(words)) {
    const parts = value.split(' ');
    for (let at = from; at < to; at++) if (parts.includes(words[at]?.stem ?? '')) hidden.add(at);
  }
  return hidden;
}

function isSetAside(hits: readonly Hit[], from: number, to: number): boolean {
  return hits.some((hit) => hit.negated && hit.from === from && hit.to === to);
}

function isHidden(hidden: ReadonlySet<number>, from: number, to: number): boolean {
  return to - from === 1 && hidden.has(from);
}
