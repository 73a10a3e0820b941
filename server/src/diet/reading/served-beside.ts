import type { Trait } from '../lexicon/types.js';
import type { PhraseMatch } from '../text/phrase-trie.js';
import type { Word } from '../text/text.js';
import { isVesselAlone } from './vessels.js';
import { lineLexicon, type Term } from '../vocabulary/lexicon-index.js';

/** What brings something to the table that need not stand in the list. */
const serves =
  /^(?:serv(?:ir|ez|ie?s?|ies?|ons|i|is)|sers|dégust\p{L}*|savour\p{L}*|accompagn\p{L}*|propos\p{L}*|présent\p{L}*)$/u;
/** What wraps the dish. */
const wraps = /^(?:roul|enroul|emball|envelopp|enferm)\p{L}*$/u;
/** What is put on the dish at the end; « garnir » fills it with what the list has. */
const adorns = /^(?:parsem\p{L}*|décor\p{L}*|surmont\p{L}*|agrément\p{L}*|émiett\p{L}*)$/u;
/** What puts something into the dish. */
const adds =
  /^(?:ajout|incorpor|intégr|émiett|dispos|dépos|pos(?:er|ez|e)$|rang(?:er|ez|e)|met(?:s|tre|tez)$|gliss)\p{L}*$/u;
const keptIn = new Set('four frai froid chaud refrigerateur frigo congelateur'.split(' '));
const beside = new Set('avec sur dan de et ou plu quelque deux trois quatre boule'.split(' '));
const number = /^\d+$/;
const indefinite = new Set(['un', 'une']);
/** What is made here, or what something is like. */
const makes =
  /^(?:form|façonn|model|confectionn|prépar|réalis|obten|obtien|fai[rst]|étal|pétri|roul|comme|en|façon|type|style|genre|pour|sorte)\p{L}*$/u;
/** Names of shapes and parts, which a step gives to what the list has. */
const shapes = new Set(
  'pate farce croute torsade toast galette boulette gateau cake tarte tartelette biscuit crepe chausson roule terrine quenelle beignet croquette escalope medaillon steak cuisse aile filet brochette lardon roti tranche'.split(
    ' ',
  ),
);
const definite = new Set(['le', 'la', 'les', 'l']);
/** A word that may be anything is the dish's own: « servir avec la sauce », « un filet d'huile ». */
const fewTraits = 4;
const baked: readonly Trait[] = ['GLUTEN', 'MILK', 'EGG'];

/** In a step, what is served beside the dish or around it: « accompagner de brioche », « avec une boule de glace », « sur des blinis ». */
export function servedBeside(words: readonly Word[]): PhraseMatch<Term>[] {
  const found: PhraseMatch<Term>[] = [];
  let from: number | undefined;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    if (word.gap === 'HARD') from = undefined;
    if ([serves, adorns, wraps].some((verb) => verb.test(word.exact))) from = at;
    if (at === from) continue;
    const match = lineLexicon.longestAt(words, at);
    if (!match || isVesselAlone(match, words)) continue;
    const isServed = from !== undefined && isNew(words, from, at) && isFood(match.value);
    if (isServed || isBroughtIn(words, match)) found.push(match);
    at = match.to - 1;
  }
  return found;
}

/** Named for the first time: « de la brioche », « des blinis », and not « la brioche ». */
function isNew(words: readonly Word[], verb: number, at: number): boolean {
  const before = words[at - 1];
  if (!before) return false;
  if (at - 1 === verb) return indefinite.has(words[at]?.before ?? '');
  if (!beside.has(before.stem) && !number.test(before.exact)) return false;
  if (before.stem !== 'de' && definite.has(words[at]?.before ?? '')) return false;
  const said = words.slice(verb, at);
  const verbSaid = words[verb]?.exact ?? '';
  if (wraps.test(verbSaid)) return said.some(({ stem }) => stem === 'dan');
  return (
    said.some(({ stem, exact }) => stem === 'avec' || stem === 'sur' || number.test(exact)) ||
    /^(?:accompagn|parsem|décor|surmont|agrément|émiett)/.test(verbSaid)
  );
}

/**
 * In a step, what is added with its definite article and follows its verb: « ajouter la brioche », « disposer les
 * nuggets ». It is new where neither list nor title nor an earlier step has it.
 */
export function addedAsKnown(words: readonly Word[]): PhraseMatch<Term>[] {
  return words.flatMap((word, at) => {
    const isAdded = definite.has(word.before) && adds.test(words[at - 1]?.exact ?? '');
    if (!isAdded || word.gap === 'HARD' || (shapes.has(word.stem) && word.stem !== 'boulette'))
      return [];
    const match = lineLexicon.longestAt(words, at);
    const { has = [], may = [] } = match?.value.entry ?? {};
    if (!match || isVesselAlone(match, words) || (has.length === 0 && !may.includes('MEAT')))
      return [];
    // « Mettre le gratin au four » names the dish itself.
    const [link, place] = words.slice(match.to);
    return link?.stem === 'a' && keptIn.has(place?.stem ?? '') ? [] : [match];
  });
}

/** « déposez un nem », « émiettez des cookies », and not « former une galette », « comme une tarte ». */
function isBroughtIn(words: readonly Word[], { from, value }: PhraseMatch<Term>): boolean {
  const { before, stem } = words[from] ?? {};
  const previous = words[from - 1];
  // « Un gratin moelleux, … » describes the dish.
  if (!previous || words[from]?.gap === 'HARD') return false;
  const isNamedFirst =
    indefinite.has(before ?? '') || before === 'des' || number.test(previous.exact);
  return (
    isNamedFirst &&
    (value.entry.has?.length ?? 0) > 0 &&
    !shapes.has(stem ?? '') &&
    !words.slice(Math.max(0, from - 3), from).some(({ exact }) => makes.test(exact))
  );
}

function isFood({ entry: { has = [], may = [] } }: Term): boolean {
  if (has.length > 0) return true;
  return may.length <= fewTraits && may.some((trait) => baked.includes(trait));
}
