import { withoutAmountInName } from './amounts-in-names.js';
import { isExplained } from './brackets.js';
import { clearHits } from './clear-hits.js';
import { homeDishes } from '../lexicon/home-dishes.js';
import { foodPictures } from '../text/food-pictures.js';
import { legibleText, rejoined } from '../text/legible-text.js';
import { knowledgeOf, type KnownWord } from '../vocabulary/known-words.js';
import { lineLexicon, misspellings, textLexicon, type Term } from '../vocabulary/lexicon-index.js';
import type { PhraseMatch, PhraseTrie } from '../text/phrase-trie.js';
import { isParticipleOfAnother, saysHowFoodIs } from './adjectives.js';
import { asNamedKinds } from './named-kinds.js';
import type { Hit, Place, Reading } from './reading.js';
import { addedAsKnown, servedBeside } from './served-beside.js';
import { stemOf, tokenize, toWords, type Word } from '../text/text.js';
import { unsaidDoubts } from './unsaid-doubts.js';

/** A heading such as « Pour la pâte : » names a part of the dish, not an ingredient. */
const heading = /^[^\d]*:\s*$/;
/** « Garniture : 2 càs de coriandre »: the line is of what follows. */
const headingBefore =
  /^(?:garniture|accompagnement|décor(?:ation)?|finition|dressage|service|pour (?:la |le |les |l['’])(?:garniture|sauce|farce|pâte|décor(?:ation)?|finition|marinade|vinaigrette|appareil|glaçage|nappage|crumble|service|dressage|accompagnement|panure))\s*:\s*(?=\S)/iu;

/** Every term the lexicon knows in the text, cleared ones included. */
export function read(source: string, place: Place): Reading {
  const said = withoutAmountInName(legibleText(source), place);
  const { text, words } = wordsIn(
    pictured(place === 'LINE' ? said.replace(headingBefore, '') : said),
  );
  const isIngredient = place === 'LINE' && !heading.test(text);
  const trie = isIngredient ? lineLexicon : textLexicon;
  const legible = words.map((word, at) => (isExplained(words, at) ? word : withGuesses(word)));
  const found = withOverlaps(trie, legible)
    .filter(({ value }) => isIngredient || !beingMade.has(stemOf(value.phrase)))
    .filter((match) => !isParticipleOfAnother(match, legible))
    .map((match) => hitOf(match, text, legible))
    .filter((hit, _, all) => !saysHowFoodIs(hit, all, words));
  const hits = isIngredient
    ? [...asNamedKinds({ hits: found, words, text }), ...unsaidDoubts(text, words, found)]
    : [...found, ...besideHits(found, text, legible)];
  return { text, words, isIngredient, hits: clearHits(hits, words, text, place) };
}

const beingMade = new Set(homeDishes.map(stemOf));

/** What only a line would be judged by, where a step brings it to the table. */
function besideHits(said: readonly Hit[], text: string, words: readonly Word[]): Hit[] {
  const isFree = ({ from, to }: PhraseMatch<Term>, hits: readonly Hit[]): boolean =>
    !hits.some((hit) => hit.from < to && hit.to > from);
  const served = servedBeside(words)
    .filter((match) => isFree(match, said))
    .map((match): Hit => ({ ...hitOf(match, text, words), isBeside: true }));
  const added = addedAsKnown(words)
    .filter((match) => isFree(match, [...said, ...served]))
    .map((match): Hit => ({ ...hitOf(match, text, words), isAdded: true }));
  return [...served, ...added];
}

const picture = /\p{Extended_Pictographic}/gu;

/** « 200 g de 🥓 »: a picture is read where no word names a food; beside « 🥛 lait d'amande » it is none. */
function pictured(text: string): string {
  if (text.search(picture) < 0 || heading.test(text)) return text;
  const namesAFood = tokenize(text).some(
    ({ stem }) => /^\p{L}{3}/u.test(stem) && !saysHowMuch.has(knowledgeOf(stem)),
  );
  return namesAFood
    ? text
    : text.replace(picture, (drawn) => ` ${foodPictures.get(drawn) ?? drawn} `);
}

const saysHowMuch: ReadonlySet<KnownWord | undefined> = new Set(['MEASURE', 'NEUTRAL']);

/** « dons » and « lar » are French as well: only a longer word that is no cook's is surely no half of one. */
const standsAlone = (stem: string): boolean =>
  misspellings.isOfTheKitchen(stem) ||
  !/^[a-z]{2}/.test(stem) ||
  (stem.length > longestHalf && misspellings.isKnown(stem));
const longestHalf = 4;

/** The words of a text; where one makes no sense, those that were cut in two or glued are mended first. */
function wordsIn(text: string): Pick<Reading, 'text' | 'words'> {
  const words = toWords(tokenize(text));
  if (words.every(({ stem }) => standsAlone(stem))) return { text, words };
  const mended = rejoined(text, misspellings);
  return { text: mended, words: mended === text ? words : toWords(tokenize(mended)) };
}

function withGuesses(word: Word): Word {
  const guesses = misspellings.guessesFor(word);
  return guesses.length === 0 ? word : { ...word, guesses };
}

/** A misspelt word is a doubt: all that it would hold, it may hold. */
function hitOf({ from, to, value }: PhraseMatch<Term>, text: string, words: readonly Word[]): Hit {
  const { has = [], may = [] } = value.entry;
  const isGuess = words.slice(from, to).some(({ guesses }) => guesses);
  return {
    term: value,
    from,
    to,
    word: text.slice(words[from]?.start, words[to - 1]?.end),
    guessed: isGuess ? value.phrase.replaceAll('=', '') : undefined,
    has: new Set(isGuess ? [] : has),
    may: new Set(isGuess ? [...has, ...may] : may),
    certified: new Set(),
    negated: false,
  };
}

/**
 * A name shares its words with a longer hit that starts in it and goes past it, as that one does (« mini quiche sans
 * pâte au thon », « artichauts farcis au riz cantonais »); what ends inside is part of the name (« épaule d'agneau de
 * lait »). A compound that only looks like a hit keeps its words.
 */
function withOverlaps(trie: PhraseTrie<Term>, words: readonly Word[]): PhraseMatch<Term>[] {
  const found: PhraseMatch<Term>[] = [];
  let taken = 0;
  for (const match of trie.findAll(words)) {
    if (match.from < taken) continue;
    found.push(match);
    found.push(...within(trie, words, match));
    for (let name = match; ;) {
      const next = trie.overlapping(words, name);
      if (!next || isHarmless(next) || isLookalike(trie, words, name)) break;
      found.push(next, ...within(trie, words, next));
      taken = next.to;
      name = next;
    }
  }
  return found;
}

/** What the shorter names in a name hold, if it only adds to them, and the names in these. */
function within(
  trie: PhraseTrie<Term>,
  words: readonly Word[],
  match: PhraseMatch<Term>,
): PhraseMatch<Term>[] {
  if (!match.value.entry.adds) return [];
  return trie.within(words, match).flatMap((inner) => [inner, ...within(trie, words, inner)]);
}

/** « haricots beurre »: a harmless name of which the last word alone would be none. */
function isLookalike(
  trie: PhraseTrie<Term>,
  words: readonly Word[],
  match: PhraseMatch<Term>,
): boolean {
  if (!isHarmless(match)) return false;
  // « tomates bœuf haché » are no tomatoes of that name.
  if (minced.has(words[match.to]?.stem ?? '')) return false;
  const last = trie.longestAt(words.slice(match.to - 1, match.to), 0);
  return last !== undefined && !isHarmless(last);
}

const minced = new Set(['hache', 'hachee']);

function isHarmless({ value }: PhraseMatch<Term>): boolean {
  return !value.entry.has?.length && !value.entry.may?.length;
}
