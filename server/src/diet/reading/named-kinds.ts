import { denials } from '../lexicon/clearers.js';
import type { Trait } from '../lexicon/types.js';
import { describes, knowledgeOf } from '../vocabulary/known-words.js';
import { lineLexicon, type Term } from '../vocabulary/lexicon-index.js';
import { stemOf, wordsOf, type Word } from '../text/text.js';
import { isAnnouncedAbsent } from './announcements.js';
import { endOfBracket, isTheOnlyKind } from './brackets.js';
import { without, withoutTraits } from './clear-by-origin.js';
import { traitsOfLastNoun } from './last-nouns.js';
import { bringsAnother } from './participles.js';
import type { Hit } from './reading.js';
import { isRemark, type Said } from './remarks.js';
import { isOpen } from './wishes.js';

const [link] = wordsOf('x de y').slice(1, 2);
const longestKind = 5;
/** What is made with a milk of plants as easily as with another: « cappuccino au lait d'avoine ». */
const madeWithMilk = new Set(
  'cappuccino latte cafe chocolat milkshake milk lassi porridge soupe veloute potage curry smoothie the'.split(
    ' ',
  ),
);
/** What is of another plant or animal by what is said after it. */
const ofManyKinds = new Set(
  'lait creme beurre yaourt yogourt boisson farine semoule galette nouille pate tortilla vermicelle noix chocolat steak saucisse burger boulette'
    .split(' ')
    .map(stemOf),
);
const milky = new Set(['lait', 'crème', 'yaourt']);

/** The hits of a list's line, each as the kind that is named away from it: « crème (de soja) », « farine complète de riz », « riz au lait d'amande ». */
export function asNamedKinds(said: Said): Hit[] {
  const { hits, words } = said;
  return hits.map((hit) => {
    if (hit.has.size + hit.may.size === 0) return hit;
    const kind = ofManyKinds.has(words[hit.from]?.stem ?? '')
      ? (bracketedKind(hit, said) ?? kindPastAnAdjective(hit, words))
      : undefined;
    if (kind) return asKind(hit, kind);
    return withPlantMilk(withoutMilkOf(hit, words), said);
  });
}

/** « lait (de coco) », « noix (muscade) », « semoule (maïs) », « crème (soja ou avoine) ». */
function bracketedKind(hit: Hit, said: Said): readonly Term[] | undefined {
  const { words } = said;
  const first = words[hit.to];
  if (!first?.bracketed || first.gap !== 'SOFT') return undefined;
  const end = endOfBracket(words, hit.to);
  const content = words.slice(hit.to, end);
  const isAsked = content.some(({ asked }, nth) => asked || isOpen(words, hit.to + nth));
  // « (vegan : margarine) », « (soja) ou entier »: not the one kind that it is.
  const isAnnouncement = content.slice(1).some(({ announced }) => announced);
  const isJoined = first.stem === 'ou' || first.stem === 'et' || words[end]?.stem === 'ou';
  const isAside = isRemark(said, hit.to, { from: hit.to, to: hit.to + 1 });
  if (isAsked || isAnnouncement || isJoined || isAside) return undefined;
  const head = words.slice(hit.from, hit.to);
  const kinds = alternatives(content).map(
    (kind) => kindOf(head, kind) ?? (link ? kindOf(head, [link, ...kind]) : undefined),
  );
  const named = kinds.filter((kind) => kind !== undefined);
  if (named.length === kinds.length) return content.some(leavesMore) ? undefined : named;
  return kinds[0] && isTheOnlyKind(words, hit.to + 1, end) ? [kinds[0]] : undefined;
}

const leavesMore = ({ stem, continued }: Word) => continued || stem === 'pour' || stem === 'etc';

/** The parts of a bracket: « soja ou avoine », « riz, coco ». */
function alternatives(content: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const [nth, word] of content.entries()) {
    const isJoiner = word.stem === 'ou' || word.stem === 'et';
    if (isJoiner || (nth > 0 && word.gap !== 'NONE')) parts.push([]);
    if (!isJoiner) parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** « crème fraîche de coco », « lait bio de riz », « farine complète de sarrasin ». */
function kindPastAnAdjective(hit: Hit, words: readonly Word[]): readonly Term[] | undefined {
  let at = hit.to;
  while (at < hit.to + 2 && words[at]?.gap === 'NONE' && isAdjective(words[at])) at++;
  if (words[at]?.stem !== 'de' || words[at]?.gap !== 'NONE') return undefined;
  const between = words.slice(hit.from + 1, at);
  if (between.length === 0 || !between.every(isAdjective)) return undefined;
  if (bringsAnother(words, hit, at)) return undefined;
  const kind = kindOf(words.slice(hit.from, hit.from + 1), partFrom(words, at));
  return kind && [kind];
}

const isAdjective = (word: Word | undefined) =>
  word !== undefined &&
  word.stem !== 'de' &&
  !denials.has(word.stem) &&
  knowledgeOf(word.stem) === 'NEUTRAL' &&
  describes(word);

/** The name that the whole of the content makes with the head. */
function kindOf(head: readonly Word[], content: readonly Word[]): Term | undefined {
  const name = [...head, ...content.map((word) => ({ ...word, gap: 'NONE' as const }))];
  const match = lineLexicon.longestAt(name, 0);
  return match && match.to > head.length + (content[0]?.stem === 'de' ? 1 : 0)
    ? match.value
    : undefined;
}

function partFrom(words: readonly Word[], start: number): readonly Word[] {
  let end = start + 1;
  while (end < words.length && end - start < longestKind && words[end]?.gap === 'NONE') end++;
  return words.slice(start, end).filter((word, nth) => nth === 0 || !word.bracketed);
}

/** Only what the kinds lack is taken away, and what they hold is added: « lait (d'amande) ». */
function asKind(hit: Hit, terms: readonly Term[]): Hit {
  const held = terms.flatMap(({ entry }) => entry.has ?? []);
  const feared = terms.flatMap(({ entry }) => entry.may ?? []);
  const holds = new Set<Trait>([...held, ...feared]);
  const gone = [...hit.has, ...hit.may].filter((trait) => !holds.has(trait));
  const kept = withoutTraits(hit, gone);
  const has = new Set([...kept.has, ...held]);
  return { ...kept, has, may: new Set([...kept.may, ...feared]) };
}

const holdsMilk = ({ has, may }: Hit): boolean => has.has('MILK') || may.has('MILK');

/** « riz au lait d'amande », « sauce à la crème de coco »: the last noun goes on, and is of plants. */
function withoutMilkOf(hit: Hit, words: readonly Word[]): Hit {
  if (hit.to - hit.from < 2 || !holdsMilk(hit)) return hit;
  if (!traitsOfLastNoun(hit)?.includes('MILK')) return hit;
  const longer = lineLexicon.longestAt(words, hit.to - 1);
  const { has = [], may = [] } = longer?.value.entry ?? {};
  const isOfPlants =
    longer !== undefined && longer.to > hit.to && ![...has, ...may].includes('MILK');
  return isOfPlants ? withoutTraits(hit, ['MILK']) : hit;
}

/** « velouté de courge au lait de coco », « latte soja ». */
function withPlantMilk(hit: Hit, said: Said): Hit {
  const { hits, words } = said;
  const name = words[hit.from]?.stem ?? '';
  if (!holdsMilk(hit) || !madeWithMilk.has(name)) return hit;
  const isMadeWithPlants = hits.some(
    ({ from, to, term: { entry } }) =>
      from >= hit.to &&
      milky.has(entry.family ?? '') &&
      !isAnnouncedAbsent(words, from) &&
      ![...(entry.has ?? []), ...(entry.may ?? [])].includes('MILK') &&
      words.slice(hit.to, from + 1).every(({ gap, stem }) => gap === 'NONE' && stem !== 'ou') &&
      !isRemark(said, hit.to, { from, to }),
  );
  return isMadeWithPlants
    ? { ...hit, has: without(hit.has, ['MILK']), may: without(hit.may, ['MILK']) }
    : hit;
}
