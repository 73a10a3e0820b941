import { plantMarks } from '../lexicon/products.js';
import { listOf } from '../text/lists.js';
import { trieOf } from '../text/phrase-trie.js';
import { fold, stemOf, visibleText, wordsOf, type Word } from '../text/text.js';
import { foodAt } from '../vocabulary/foods.js';
import { ofAnimals } from './picture-keys.js';

/** « cuillère à café » holds none. */
const measures = trieOf([{ phrases: listOf('measure of a drink'), value: true }]);
/** « moule » and « pâte » are no food that is drawn, « moules » and « pâtes » are. */
const otherInPlural = new Set(listOf('other in the plural').map(fold));
const imitating = new Set([...plantMarks, ...listOf('plant that imitates')].map(stemOf));
/** What follows is not in the dish: « sans œufs », « ni lait ». */
const negations = new Set(['sans', 'ni']);

/** How far behind a food what it is imitated by may stand: « steak de soja ». */
const nearBehind = 2;

/** What shows the food that ends before a word, as the words about it have it; null where nothing does. */
function pictureAmong(words: readonly Word[], from: number, to: number, picture: string | null) {
  if (picture === null || negations.has(words[from - 1]?.exact ?? '')) return null;
  if (to - from === 1 && otherInPlural.has(fold(words[from]?.exact ?? ''))) return null;
  const isImitated = words.slice(to, to + nearBehind).some(({ stem }) => imitating.has(stem));
  return isImitated && ofAnimals.has(picture) ? 'tofu' : picture;
}

/** The keys of the drawings that a text calls for, in its order, without doubles. */
export function drawnFoods(text: string): string[] {
  const words = wordsOf(visibleText(text));
  const found = new Set<string>();
  for (let at = 0; at < words.length;) {
    const measure = measures.longestAt(words, at);
    const food = measure ? undefined : foodAt(words, at);
    const picture = food ? pictureAmong(words, at, food.to, food.value.picture) : null;
    if (picture !== null) found.add(picture);
    at = (measure ?? food)?.to ?? at + 1;
  }
  return [...found];
}

/** The key of what shows a food at home, two where its name names two (« yogourt à la fraise »); null where nothing does. */
export const foodPicture = (name: string): string | null =>
  drawnFoods(name).slice(0, 2).join(' ') || null;
