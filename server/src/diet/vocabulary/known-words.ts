import { words } from '../generated/words.js';
import { isFrench } from '../text/french-words.js';
import { isOneSlip, soundOf } from '../text/spelling.js';
import { stemOf, type Word } from '../text/text.js';
import { wordKinds, type WordKind } from './word-table.js';

/**
 * A product that no restriction forbids, or a word that names no product: a MEASURE, a container or a link, or
 * a NEUTRAL one that says how a thing is.
 */
export type KnownWord = 'PRODUCT' | 'NEUTRAL' | 'MEASURE';

const lists = words.split('\n');
const listOf = (kind: WordKind): string => lists[wordKinds.indexOf(kind)] ?? '';
const [plants, varieties, groceries] = [listOf('plant'), listOf('variety'), listOf('grocery')];
const [staples, kindsOfPlants] = [listOf('staple'), listOf('any plant')];
const [amountWords, cutsAndContainers] = [listOf('amount'), listOf('container')];
const [brands, harmlessBrands] = [listOf('brand'), listOf('harmless brand')];
const [adjectives, kitchenWords] = [listOf('adjective'), listOf('kitchen')];

const wordPattern = /\p{L}+/gu;

/** Under these lengths a slip makes another word; a neutral word is often a place, one letter from a cheese. */
const shortestMended = { PRODUCT: 6, NEUTRAL: 8, MEASURE: 8 } as const;
const shortestClipped = 4;
const remembered = 4000;

function addAll(list: string, kind: KnownWord): void {
  for (const word of wordsIn(list)) known.set(stemOf(word), kind);
}

function wordsIn(list: string): string[] {
  return list.match(wordPattern) ?? [];
}

const feminines: readonly (readonly [RegExp, string])[] = [
  [/eux?$/, 'euse'],
  [/teur$/, 'trice'],
  [/eur$/, 'euse'],
  [/if$/, 'ive'],
  [/(?<=e|o|ei)([lnt])$/, '$1$1e'],
  [/(ai|oi|i|u)s$/, '$1se'],
  [/s$/, 'sse'],
  [/c$/, 'che'],
  [/([^e])$/, '$1e'],
];

/** An adjective with its feminine by rule; irregular ones are listed. */
function formsOf(adjective: string): string[] {
  const rule = feminines.find(([ending]) => ending.test(adjective));
  return rule ? [adjective, adjective.replace(...rule)] : [adjective];
}

const known = new Map<string, KnownWord>();
addAll(listOf('prose'), 'NEUTRAL');
for (const list of [plants, varieties, groceries]) addAll(list, 'PRODUCT');
for (const list of [kitchenWords, listOf('neutral')]) addAll(list, 'NEUTRAL');
for (const list of [listOf('link'), amountWords, cutsAndContainers, brands, harmlessBrands])
  addAll(list, 'MEASURE');
for (const list of [staples, kindsOfPlants]) addAll(list, 'PRODUCT');
for (const adjective of wordsIn(adjectives)) {
  for (const form of formsOf(adjective)) {
    const stem = stemOf(form);
    // « tomaté » must not make a neutral word of « tomate ».
    if (!known.has(stem)) known.set(stem, 'NEUTRAL');
  }
}

const wholeProducts = new Set(
  [plants, varieties, groceries, staples, kindsOfPlants].flatMap((list) =>
    list.split(/[\s,]+/).map(stemOf),
  ),
);

/** Whether a product is known by a longer name only: « passe » of « passe-pierre ». */
export const isPartOfProduct = (stem: string): boolean =>
  known.get(stem) === 'PRODUCT' && !wholeProducts.has(stem);

const infinitive = /(?:er|ir|re)$/;
const participle = /és?$/;
/** Of these the participles apart: without its accent (« marche », « tartine ») one is a verb or another noun. */
const describing = new Set<string>();
const accented = new Set<string>();
for (const word of [
  ...[plants, varieties, groceries, staples, kindsOfPlants].flatMap(wordsIn),
  ...[amountWords, cutsAndContainers, brands, harmlessBrands].flatMap(wordsIn),
  ...wordsIn(adjectives).flatMap(formsOf),
  ...wordsIn(kitchenWords).filter((word) => !infinitive.test(word)),
])
  (participle.test(word) ? accented : describing).add(stemOf(word));

const formsWith = (isParticiple: boolean): ReadonlySet<string> =>
  new Set(
    wordsIn(adjectives)
      .filter((word) => participle.test(word) === isParticiple)
      .flatMap(formsOf)
      .map(stemOf),
  );
const plainAdjectives = formsWith(false);
const participleAdjectives = formsWith(true);

/** Whether a word says how a thing is, and nothing else: « germé », and not « germes ». */
export const isAdjective = ({ stem, exact }: Pick<Word, 'stem' | 'exact'>): boolean =>
  plainAdjectives.has(stem) || (participleAdjectives.has(stem) && /ée?s?$/.test(exact));

const cuts = new Set([...wordsIn(amountWords), ...wordsIn(cutsAndContainers)].map(stemOf));

const vessels = new Set(wordsIn(listOf('vessel')).map(stemOf));

/** Whether a word names a pot, a mould or a tool of the kitchen, whatever else it names. */
export const isVessel = (stem: string): boolean => vessels.has(stem);

/** Whether a word says into what a thing is cut or put, or how much there is of it. */
export const isCut = (stem: string): boolean => cuts.has(stem);

/** Whether a word names a product, or says how, how much or of whose make one is: no verb, pronoun or preposition. */
export function describes({ stem, exact }: Pick<Word, 'stem' | 'exact'>): boolean {
  return (
    describing.has(stem) ||
    (accented.has(stem) && participle.test(exact)) ||
    plural(stem) !== undefined
  );
}

export const knownWords: ReadonlyMap<string, KnownWord> = known;

/** What grows: a place, a colour or a purpose said after it makes nothing else of it. */
export const grown: ReadonlySet<string> = new Set(
  `${plants} ${varieties}`.match(/\p{L}{3,}/gu)?.map(stemOf),
);

/** What is known of a word; undefined for one that Popote has never heard of. */
export function knowledgeOf(stem: string): KnownWord | undefined {
  return (
    known.get(stem) ??
    plural(stem) ??
    (isFrench(stem) ? undefined : (clipped(stem) ?? mended(stem)))
  );
}

/** « régionaux », of which the stem has lost its x. */
function plural(stem: string): KnownWord | undefined {
  return stem.endsWith('au') ? known.get(`${stem.slice(0, -1)}l`) : undefined;
}

/** « vin roug », « gousse d'aill »: a mute e left out, or a last letter typed twice. */
function clipped(stem: string): KnownWord | undefined {
  if (stem.length < shortestClipped) return undefined;
  const isDoubled = stem.at(-1) === stem.at(-2);
  return known.get(isDoubled ? stem.slice(0, -1) : `${stem}e`);
}

const answers = new Map<string, KnownWord | undefined>();

const harmlessMakers = new Set(wordsIn(harmlessBrands).map(stemOf));
const makers = new Set(
  wordsIn(brands)
    .map(stemOf)
    .filter((stem) => !harmlessMakers.has(stem)),
);

/** « Fleury Michon », « Herta »: who made it, and not what it is. */
export function isBrand(stem: string): boolean {
  return makers.has(stem);
}

/** A slip in a harmless word is forgiven; one that leads to a forbidden word has been found before. */
function mended(stem: string): KnownWord | undefined {
  if (stem.length < shortestMended.PRODUCT || stem.length > 40) return undefined;
  if (answers.has(stem)) return answers.get(stem);
  if (answers.size >= remembered) answers.clear();
  const near = nearest(stem);
  const kind = near === undefined ? undefined : known.get(near);
  const answer = kind && stem.length >= shortestMended[kind] ? kind : undefined;
  answers.set(stem, answer);
  return answer;
}

/** The known words that begin with a letter and have a length: a slip never changes the first letter here. */
const byStart = new Map<string, string[]>();
const bySound = new Map<string, string>();
for (const stem of known.keys()) {
  if (stem.length < shortestMended.PRODUCT - 1) continue;
  const start = startOf(stem, stem.length);
  const list = byStart.get(start);
  if (list) list.push(stem);
  else byStart.set(start, [stem]);
  const sound = soundOf(stem);
  if (!bySound.has(sound)) bySound.set(sound, stem);
}

function startOf(stem: string, length: number): string {
  return `${stem[0]}${length}`;
}

/** The known word that sounds the same, or is one slip away. */
function nearest(stem: string): string | undefined {
  const heard = bySound.get(soundOf(stem));
  if (heard !== undefined) return heard;
  for (const length of [stem.length, stem.length - 1, stem.length + 1]) {
    const found = byStart.get(startOf(stem, length))?.find((each) => isOneSlip(stem, each));
    if (found !== undefined) return found;
  }
  return undefined;
}
