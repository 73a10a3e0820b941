import { grown } from '../vocabulary/known-words.js';
import { isWord, type Hit } from './reading.js';
import type { Word } from '../text/text.js';

/** What is ground as fine as semolina, and bears its name. */
const granular = new Set('sucre sel piment ail oignon roux blond glace cristal'.split(' '));
const shapes =
  /^(?:purée|semoule|couscous|taboulé|nouilles?|lasagnes?|spaghettis?|tagliatelles?|vermicelles?)$/;
/** What is spread or spooned: a « noix » of it is as much as a walnut. */
const dabs = new Set(
  'beurre margarine graisse saindou lard creme mascarpone fromage ricotta yaourt levure wasabi harissa moutarde miso pate puree concentre huile miel confiture raifort pomme'.split(
    ' ',
  ),
);
const liquids = new Set(
  'creme lait jus soupe potage veloute gaspacho sauce tomate bouillon boisson eau the coco'.split(
    ' ',
  ),
);
const potatoes = new Set(['pomme', 'terre', 'patate', 'pdt']);
/** Words between a plant and the shape that it is cut into at most. */
const farthest = 3;

/** In a list, words that say how much there is of a thing, or in which form, by the name of another one. */
export function isShapeOrAmount(hit: Hit, words: readonly Word[]): boolean {
  return (
    isCheeseRosette(hit, words) ||
    isCarton(hit, words) ||
    isGrain(hit, words) ||
    isBrownSugar(hit, words) ||
    isShape(hit, words) ||
    isReducedTo(hit, words) ||
    isKonjac(hit, words) ||
    isDab(hit, words) ||
    isWhiteOfAPlant(hit, words)
  );
}

/** « sucre semoule », « sucre (semoule) », « sel semoule »: as fine as semolina, which « sucre, semoule » names. */
function isGrain(hit: Hit, words: readonly Word[]): boolean {
  if (!isWord(hit, words, /^semoule$/)) return false;
  for (let at = hit.from; at > Math.max(0, hit.from - 4); at--) {
    const word = words[at];
    if (!word || word.stem === 'et' || (word.gap !== 'NONE' && !word.bracketed)) return false;
    if (granular.has(words[at - 1]?.stem ?? '')) return true;
  }
  return false;
}

/** « sucre blanc ou roux ». */
function isBrownSugar(hit: Hit, words: readonly Word[]): boolean {
  return (
    isWord(hit, words, /^roux$/) &&
    words.slice(Math.max(0, hit.from - farthest), hit.from).some(({ stem }) => stem === 'sucre')
  );
}

/** « chou-fleur râpé en semoule », « 1 courgette en lasagnes », « ail en purée »; that of potatoes is sold with milk. */
function isShape(hit: Hit, words: readonly Word[]): boolean {
  if (words[hit.from - 1]?.stem !== 'en' || !isWord(hit, words, shapes)) return false;
  const before = words.slice(Math.max(0, hit.from - 1 - farthest), hit.from - 1);
  return (
    before.some(({ stem }) => grown.has(stem) && !potatoes.has(stem)) &&
    words[hit.from - 1]?.gap === 'NONE'
  );
}

/** « haricots réduits en purée », « biscuits réduits en poudre »: what becomes of the food before it. */
const isReducedTo = ({ from }: Hit, words: readonly Word[]): boolean =>
  words[from - 1]?.stem === 'en' &&
  /^réduit/.test(words[from - 2]?.exact ?? '') &&
  words[from]?.gap === 'NONE';

/** « nouilles konjac », « konjac (spaghettis) ». */
function isKonjac(hit: Hit, words: readonly Word[]): boolean {
  const isPasta = isWord(
    hit,
    words,
    /^(?:nouilles?|spaghettis?|pâtes|tagliatelles?|vermicelles?|fettuccines?|lasagnes?)$/,
  );
  return (
    isPasta &&
    words.slice(Math.max(0, hit.from - 2), hit.to + 1).some(({ stem }) => stem === 'konjac')
  );
}

/** « une noix de crème », « noisettes de pommes de terre »: an amount or a shape. */
function isDab(hit: Hit, words: readonly Word[]): boolean {
  return (
    isWord(hit, words, /^(?:noix|noisettes?)$/) &&
    words[hit.to]?.stem === 'de' &&
    dabs.has(words[hit.to + 1]?.stem ?? '')
  );
}

/** « 2 blancs de bettes ». */
function isWhiteOfAPlant(hit: Hit, words: readonly Word[]): boolean {
  const plant = words[hit.to + 1]?.stem ?? '';
  return (
    hit.has.has('EGG') &&
    words[hit.to - 1]?.stem === 'blanc' &&
    words[hit.to]?.stem === 'de' &&
    (grown.has(plant) || plant === 'oignon')
  );
}

/** « Tête de Moine, 8 rosettes »: how that cheese is cut. */
function isCheeseRosette(hit: Hit, words: readonly Word[]): boolean {
  return isWord(hit, words, /^rosettes?$/) && words.some(({ stem }) => stem === 'moine');
}

/** « brick de crème »: the carton, and not the sheet of pastry. */
function isCarton(hit: Hit, words: readonly Word[]): boolean {
  return (
    isWord(hit, words, /^bricks?$/) &&
    words[hit.to]?.stem === 'de' &&
    liquids.has(words[hit.to + 1]?.stem ?? '')
  );
}
