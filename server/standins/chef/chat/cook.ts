import { checkRecipe, checkText } from '#product/diet/gate/gate.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import { writeReply, yieldFor } from '../write-reply.js';
import { sayings as say } from './answer.fr.js';
import { bookRecipe, findRecipe, isInBook, type FoundRecipe } from './find-recipe.js';
import { asTyped } from './hear.js';
import type { Kitchen } from './kitchen-told.js';
import { namesFood, strangeIn } from './slots.js';
import type { Clause } from './clause.js';
import type { Talk } from './talk.js';

export interface Cooking {
  readonly talk: Talk;
  /** With what the talk rules out. */
  readonly kitchen: Kitchen;
  /** As the prompt tells it. */
  readonly told: Kitchen;
  /** Titles shown in the conversation, the newest first. */
  readonly shown: readonly string[];
  readonly random: () => number;
}

/** As many as a recipe is written for. */
const mostServings = 50;

/** A recipe of the book for what the talk has come to, with what is true of it before it. */
export function cook(clause: Clause, cooking: Cooking): string {
  const { talk, kitchen, shown } = cooking;
  if (clause.unclear !== null) return say.unclearBan(clause.unclear);
  const asked = talk.people ?? kitchen.servings;
  const servings = Math.min(asked, mostServings);
  const notes = asked > mostServings ? [say.mostServings(mostServings)] : [];
  const last = bookRecipe(shown[0]);
  if (last && stays(clause) && checkRecipe(last, kitchen).length === 0) {
    const intro =
      clause.people === null
        ? say.alreadyWithout(last.title)
        : say.rescaled(yieldFor(last, servings).servings);
    const card =
      clause.people === null ? '' : `\n\n${writeReply(last, servings, { saysType: true })}`;
    return [intro, ...notes].join(' ') + card;
  }
  const { intro, found } = offer(clause, cooking);
  const text = [...intro, ...notes].join(' ');
  return found ? `${text}\n\n${writeReply(found.recipe, servings, { saysType: true })}` : text;
}

/** « pour 6 », « sans noix »: the recipe shown last is still the one that is wanted. */
const stays = (clause: Clause): boolean =>
  clause.isChange &&
  (clause.people !== null || clause.banned.length > 0) &&
  !namesFood(clause) &&
  clause.mealType === null &&
  clause.minutes === null &&
  !clause.withoutOven &&
  clause.days.length === 0;

function offer(
  clause: Clause,
  { talk, kitchen, told, shown, random }: Cooking,
): { intro: string[]; found: FoundRecipe | null } {
  const wish = talk.wish ?? clause;
  const typed = (all: readonly string[]) => all.map((name) => asTyped(wish.said, name));
  const isBarred = (rules: Kitchen) => (food: string) =>
    checkText(food, rules).some(({ doubtful }) => !doubtful);
  const barred = wish.foods.filter(isBarred(kitchen));
  const noted = barred.filter(isBarred(told));
  const intro =
    noted.length > 0
      ? [say.forbidden(typed(noted), substitutesFor(noted, told))]
      : barred.length > 0
        ? [say.barredHere(typed(barred), told.wishes.length > 0)]
        : [];
  const names = [...wish.dish, ...wish.foods];
  const ofFridge = wish.place === 'FRIDGE' && names.length === 0;
  const atHome = kitchen.fridge.filter(({ isExpired }) => !isExpired).map(({ name }) => name);
  const foods = ofFridge ? atHome : wish.foods.filter((food) => !barred.includes(food));
  const only = (text?: string) => ({ intro: [...intro, ...(text ? [text] : [])], found: null });
  if (barred.length > 0 && foods.length + wish.dish.length === 0) return only();
  const strange = strangeIn(clause.rest);
  if (names.length === 0 && !ofFridge && wish.mealType === null && strange !== null)
    return only(say.notInBook([asTyped(clause.said, strange)]));
  const isAgain = clause.intention !== 'COOK' || !namesFood(clause);
  const found = findRecipe({ ...wish, foods }, kitchen, { shown: isAgain ? shown : [], random });
  const unknown = names.filter((name) => !isInBook(name));
  if (!found && unknown.length > 0) return only(say.notInBook(typed(unknown)));
  if (!found || (ofFridge && found.held.length === 0))
    return only(ofFridge ? say.nothingOfFridge : say.nothingFits(typed(foods)));
  const missing = ofFridge ? [] : found.missing.filter((name) => !unknown.includes(name));
  const held = found.held.filter((name) => foods.includes(name));
  if (unknown.length > 0) intro.push(say.notInBook(typed(unknown)));
  if (missing.length > 0) intro.push(say.notTogether(typed(missing)));
  intro.push(
    clause.intention === 'ANOTHER'
      ? say.another
      : found.missing.length === 0 && wish.dish.length > 0
        ? say.recipeNamed
        : held.length > 0
          ? say.recipeWith(typed(held))
          : say.recipe,
  );
  if (talk.banned.length > 0) intro.push(say.without(typed(talk.banned)));
  return { intro, found };
}
