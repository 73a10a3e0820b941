import { isVerbForm } from '#product/diet/text/french-words.js';
import { stemOf } from '#product/diet/text/text.js';
import type { Restriction } from '#product/diet/restrictions.js';
import {
  allergens,
  banAfter,
  banBefore,
  nextBanned,
  notBanned,
  ofNext,
  ofHealth,
  restrictionWords,
} from './bans.fr.js';
import { foodSpans, type FoodSpan } from './foods-said.js';

/** What a plain sentence says is not to be eaten. */
export interface Bans {
  readonly foods: readonly string[];
  readonly restrictions: readonly Restriction[];
  /** Said of somebody's health, so that no wish takes it back. */
  readonly isOfHealth: boolean;
  /** A food that is not known, so that nothing is served at a guess. */
  readonly unclear: string | null;
  /** The parts of the sentence that say so. */
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

/** Reads « sans oignon ni ail », « elle n’aime pas les courgettes », « allergique aux œufs », « végétarien ». */
export function bansIn(plain: string): Bans {
  const foods: string[] = [];
  const spans: { from: number; to: number }[] = [];
  const known = foodSpans(plain);
  const isOfHealth = ofHealth.test(plain);
  const named = restrictionWords.flatMap(([words, restriction]) => {
    const found = words.exec(plain);
    if (found) spans.push({ from: found.index, to: found.index + found[0].length });
    return found ? [restriction] : [];
  });
  let unclear: string | null = null;
  for (const found of plain.matchAll(banBefore)) {
    const start = found.index + found[0].length;
    const listed = listedAt(plain, start, known);
    const last = listed.at(-1);
    if (last) {
      foods.push(...listed.map(({ name }) => name));
      spans.push({ from: found.index, to: last.to });
    } else if (!spans.some(({ from, to }) => found.index >= from && found.index < to)) {
      const word = /^[a-z]+/.exec(plain.slice(start))?.[0] ?? '';
      if (
        /^(?:sans|allerg|intol)/.test(found[0]) &&
        word.length > 2 &&
        !notBanned.test(word) &&
        !isVerbForm(stemOf(word)) &&
        !/(?:er|ir|re)$/.test(word)
      )
        unclear = word;
    }
  }
  for (const { name, from, to } of known) {
    const after = banAfter.exec(plain.slice(to));
    if (!after || spans.some((span) => from >= span.from && from < span.to)) continue;
    foods.push(name);
    spans.push({ from, to: to + after[0].length });
  }
  const ofFoods = foods.flatMap((food) =>
    allergens.filter(([words]) => words.test(food)).map(([, restriction]) => restriction),
  );
  const restrictions = [...new Set([...named, ...ofFoods])];
  return { foods: [...new Set(foods)], restrictions, isOfHealth, unclear, spans };
}

/** The foods that are listed from a place on: « le lait, les œufs ni noix ». */
function listedAt(plain: string, start: number, known: readonly FoodSpan[]): FoodSpan[] {
  const listed: FoodSpan[] = [];
  for (let at = start; ;) {
    const food = known.find(({ from }) => from === at);
    if (!food) return listed;
    const dish = dishOf(food, known, plain);
    listed.push(dish);
    at = dish.to + (nextBanned.exec(plain.slice(dish.to))?.[0].length ?? Number.NaN);
  }
}

/** « soupe aux poireaux » is one thing that is not eaten. */
function dishOf(food: FoodSpan, known: readonly FoodSpan[], plain: string): FoodSpan {
  const next = known.find(({ from }) => ofNext.test(plain.slice(food.to, from)) && from > food.to);
  return next ? { name: plain.slice(food.from, next.to), from: food.from, to: next.to } : food;
}
