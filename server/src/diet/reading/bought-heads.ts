import { knownFoodAt } from '../vocabulary/foods.js';
import { read } from './read.js';
import type { Hit, Reading } from './reading.js';

const definite = new Set(['le', 'la', 'les', 'l']);
/** What is said of a food stands near it. */
const nearby = 160;

/**
 * What a title that stands alone names first, where that is bought as it is: « baguette aux tomates », « Lundi :
 * brioche ». Only a list would say that it is made of something else, and there is none.
 */
export const boughtHeads = ({ text, words, hits }: Reading): Hit[] =>
  words.flatMap(({ before, start, announced }, at) => {
    const food = at === 0 || announced ? knownFoodAt(words, at) : undefined;
    const isRead = food && hits.some(({ from, to }) => from < food.to && to > at);
    if (!food || isRead || definite.has(before)) return [];
    const named = read(text.slice(start, start + nearby), 'LINE').hits.find(
      ({ from, to, has }) => from === 0 && to === food.to - at && has.size > 0,
    );
    return named ? [{ ...named, from: at, to: food.to }] : [];
  });
