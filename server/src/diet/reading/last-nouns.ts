import { animals, fleshTraits, ofPlantsThemselves } from '../lexicon/clearers.js';
import type { Trait } from '../lexicon/types.js';
import { wordsOf } from '../text/text.js';
import type { Hit } from './reading.js';
import { lostWith } from './without-a-part.js';

const milks = new Set(
  'lait fromage creme beurre chevre feta mozzarella parmesan comte raclette ricotta yaourt chantilly mascarpone gruyere'.split(
    ' ',
  ),
);
const creamed = new Set('carbonara quiche gratin tarte tartiflette'.split(' '));
const eggs = new Set(['oeuf', 'mayonnaise', 'mayo']);
const meats = new Set('jambon lardon bacon chorizo saucisse merguez viande'.split(' '));

/**
 * In a name of two foods the adjective behind it speaks of the last (« omelette au fromage vegan », « jambon-beurre
 * végétal », « thon à l'huile végétale »): what of the name comes of that one. Undefined where the name is one thing.
 */
export function traitsOfLastNoun(hit: Hit): readonly Trait[] | undefined {
  const name = wordsOf(hit.term.phrase).map(({ stem }) => stem);
  const last = name.at(-1) ?? '';
  const isOfTwo = name.length > 1 && (name.slice(1).includes('a') || !isComplement(name));
  if (!isOfTwo) return undefined;
  if (last === 'lait' || !name.includes('a'))
    return milks.has(last) ? ['MILK'] : ofOther(last, name);
  // A quiche has cream besides its cheese, a carbonara cheese besides its cream.
  if (milks.has(last)) return creamed.has(name[0] ?? '') ? [] : lostOf(last, hit);
  return ofOther(last, name);
}

function lostOf(last: string, hit: Hit): readonly Trait[] {
  return last === 'creme' || last === 'beurre' ? ['MILK'] : lostWith('CHEESE', hit);
}

function ofOther(last: string, name: readonly string[]): readonly Trait[] | undefined {
  if (eggs.has(last)) return name[0] === 'oeuf' ? [] : ['EGG'];
  if (last === 'miel') return ['HONEY'];
  if (meats.has(last) || animals.has(last)) return name.includes('a') ? fleshTraits : undefined;
  return ofPlantsThemselves.has(last) ? [] : undefined;
}

/** « blanc de dinde », « petit beurre »: the last word says of what kind the first is. */
function isComplement(name: readonly string[]): boolean {
  const before = name.at(-2) ?? '';
  return before === 'de' || before === 'petit' || before === 'pur';
}
