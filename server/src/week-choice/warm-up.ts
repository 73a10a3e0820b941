import { fractionOf } from './days.js';
import type { WeekCandidate, WeekRequest } from './types.js';

// Invented weeks to warm the solver up: what has run a while is compiled anew, into faster code, so that a thread that has
// solved them answers its first household in a third of the time.

const sizes = { weeks: 2, slots: 7, dishes: 100, foods: 10, mainFoods: 30 };
const today = '2026-01-05';
const dateOf = (day: number): string => `2026-01-${String(5 + day).padStart(2, '0')}`;
const namesOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}`);

function dishOf(week: number, recipeId: string): WeekCandidate {
  const lot = (what: string): number => fractionOf(`${week} ${recipeId} ${what}`);
  return {
    recipeId,
    title: recipeId,
    minutes: 30,
    kept: lot('kept') < 0.1,
    own: false,
    seasons: [],
    price: null,
    forChildren: lot('children') < 0.3,
    mainFoods: [`${Math.floor(lot('main food') * sizes.mainFoods)}`],
    products: [],
    uses: namesOf(sizes.foods)
      .filter((food) => lot(`uses ${food}`) < 0.12)
      .map((product) => ({ product, share: 0.2 + 0.8 * lot(`share ${product}`) })),
    liked: Math.floor(lot('liked') * 3),
    lastPlanned: null,
  };
}

export const warmUpWeeks = (): WeekRequest[] =>
  Array.from({ length: sizes.weeks }, (_, week) => ({
    today,
    slots: namesOf(sizes.slots).map((id, day) => ({
      id,
      date: dateOf(day),
      maxMinutes: null,
      weekend: day > 4,
    })),
    candidates: namesOf(sizes.dishes).map((id) => dishOf(week, id)),
    fridge: namesOf(sizes.foods).map((product, at) => ({
      product,
      name: product,
      expiresOn: dateOf(2 + at),
    })),
    held: {},
    refused: {},
    plannedMainFoods: [],
    lowBudget: false,
    useUpFridge: true,
    children: true,
  }));
