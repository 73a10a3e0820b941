import { maskedWords } from '../../lexicon/avoided/masks.js';
import { reasons } from '../../lexicon/traits.js';
import type { Trait } from '../../lexicon/types.js';
import { isMeant as isMeantAsSaid } from '../../reading/clauses.js';
import { isAnnouncedAbsent, isLeftOut } from '../../reading/announcements.js';
import type { Hit, Place, Reading } from '../../reading/reading.js';
import { isRemark, type Said } from '../../reading/remarks.js';
import { isShapedInto } from '../../reading/shapes-in-steps.js';
import { isInVessel } from '../../reading/vessels.js';
import { PhraseTrie, type PhraseMatch } from '../../text/phrase-trie.js';
import type { Word } from '../../text/text.js';
import { knowledgeOf } from '../../vocabulary/known-words.js';
import type { AvoidedFoods, Mention } from './avoided-list.js';
import { keyOf, namesAnotherAnimal, withGuesses } from './known-foods.js';

/** Where an avoided food is, from the first word to after the last, and how sure that is. */
export interface AvoidedFood {
  from: number;
  to: number;
  /** A French sentence fragment, to be read after the words. */
  reason: string;
  doubtful: boolean;
  /** It is no such food by its name: it is made with one, as a rule. */
  isUsual?: true;
  /** « (peut contenir des traces de lait, soja et sésame) » */
  isTrace?: true;
}

/** Where the text stands, and what the list of the recipe says without conflict. */
export interface Where {
  place: Place;
  /** The words of the title, and of each line of the list, those of a conflict left out. */
  listed: readonly (readonly string[])[];
}

const bothHidden = (old: string, added: string): string => `${old} ${added}`;
const masks = new PhraseTrie<string>();
for (const [phrase, hides] of maskedWords) masks.add(phrase, keyOf(hides), bothHidden);

export function findAvoided(reading: Reading, foods: AvoidedFoods, where: Where): AvoidedFood[] {
  const { hits } = reading;
  const words = reading.words.map((word) => withGuesses(word, foods.stems));
  const eaten = foods.eaten.findAll(words);
  const said = { hits, words, text: reading.text };
  const found = foods.phrases.findAll(words);
  const leftOut = found.filter(
    ({ from, value }) => isAnnouncedAbsent(words, from) && value.some(isItsName),
  );
  const named = found
    .filter(
      (match) => isMeant(match, words, hits, where) && !eaten.some((each) => overlaps(each, match)),
    )
    .filter((match) => !leftOut.some((each) => isSaidToLack(match, each, said)))
    .flatMap((match) => judged(match, said, where));
  const byTrait = hits
    .filter((hit) => !hit.negated && ![...named, ...eaten].some((each) => overlaps(each, hit)))
    .flatMap((hit) => heldBy(hit, foods));
  const trace = words.findIndex(({ stem }) => stem === 'trace');
  return [...named, ...byTrait].map((each) =>
    trace < 0 || each.from < trace
      ? each
      : { ...each, reason: reasons.trace, doubtful: true, isTrace: true },
  );
}

interface Span {
  from: number;
  to: number;
}

const isItsName = ({ kind }: Pick<Mention, 'kind'>): boolean => kind === 'OWN' || kind === 'NAME';

const isNoDoubt = (mention: Mention): boolean =>
  isItsName(mention) || mention.kind === 'MADE_OF_IT';

/** « bouillon sans céleri », « pain burger (sans sésame) »: what holds it as a rule is said not to. */
function isSaidToLack(
  { to, value }: PhraseMatch<readonly Mention[]>,
  absent: Span,
  said: Said,
): boolean {
  const { words } = said;
  const isBeside = absent.from > to && words[absent.from]?.gap === 'NONE';
  return (
    isBeside &&
    !value.some(isItsName) &&
    isMeantAsSaid(words, absent) &&
    !isRemark(said, to, absent)
  );
}

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && one.to > other.from;
}

function isMeant(
  { from, to, value }: PhraseMatch<readonly Mention[]>,
  words: readonly Word[],
  hits: readonly Hit[],
  { place }: Where,
): boolean {
  return (
    !isHidden(hiddenWords(words), from, to) &&
    !isAnnouncedAbsent(words, from) &&
    !isInVessel({ from, to }, words) &&
    !(place === 'TEXT' && !value.some(isItsName) && isShapedInto(words, from)) &&
    !(place === 'LINE' && isLeftOut(words, from)) &&
    !hits.some((hit) => hit.negated && hit.from === from && hit.to === to)
  );
}

function hiddenWords(words: readonly Word[]): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const { from, to, value } of masks.findAll(words)) {
    const parts = value.split(' ');
    for (let at = from; at < to; at++) if (parts.includes(words[at]?.stem ?? '')) hidden.add(at);
  }
  for (const at of words.keys()) if (isSpoon(words, at)) hidden.add(at);
  return hidden;
}

const spoons = new Set([
  'c',
  'cs',
  'cc',
  'cuil',
  'cuill',
  'cuiller',
  'cuillere',
  'cuilleree',
  'tasse',
  'verre',
]);
const spoonsFor = new Set(['cafe', 'the', 'soupe', 'dessert', 'moka', 'moutarde']);

/** « 1 c. à café de sel », « 2 cuil. à soupe rases »: with or without its full stop. */
function isSpoon(words: readonly Word[], at: number): boolean {
  return (
    spoonsFor.has(words[at]?.stem ?? '') &&
    spoons.has(words[words[at - 1]?.stem === 'a' ? at - 2 : at - 1]?.stem ?? '')
  );
}

function isHidden(hidden: ReadonlySet<number>, from: number, to: number): boolean {
  return to - from === 1 && hidden.has(from);
}

function judged(match: PhraseMatch<readonly Mention[]>, said: Said, where: Where): AvoidedFood[] {
  const { words } = said;
  const standing = match.value.filter((each) => stands(each, match, said, where));
  const mention = standing.find(isNoDoubt) ?? standing[0];
  if (!mention) return [];
  const { from, to } = match;
  const isSlip = words.slice(from, to).some(({ guesses }) => guesses);
  const isSure = !isSlip && isNoDoubt(mention);
  const isUsual = !isSlip && mention.kind === 'USUAL';
  const reason = reasonOf(mention, isSlip);
  return [{ from, to, reason, doubtful: !isSure, ...(isUsual && { isUsual }) }];
}

function reasonOf({ kind, food }: Mention, isSlip: boolean): string {
  if (isSlip) return reasons.looksAvoided(food);
  if (kind === 'OWN' || kind === 'NAME') return reasons.avoided;
  if (kind === 'MADE_OF_IT') return reasons.madeOfAvoided(food);
  return kind === 'USUAL' ? reasons.holdsAvoided(food) : reasons.maybeAvoided(food);
}

function stands(
  { kind, row, trait, state, otherStates }: Mention,
  match: Span,
  said: Said,
  where: Where,
): boolean {
  const { hits, words } = said;
  if (trait && !mayHold(hits, match, trait)) return false;
  if (isItsName({ kind })) return true;
  if (where.place === 'TEXT' && isListed(match, words, where.listed)) return false;
  if (row?.animal && isOfAnother(match, said, row)) return false;
  if (kind === 'MADE_OF_IT' || kind === 'USUAL') return !(row?.animal && isOfAPlant(match, words));
  if (kind === 'MAY_BE')
    return where.place === 'LINE' && isTheFood(match, words) && !goesOn(match, words);
  return !isInAnotherState(match, said, where.place, { own: state, others: otherStates });
}

/** What the lexicon knows of the words decides: « steak végétal » is no beef. */
function mayHold(hits: readonly Hit[], match: Span, trait: Trait): boolean {
  const known = hits.filter((hit) => overlaps(hit, match));
  return (
    known.length === 0 ||
    known.some(({ negated, has, may }) => !negated && (has.has(trait) || may.has(trait)))
  );
}

/** « les steaks » of the steps, when the list says « steaks de thon ». */
function isListed({ from, to }: Span, words: readonly Word[], listed: Where['listed']): boolean {
  const said = words.slice(from, to).map(({ stem }) => stem);
  return listed.some((line) =>
    line.some((_, at) => said.every((stem, nth) => line[at + nth] === stem)),
  );
}

const farthestAnimal = 3;

/** « osso buco de dinde », « merguez (volaille) ». */
function isOfAnother({ to }: Span, said: Said, row: NonNullable<Mention['row']>): boolean {
  const { words } = said;
  for (let at = to; at < Math.min(words.length, to + farthestAnimal); at++) {
    const word = words[at];
    if (!word || word.gap === 'HARD' || (word.gap === 'SOFT' && !word.bracketed)) return false;
    if (namesAnotherAnimal(words, at, row)) return !isRemark(said, to, { from: at, to: at + 1 });
  }
  return false;
}

/** « parmentier de lentilles », « carpaccio de courgettes ». */
function isOfAPlant({ to }: Span, words: readonly Word[]): boolean {
  const next = words[to];
  if (next?.gap !== 'NONE' || next.stem !== 'de') return false;
  return knowledgeOf(words[to + 1]?.stem ?? '') === 'PRODUCT';
}

/** « 1 rôti », « 500 g de haché », and not « poulet rôti ». */
function isTheFood({ from }: Span, words: readonly Word[]): boolean {
  const before = words[from - 1]?.stem;
  if (before === undefined) return true;
  return words[from]?.gap === 'NONE' && (before === 'de' || /^\d+$/.test(before));
}

/** « viande de cheval », « salade de riz »: what follows says which. */
function goesOn({ to }: Span, words: readonly Word[]): boolean {
  const next = words[to];
  return next?.gap === 'NONE' && (next.stem === 'de' || next.stem === 'a');
}

/** « oignon cuit », and not « oignon (on peut le cuire) », « oignon (cuit si vous préférez) ». */
function isInAnotherState(
  { to }: Span,
  said: Said,
  place: Place,
  { own, others }: { own: Mention['state']; others: Mention['otherStates'] },
): boolean {
  const { words } = said;
  const isSaid = (at: number) =>
    place === 'TEXT' || at < to || !isRemark(said, to, { from: at, to: at + 1 });
  return (
    words.some(({ stem }, at) => others?.has(stem) && isSaid(at)) &&
    !words.some(({ stem }) => own?.has(stem))
  );
}

function heldBy(hit: Hit, { traits, families }: AvoidedFoods): AvoidedFood[] {
  const { from, to, has, may, term } = hit;
  const family = has.size > 0 && families.has(term.entry.family ?? '');
  if (family || [...has].some((trait) => traits.has(trait)))
    return [{ from, to, reason: reasons.avoided, doubtful: false }];
  const doubt = [...may].find((trait) => traits.has(trait));
  const food = doubt && traits.get(doubt);
  return food === undefined
    ? []
    : [{ from, to, reason: reasons.maybeAvoided(food), doubtful: true }];
}
