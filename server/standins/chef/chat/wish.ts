import { isVerbForm } from '#product/diet/text/french-words.js';
import { stemOf } from '#product/diet/text/text.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { countWords } from './day-said.fr.js';
import { withoutSpans, type SaidDay } from './day-said.js';
import { foodSpans, stemsOf } from './foods-said.js';
import type { Bans } from './bans.js';
import * as say from './wish.fr.js';

/** What somebody would like to eat. */
export interface Wish {
  /** As they are named. */
  readonly foods: readonly string[];
  /** Stems of words of titles that are no foods: « gratin ». */
  readonly dish: readonly string[];
  /** A name that neither the foods nor the book know. */
  readonly unknown: string | null;
  readonly mealType: BookRecipe['mealType'] | null;
  readonly minutes: number | null;
  readonly fromFridge: boolean;
  readonly onlyThese: boolean;
  readonly withoutOven: boolean;
  readonly lowBudget: boolean;
  readonly forChildren: boolean;
}

export const noWish: Wish = {
  foods: [],
  dish: [],
  unknown: null,
  mealType: null,
  minutes: null,
  fromFridge: false,
  onlyThese: false,
  withoutOven: false,
  lowBudget: false,
  forChildren: false,
};

const quickMinutes = 30;
/** As many as a recipe is written for. */
export const mostServings = 50;

/** The number of people that a plain sentence names; null when it does not say. */
export function servingsIn(plain: string): number | null {
  for (const pattern of say.servingPatterns) {
    const said = pattern.exec(plain)?.[1];
    const people = said === undefined ? 0 : Number(said) || (countWords[said] ?? 1);
    if (people > 0) return people;
  }
  return null;
}

function minutesIn(plain: string): number | null {
  const said = say.minutesSaid.exec(plain)?.[1];
  if (said !== undefined) return Number(said);
  const hour = say.hoursSaid.exec(plain);
  if (hour) return hour[1] === undefined ? 60 : 30;
  return say.quick.test(plain) ? quickMinutes : null;
}

let titleStems: ReadonlySet<string> | undefined;
const isInTitles = (stem: string): boolean => {
  titleStems ??= new Set(loadRecipeBook().flatMap(({ title }) => stemsOf(title)));
  return titleStems.has(stem);
};

export function readWish(plain: string, bans: Bans, days: readonly SaidDay[]): Wish {
  const rest = withoutSpans(plain, [...bans.spans, ...days]);
  const spans = foodSpans(rest);
  const others = withoutSpans(rest, spans)
    .split(' ')
    .filter((word) => word.length > 2 && !say.emptyWords.has(word) && !/^\d/.test(word));
  const dish = others.filter((word) => isInTitles(stemOf(word)));
  const strange = others.find((word) => !isInTitles(stemOf(word)) && !isVerbForm(stemOf(word)));
  return {
    foods: [
      ...new Set(
        spans.map(({ name, from }) =>
          say.ofRest.test(rest.slice(0, from)) ? `reste de ${name}` : name,
        ),
      ),
    ],
    dish: [...new Set(dish.map(stemOf))],
    unknown: strange ?? null,
    mealType: say.typeWords.find(([pattern]) => pattern.test(rest))?.[1] ?? null,
    minutes: minutesIn(plain),
    fromFridge: say.fromFridge.test(plain) && spans.length === 0,
    onlyThese: say.onlyThese.test(plain) && spans.length > 0,
    withoutOven: say.withoutOven.test(plain),
    lowBudget: say.lowBudget.test(plain),
    forChildren: say.forChildren.test(plain),
  };
}

/** Whether a wish names something of its own to eat. */
export const namesFood = ({ foods, dish }: Wish): boolean => foods.length + dish.length > 0;

/** A wish changed by a later sentence: « et rapide ? », « avec du poulet plutôt ». */
export const changedWish = (wish: Wish, change: Wish): Wish => ({
  foods: namesFood(change) ? change.foods : wish.foods,
  dish: namesFood(change) ? change.dish : wish.dish,
  unknown: change.unknown,
  mealType: change.mealType ?? (namesFood(change) ? null : wish.mealType),
  minutes: change.minutes ?? wish.minutes,
  fromFridge: change.fromFridge || (wish.fromFridge && !namesFood(change)),
  onlyThese: change.onlyThese || wish.onlyThese,
  withoutOven: change.withoutOven || wish.withoutOven,
  lowBudget: change.lowBudget || wish.lowBudget,
  forChildren: change.forChildren || wish.forChildren,
});

/** Whether a sentence is but the name of foods or of a dish, and tells or asks nothing. */
export function isPhrase(plain: string, wish: Wish): boolean {
  const said = plain.replace(/ comme .*/, '').replace(say.leadOfPhrase, '');
  const words = said.split(' ').filter((word) => word.length > 2 && !say.emptyWords.has(word));
  const [first = ''] = words;
  const isNamed = [...wish.foods, ...wish.dish].some((name) =>
    stemOf(first).startsWith(stemOf(name.split(' ')[0] ?? '')),
  );
  const strange = words.filter((word) => !isInTitles(stemOf(word)) && !foodSpans(word).length);
  const tells = strange.length > 1 || strange.some((word) => isVerbForm(stemOf(word)));
  return (
    words.length <= 10 &&
    (isNamed || wish.mealType !== null || wish.fromFridge) &&
    !tells &&
    !say.asksWhat.test(said)
  );
}
