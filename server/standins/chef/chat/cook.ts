import { checkRecipe, checkText } from '#product/diet/gate/gate.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import { writeReply, yieldFor } from '../write-reply.js';
import { sayings as say } from './answer.fr.js';
import { bookRecipe, findRecipe, isInBook } from './find-recipe.js';
import { isSameFood } from './foods-said.js';
import { asTyped } from './hear.js';
import type { Kitchen } from './kitchen-told.js';
import type { Clause } from './understand.js';
import type { Talk } from './talk.js';
import { mostServings, namesFood } from './wish.js';

const card = (recipe: Parameters<typeof writeReply>[0], servings: number): string =>
  writeReply(recipe, servings, { saysType: true });

interface Cooking {
  readonly talk: Talk;
  /** With what the talk rules out. */
  readonly kitchen: Kitchen;
  /** As the prompt tells it. */
  readonly told: Kitchen;
  readonly shown: readonly string[];
  readonly random: () => number;
}

/** A recipe of the book for what the talk has come to, with what is true of it before it. */
export function cook(clause: Clause, cooking: Cooking): string {
  const { talk, kitchen, shown } = cooking;
  if (clause.bans.unclear !== null) return say.unclearBan(clause.bans.unclear);
  const servings = Math.min(talk.servings ?? kitchen.servings, mostServings);
  const notes = [
    ...(clause.bans.isOfHealth ? [say.readLabels] : []),
    ...((talk.servings ?? 0) > mostServings ? [say.mostServings(mostServings)] : []),
  ];
  const same = clause.kind === 'FRAGMENT' ? sameRecipe(clause, cooking) : null;
  if (same) return [same, ...notes].join(' ') + rescaledCard(clause, shown[0], servings);
  const { intro, recipe } = offer(clause, cooking);
  return recipe
    ? `${[intro, ...notes].join(' ')}\n\n${card(recipe, servings)}`
    : [intro, ...notes].join(' ');
}

const changesDish = ({ wish, days }: Clause): boolean =>
  namesFood(wish) ||
  wish.mealType !== null ||
  wish.minutes !== null ||
  wish.fromFridge ||
  wish.withoutOven ||
  days.length > 0;

/** « pour 6 », « sans noix » of the recipe shown last, where it is to stay the same; null when another one is wanted. */
function sameRecipe(clause: Clause, { kitchen, shown }: Cooking): string | null {
  const last = bookRecipe(shown[0]);
  if (!last || changesDish(clause) || checkRecipe(last, kitchen).length > 0) return null;
  if (clause.servings !== null)
    return say.rescaled(yieldFor(last, Math.min(clause.servings, mostServings)).servings);
  return clause.bans.spans.length > 0 ? say.alreadyWithout(last.title) : null;
}

const rescaledCard = ({ servings }: Clause, title: string | undefined, people: number): string => {
  const last = bookRecipe(title);
  return last && servings !== null ? `\n\n${card(last, people)}` : '';
};

function offer(clause: Clause, { talk, kitchen, told, shown, random }: Cooking) {
  const { wish } = talk;
  const typed = (all: readonly string[]) => all.map((name) => asTyped(clause.said, name));
  const names = [...wish.dish, ...wish.foods];
  const barred = wish.foods.filter((food) =>
    checkText(food, kitchen).some(({ doubtful }) => !doubtful),
  );
  const isOfFridge = wish.fromFridge && names.length === 0;
  const atHome = kitchen.fridge.filter(({ isExpired }) => !isExpired).map(({ name }) => name);
  const foods = isOfFridge ? atHome : wish.foods.filter((food) => !barred.includes(food));
  const intro = barred.length > 0 ? [refusal(typed(barred), told)] : [];
  const says = (...more: readonly string[]) => ({
    intro: [...intro, ...more].join(' '),
    recipe: null,
  });
  if (barred.length > 0 && foods.length + wish.dish.length === 0) return says();
  if (names.length === 0 && wish.unknown !== null && wish.mealType === null && !isOfFridge)
    return says(say.noSuchDish(wish.unknown));
  const isAgain = clause.kind !== 'RECIPE' || names.length === 0;
  const hidden = isAgain ? shown : [];
  const found = findRecipe({ ...wish, foods }, kitchen, { shown: hidden, random });
  const strange = names.filter((name) => !isInBook(name));
  if (!found && strange.length > 0) return says(say.notInBook(typed(strange)));
  if (!found || (isOfFridge && found.held.length === 0))
    return says(isOfFridge ? say.nothingOfFridge : say.nothingFits(typed(foods)));
  const { recipe } = found;
  const missing = isOfFridge ? [] : found.missing;
  const held = found.held.filter((name) => foods.includes(name));
  const isNamed = missing.length === 0 && wish.dish.length > 0;
  intro.push(
    ...(strange.length > 0 ? [say.notInBook(typed(strange))] : []),
    ...(missing.some((name) => !strange.includes(name))
      ? [say.notTogether(typed(missing.filter((name) => !strange.includes(name))))]
      : []),
    clause.kind === 'MORE'
      ? say.another
      : isNamed
        ? say.recipeNamed
        : held.length > 0
          ? say.recipeWith(typed(held))
          : say.recipe,
  );
  if (clause.bans.foods.length > 0) intro.push(say.without(typed(clause.bans.foods)));
  return { intro: intro.join(' '), recipe };
}

/** What was noted in the preferences rules out, or what was said in the talk. */
function refusal(foods: readonly string[], told: Kitchen): string {
  const noted = foods.filter((food) => checkText(food, told).some(({ doubtful }) => !doubtful));
  return noted.length > 0
    ? say.forbidden(noted, substitutesFor(noted, told))
    : say.barredHere(
        foods.filter((food, at) => foods.findIndex((each) => isSameFood(each, food)) === at),
      );
}
