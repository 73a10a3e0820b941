import { isAnnouncedAbsent } from '../reading/announcements.js';
import { isExplained } from '../reading/brackets.js';
import { grown, isBrand, knowledgeOf } from '../vocabulary/known-words.js';
import { productAt } from '../vocabulary/product.js';
import type { Hit, Reading } from '../reading/reading.js';
import { isFrench, isVerbForm } from '../text/french-words.js';
import { articles, type Word } from '../text/text.js';

/** What a word of a line names: a harmless product, one of the lexicon, an unknown one, or none. */
type Kind = 'PRODUCT' | 'RESTRICTED' | 'NEUTRAL' | 'MEASURE' | 'UNKNOWN';

const named: ReadonlySet<Kind> = new Set(['PRODUCT', 'RESTRICTED']);

/** Between two things of one line. */
const joining = new Set(['et', 'ou', 'avec', 'plu', 'pui', 'soit', 'sinon']);
/** A number, or a grade such as « AAAAA ». */
const notAWord = /^(.)\1*$|\p{N}/u;
/** What follows says what a product is for, or which shape it has. */
const purposes = new Set([
  'pour',
  'en',
  'facon',
  'type',
  'style',
  'genre',
  'marque',
  'variete',
  'sauf',
]);
const participle = /(?:é|ée|és|ées|ant|ants|ante|antes|ment)$/;
/** « parmentière », « zurgloise »: of a person or a place that no dictionary has. */
const madeAsThere = /(?:ais|aise|ois|oise|ien|ienne|ain|aine|ier|ière)s?$/;
/** A place or a brand; a line all in capitals says neither. */
const ownName = /^\p{Lu}\p{Ll}/u;
/** « écrevisses pattes rouges », « crabe à carapace molle »: how an animal looks. */
const bodyParts = new Set(
  'patte pied bec cul col cou nageoire ventre dos tete pince carapace coquille oreille corne plume robe poil oeil'.split(
    ' ',
  ),
);
/** A receipt names a thing in each of its lines, and writes none of them in small letters. */
const lowerCase = /\p{Ll}/u;
/** « 1 milanais », « une croquante »: an amount of something. */
const amount = /^[\s\p{P}]*(?:[\d¼½¾⅓⅔]|une?\s|deux\s|trois\s|quatre\s|cinq\s|six\s|quelques\s)/iu;
/** « 1 salade mêlée » is named, though « salade zurgl » may be anything. */
const leaves = new Set(['salade']);
/** « 30 min de repos » is an amount of nothing to eat. */
const timeOrHeat = new Set(
  'min minute heure h nuit jour semaine moi an fois degre thermostat watt cm mm personne convive portion part etape'.split(
    ' ',
  ),
);
const pronouns = new Set('j je tu il elle on nou vou qui que qu ce cela ca y'.split(' '));
const verb = /(?:er|ir|oir|re)$/;
const order = /(?:er|ez|ir|oir|dre|tre|ire)$/;

/** The words of an ingredient line that name a product Popote knows nothing of. */
export function unknownProducts({ text, words, hits }: Reading): string[] {
  const kinds: Kind[] = words.map((word, at) =>
    isVerbBefore(word, words[at + 1]) ? 'NEUTRAL' : kindOfWord(word),
  );
  if (!kinds.includes('UNKNOWN'))
    return hits.length === 0 ? namelessProduct(text, words, kinds) : [];
  for (let at = 0; at < words.length; at++) {
    const to = productAt(words, at) ?? at;
    if (kinds[at] !== 'MEASURE' || to > at + 1) kinds.fill('PRODUCT', at, to);
  }
  for (const hit of hits) kinds.fill(kindOfHit(hit), hit.from, hit.to);
  if (!kinds.includes('UNKNOWN') || isOrder(words, kinds)) return [];
  const unknown = words.filter(
    (_, at) => kinds[at] === 'UNKNOWN' && namesAProduct(words, kinds, at, text),
  );
  if (unknown.length === 0 && hits.length === 0) return namelessProduct(text, words, kinds);
  // Beside a word of no language, a French one is said of that.
  const strange = unknown.filter(({ stem }) => !isFrench(stem));
  const heads = strange.length > 0 ? strange : unknown;
  return heads.map(({ start, end }) => text.slice(start, end));
}

/** « 1 milanais », « Fleury Michon »: a line of which every word is known, and none names the thing itself. */
function namelessProduct(text: string, words: readonly Word[], kinds: readonly Kind[]): string[] {
  const isAlone = words.filter(({ stem }) => /^[a-z]{3}/.test(stem)).length === 1;
  const maker = words.findIndex(
    ({ stem, start, end }) => isBrand(stem) && (isAlone || ownName.test(text.slice(start, end))),
  );
  const said = maker < 0 ? kinds.indexOf('NEUTRAL') : maker;
  const word = words[said];
  if (!word || kinds.includes('PRODUCT')) return [];
  if (maker < 0 && !amount.test(text) && lowerCase.test(text)) return [];
  if (words.some(({ stem }) => leaves.has(stem))) return [];
  if (words.some(({ stem }, at) => timeOrHeat.has(stem) || productAt(words, at) !== undefined))
    return [];
  return [text.slice(word.start, word.end)];
}

/** « facilite la cuisson »: no noun has an article right behind it. */
const isVerbBefore = ({ stem }: Word, next: Word | undefined): boolean =>
  next?.gap === 'NONE' && articles.has(next.before) && isFrench(stem);

function kindOfWord({ stem, exact }: Word): Kind {
  if (stem.length < 3 || notAWord.test(exact)) return 'MEASURE';
  return knowledgeOf(stem) ?? (isVerbForm(stem) || isMadeOfAVerb(stem) ? 'NEUTRAL' : 'UNKNOWN');
}

/** « réduction », « mangeable »: what is done with food, or can be. « érable » and « sable » are of no verb. */
function isMadeOfAVerb(stem: string): boolean {
  if (stem.endsWith('tion')) return isFrench(stem);
  const root = /^(.{3,})able$/.exec(stem)?.[1];
  return root !== undefined && (isFrench(`${root}er`) || isFrench(`${root}r`));
}

function kindOfHit({ term: { entry } }: Hit): Kind {
  return entry.has?.length || entry.may?.length ? 'RESTRICTED' : 'PRODUCT';
}

/** « Préchauffer le four », « Verser, touiller »: advice among the ingredients names no product. */
function isOrder(words: readonly Word[], kinds: readonly Kind[]): boolean {
  const [first, second] = words;
  if (!first || !second || named.has(kinds[0] ?? 'UNKNOWN')) return false;
  return order.test(first.exact) && (articles.has(second.before) || order.test(second.exact));
}

/** Whether an unknown word is the product of its part of the line, and not what is said of a known one. */
function namesAProduct(
  words: readonly Word[],
  kinds: readonly Kind[],
  at: number,
  text: string,
): boolean {
  const word = words[at];
  if (!word || isAnnouncedAbsent(words, at)) return false;
  if (isExplained(words, at) && named.has(kinds[at + 1] ?? 'UNKNOWN')) return false;
  const start = partStart(words, at);
  if (words.slice(start, at).some(({ stem }) => purposes.has(stem))) return false;
  if (isFrench(word.stem) && words.slice(0, at).some(isForWhat)) return false;
  const known = kinds.findLastIndex((kind, nth) => nth < at && named.has(kind));
  if (known < start && isPartOfPlant(words, at)) return false;
  if (known < 0) return bracketAround(words, at) < 1 || !isFrench(word.stem);
  if (isCountedInBracket(words, at)) return false;
  if (participle.test(word.exact) || isToDo(words, at)) return false;
  const isBeside = known < start || bracketAround(words, at) > 0;
  if (isBeside && isRemark(words, kinds, start, at)) return false;
  if (known < start) return !isMakerInBracket(words, at, text);
  const between = words.slice(known + 1, at);
  const links = between.flatMap(({ stem }, nth) =>
    stem === 'a' && between[nth + 1]?.stem === 'emploi' ? [] : [stem],
  );
  if (kinds[known] === 'RESTRICTED' && !links.includes('de') && bodyParts.has(word.stem))
    return false;
  // « chocolat à pâtisserie », « cidre à sabrer »: what it is for; « gâteau à l'urgl » is made of something.
  if (links.at(-1) === 'a') return !isFrench(word.stem);
  if (links.includes('a')) return true;
  const isOwnName = ownName.test(text.slice(word.start, word.end));
  if (links.includes('de')) return !isOwnName;
  // A French word that names no food, right behind one, says how that is: « fromage rectangulaire ».
  const isSaidOfIt = isOwnName || isFrench(word.stem) || madeAsThere.test(word.exact);
  return kinds[known] === 'RESTRICTED' && !isSaidOfIt;
}

/** « Épinards : pour la couleur et une pointe d'amertume »: past a colon, what it does for the dish. */
const isForWhat = ({ stem, announced }: Word): boolean => announced && stem === 'pour';

/** « fleurons de brocoli »: a French word that names no food, before « de » and a plant, says how that comes. */
function isPartOfPlant(words: readonly Word[], at: number): boolean {
  const [word, link, plant] = words.slice(at, at + 3);
  return (
    word !== undefined &&
    isFrench(word.stem) &&
    link?.stem === 'de' &&
    plant?.gap === 'NONE' &&
    grown.has(plant.stem)
  );
}

/**
 * « (cavistes, herboristes) », « , qui a été dégelé »: a French word that is no food, in a bracket or after others, is
 * said of the food before it. « , zurgl » and « ou palombe » may be another food.
 */
function isRemark(
  words: readonly Word[],
  kinds: readonly Kind[],
  start: number,
  at: number,
): boolean {
  const bracket = bracketAround(words, at);
  if (words.slice(bracket < 0 ? start : bracket, at).some(isProse)) return true;
  if (!isFrench(words[at]?.stem ?? '')) return false;
  if (goesOnInProse(words, at)) return true;
  return bracket > 0 || (bracket < 0 && kinds.slice(start, at).includes('NEUTRAL'));
}

/** « safran (1 caspule) », « vieilles (50 frs) »: so many of what the food before the bracket comes in, or costs. */
function isCountedInBracket(words: readonly Word[], at: number): boolean {
  const first = bracketAround(words, at);
  return first > 0 && at === first + 1 && notAWord.test(words[first]?.exact ?? '');
}

/** « , histoire de décorer », « , plat qui cuit seul »: no food goes on with a pronoun, or with « de » and a verb. */
function goesOnInProse(words: readonly Word[], at: number): boolean {
  const [link, next] = words.slice(at + 1, at + 3);
  if (!link || link.gap !== 'NONE') return false;
  if (link.stem === 'de') return next !== undefined && verb.test(next.exact) && isProse(next);
  return pronouns.has(link.stem);
}

/** A verb, or who does what it says. */
const isProse = ({ stem }: Word): boolean => isVerbForm(stem) || pronouns.has(stem);

/** « vin sans alcool (Vintense) », « épices (Anatol, près de chez Milano) »: who made or sells it; « (ou Zurgl) » is another. */
const isMakerInBracket = (words: readonly Word[], at: number, text: string): boolean =>
  bracketAround(words, at) > 0 &&
  !joining.has(words[at - 1]?.stem ?? '') &&
  ownName.test(text.slice(words[at]?.start, words[at]?.end));

/** Where the bracket begins that a word stands in; -1 outside of any. */
function bracketAround(words: readonly Word[], at: number): number {
  const first = words.slice(0, at + 1).findLastIndex(({ bracketed }) => bracketed);
  const isClosed = words.slice(first + 1, at + 1).some(({ unbracketed }) => unbracketed);
  return isClosed ? -1 : first;
}

/** « à éplucher ». */
function isToDo(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.stem === 'a' && verb.test(words[at]?.exact ?? '');
}

/** Where the part of the line begins that a word belongs to: after a comma, a bracket or « et ». */
function partStart(words: readonly Word[], at: number): number {
  let start = at;
  while (start > 0 && words[start]?.gap === 'NONE' && !joining.has(words[start - 1]?.stem ?? ''))
    start--;
  return start;
}
