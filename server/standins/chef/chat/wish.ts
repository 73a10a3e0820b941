import type { DietaryRestriction } from '#product/diet/restrictions.js';
import type { BookRecipe } from '#product/recipe-book/book.js';
import { isFood } from '#product/diet/vocabulary/product.js';
import { bansIn, restrictionFor, withoutBans } from './bans.js';
import { foodOf, isInBook, isInTitles, stemsOf } from './book-words.js';
import type { Said } from './said.js';
import {
  alcohol,
  asksOther,
  dietWords,
  forChildren,
  fromFridge,
  inSeason,
  kindWords,
  numberNames,
  quick,
  saidMinutes,
  saysHow,
  typeWords,
  withoutOven,
} from './wish.fr.js';

/** What somebody would like to eat. */
export interface Wish {
  /** Stems of the dish and the foods that are named, and known to the book. */
  readonly stems: readonly string[];
  /** The sentence: as it is compared, and as it was typed. */
  readonly plain: string;
  readonly typed: string;
  /** Foods that are named and that no recipe of the book has. */
  readonly unknownFoods: readonly string[];
  readonly mealType: BookRecipe['mealType'] | null;
  readonly servings: number | null;
  readonly restrictions: readonly DietaryRestriction[];
  readonly avoidedFoods: readonly string[];
  readonly minutes: number | null;
  readonly fromFridge: boolean;
  readonly withoutOven: boolean;
  /** The dish that is asked for by name and that the book has not, as it was typed. */
  readonly unknownDish: string | null;
}

const quickMinutes = 30;

const number = `(?:\\d{1,3}|${Object.keys(numberNames).join('|')})`;
const measure = '(?! ?(?:min|minutes|h|heures?|jours?|g|kg|ml|cl|l|euros?|francs?)\\b)';
const servingPatterns = [
  new RegExp(
    `\\b(?:pour|on (?:est|sera|sommes)|nous (?:sommes|serons|etions)) (?!une?\\b)(${number})\\b${measure}`,
  ),
  new RegExp(
    `\\b(${number}) (?:personnes?|portions?|convives?|parts?|adultes|amie?s|invitee?s|gourmands|bouches)\\b`,
  ),
];

/** As many as a recipe is written for. */
export const mostServings = 50;

/** The number of people that a sentence names. */
function peopleIn(plain: string): number | null {
  for (const pattern of servingPatterns) {
    const said = pattern.exec(plain)?.[1];
    if (said === undefined) continue;
    const count = Number(said) || (numberNames[said] ?? 0);
    if (count >= 1) return count;
  }
  return null;
}

/** For how many a sentence asks, 50 at most; null when it does not say. */
export function servingsIn(plain: string): number | null {
  const people = peopleIn(plain);
  return people === null ? null : Math.min(people, mostServings);
}

export const asksForMoreThanMost = (plain: string): boolean =>
  (peopleIn(plain) ?? 0) > mostServings;

function minutesIn(plain: string): number | null {
  const said = saidMinutes.exec(plain)?.[1];
  if (said !== undefined) return Number(said);
  return quick.test(plain) ? quickMinutes : null;
}

/** Whether a short sentence is just the name of a dish or of foods. */
export function namesDish({ plain }: Said): boolean {
  const stems = stemsOf(plain);
  return (
    stems.length > 0 && stems.length <= 6 && stems.some((stem) => isInTitles(stem) || isFood(stem))
  );
}

export function readWish(plain: string, typed = plain): Wish {
  const bans = bansIn(plain);
  const named = dietWords.filter(([pattern]) => pattern.test(plain)).map(([, diet]) => diet);
  const restrictions = [...new Set([...named, ...bans.restrictions])];
  const avoidedFoods = bans.foods.filter((food) => restrictionFor(food) === undefined);
  if (forChildren.test(plain)) avoidedFoods.push(alcohol);
  const rest = dietWords.reduce(
    (text, [pattern]) => text.replace(pattern, ' '),
    withoutBans(plain, bans),
  );
  const kinds = kindWords.reduce((text, [pattern, kind]) => text.replace(pattern, kind), rest);
  const wanted = foodOf(kinds.replace(inSeason, ' '));
  const stems = [...new Set(stemsOf(wanted))];
  return {
    plain,
    typed,
    stems: stems.filter((stem) => isInBook(stem)),
    unknownFoods: stems.filter((stem) => !isInBook(stem) && isFood(stem)),
    mealType: typeWords.find(([pattern]) => pattern.test(wanted))?.[1] ?? null,
    servings: servingsIn(plain),
    restrictions,
    avoidedFoods,
    minutes: minutesIn(plain),
    fromFridge: fromFridge.test(plain),
    withoutOven: withoutOven.test(plain),
    unknownDish: null,
  };
}

/** « plutôt en gratin » says how, and leaves what. */
const changedStems = (wish: Wish, { plain, stems }: Wish): readonly string[] => {
  if (stems.length === 0) return wish.stems;
  return saysHow.test(plain) ? [...new Set([...stems, ...wish.stems])] : stems;
};

/** Whether a later sentence changes nothing but for how many one cooks. */
export const changesServingsOnly = ({ servings, ...change }: Wish): boolean =>
  servings !== null &&
  [change.stems, change.unknownFoods, change.restrictions, change.avoidedFoods].every(
    (each) => each.length === 0,
  ) &&
  [change.mealType, change.minutes, change.unknownDish].every((each) => each === null) &&
  !change.fromFridge &&
  !change.withoutOven &&
  !asksOther.test(change.plain);

/** A wish changed by a later sentence: « et sans gluten ? », « pour 6 plutôt ». */
export const changedWish = (wish: Wish, change: Wish): Wish => ({
  plain: change.plain,
  typed: change.typed,
  stems: changedStems(wish, change),
  unknownFoods: change.stems.length > 0 ? change.unknownFoods : wish.unknownFoods,
  mealType: change.mealType ?? wish.mealType,
  servings: change.servings ?? wish.servings,
  restrictions: [...new Set([...wish.restrictions, ...change.restrictions])],
  avoidedFoods: [...new Set([...wish.avoidedFoods, ...change.avoidedFoods])],
  minutes: change.minutes ?? wish.minutes,
  fromFridge: change.fromFridge || wish.fromFridge,
  withoutOven: change.withoutOven || wish.withoutOven,
  unknownDish: change.unknownDish,
});
