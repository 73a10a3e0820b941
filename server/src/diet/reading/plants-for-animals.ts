import { isOfANounOfItsOwn, reaches } from './clauses.js';
import { withoutTraits } from './clear-by-origin.js';
import { traitsOfLastNoun } from './last-nouns.js';
import { bringsAnother } from './participles.js';
import type { Hit } from './reading.js';
import { animals, fleshTraits } from '../lexicon/clearers.js';
import type { Trait } from '../lexicon/types.js';
import { plantBases } from '../lexicon/unsaid.js';
import { stemOf, wordsOf, type Word } from '../text/text.js';
import { knowledgeOf } from '../vocabulary/known-words.js';

/** Pieces of meat by their cut alone, which are of wheat, as a rule, where they are of plants. */
const cuts = new Set('roti gigot rosbif jarret rumsteck mignon cotelette brochette'.split(' '));
/** What is minced and shaped, of whatever it may be. */
const shaped = new Set(
  'saucisse steak burger nugget boulette galette chipolata merguez knack hache emince cordon boudin aiguillette rillette terrine pate mousse'.split(
    ' ',
  ),
);
const partsOfSoy = new Set('germe pousse lecithine graine sauce huile farine haricot'.split(' '));

/** What is only flavoured by the meat that it is named after. */
const sauces = new Set('sauce bouillon fond jus soupe graisse cube fumet'.split(' '));

/** The hit with a « végétal », « vegan » or « végétarien » behind it that is said of it. */
export function withAdjective(
  hit: Hit,
  gone: readonly Trait[],
  hits: readonly Hit[],
  words: readonly Word[],
  from: number,
): Hit {
  const ofLast = from === hit.to ? traitsOfLastNoun(hit) : undefined;
  if (ofLast)
    return withoutTraits(
      hit,
      gone.filter((trait) => ofLast.includes(trait)),
    );
  const isSaidOfIt =
    isInOneBreath(words, hit, from) &&
    !bringsAnother(words, hit, from) &&
    (reaches(words, hit, from) ||
      isFlavoured(hit, hits, words, from) ||
      isFilledWithPlants(hit, hits, words, from));
  return isSaidOfIt ? asPlant(hit, gone) : hit;
}

/** « aiguillettes Quorn », « filets de Quorn », but not « poulet, Quorn ». */
export function isNamedBy(words: readonly Word[], hit: Hit, from: number): boolean {
  const isLinked = from === hit.to + 1 && words[hit.to]?.stem === 'de';
  return (
    (from === hit.to || isLinked) &&
    words.slice(hit.to, from + 1).every(({ gap }) => gap === 'NONE')
  );
}

/**
 * « saucisses de tofu », « steaks hachés au soja », « yaourt au soja », but not « filet mignon au soja », « jambon fumé
 * au tofu », « lardons, pousses de soja »: « au » says what something is cooked with, too.
 */
export function isMadeOfIt(words: readonly Word[], hit: Hit, from: number): boolean {
  const first = words[hit.from]?.stem ?? '';
  const between = words.slice(hit.to, from);
  return (
    isInOneBreath(words, hit, from) &&
    reaches(words, hit, from) &&
    !bringsAnother(words, hit, from) &&
    !between.some(({ stem }) => partsOfSoy.has(stem)) &&
    (words[from]?.stem === 'de' || shaped.has(first) || isOfMilk(first))
  );
}

/** What is made of milk, or else of plants, among which nuts. */
const isOfMilk = (stem: string): boolean => plantBases.get(stem)?.includes('NUT') === true;

/** « saucisses au tofu » hold no meat and « yaourt au soja » no milk, but « quiche au tofu » keeps its egg. */
export function asMadeOfPlants(
  hit: Hit,
  gone: readonly Trait[],
  words: readonly Word[],
  from: number,
): Hit {
  if (namesAnAnimal(words, from)) return hit;
  if (isMilkAlone(hit)) return withoutTraits(hit, ['MILK']);
  return asPlant(hit, gone);
}

function isMilkAlone({ has, may }: Hit): boolean {
  return has.has('MILK') && has.size === 1 && may.size === 0;
}

/** « saucisses de porc Quorn »: the line itself says which animal it holds. */
export function namesAnAnimal(words: readonly Word[], from: number): boolean {
  return words.slice(0, from).some(({ stem }) => animals.has(stem));
}

/** « jambon (végétal) », but not « beurre, huile végétale » or « jambon, végétal »: past a comma it may be another item. */
function isInOneBreath(words: readonly Word[], hit: Hit, from: number): boolean {
  return words.slice(hit.to, from + 1).every(({ gap, bracketed }) => gap === 'NONE' || bracketed);
}

/** Neither a comma nor a bracket stands before the word that clears. */
const isUnbroken = (words: readonly Word[], hit: Hit, from: number): boolean =>
  words.slice(hit.to, from + 1).every(({ gap }) => gap === 'NONE');

/** « yaourt à la noix de coco végétal », but not « yaourt à l'huile végétale ». */
function isFlavoured(
  hit: Hit,
  hits: readonly Hit[],
  words: readonly Word[],
  from: number,
): boolean {
  const between = words.slice(hit.to, from);
  return (
    hit.has.has('MILK') &&
    hit.has.size === 1 &&
    between[0]?.stem === 'a' &&
    between.length <= 6 &&
    isUnbroken(words, hit, from) &&
    !isOfANounOfItsOwn(words, hit, from) &&
    !hits.some(
      (other) =>
        other.from >= hit.to && other.to <= from && [...other.has, ...other.may].length > 0,
    )
  );
}

/** « burger aux haricots rouges vegan » is said of the burger; « quiche au bacon végétal » of the bacon. */
function isFilledWithPlants(
  hit: Hit,
  hits: readonly Hit[],
  words: readonly Word[],
  from: number,
): boolean {
  const between = words.slice(hit.to, from);
  return (
    between[0]?.stem === 'a' &&
    between.length <= 4 &&
    isUnbroken(words, hit, from) &&
    !words[from]?.stem.startsWith('vegetal') &&
    !isOfANounOfItsOwn(words, hit, from) &&
    between.slice(1).every(({ stem }) => stem === 'de' || knowledgeOf(stem) !== undefined) &&
    !hits.some((other) => other.from >= hit.to && other.to <= from) &&
    !namesAnAnimal(words, from)
  );
}

/** Plant sausages, hams and mince are often bound with wheat; a sauce of lentils is not. */
function asPlant(hit: Hit, gone: readonly Trait[]): Hit {
  const plant = withoutTraits(hit, gone);
  const name = stemOf(hit.term.phrase);
  const isBreaded = hit.has.has('GLUTEN');
  const isShaped =
    ['charcuterie', 'viande'].includes(hit.term.entry.family ?? '') ||
    wordsOf(hit.term.phrase).some(({ stem }) => animals.has(stem) || cuts.has(stem));
  const wasMeat =
    (isShaped || isBreaded) &&
    name !== 'bolognaise' &&
    !sauces.has(wordsOf(hit.term.phrase)[0]?.stem ?? '') &&
    !hit.has.has('MILK') &&
    (hit.guessed ? hit.may : hit.has).has('MEAT') &&
    gone.includes('MEAT');
  if (!wasMeat) return plant;
  // What is « végétarien » and not « végétal » is often bound with egg white.
  const binders: readonly Trait[] = gone === fleshTraits ? ['GLUTEN', 'EGG'] : ['GLUTEN'];
  return { ...plant, may: new Set([...plant.may, ...binders]) };
}
