import { checkRecipe, checkText, type DietRules } from '#product/diet/gate/gate.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import { withoutRest } from '../holds-food.js';
import type { Kitchen } from '../prompt.js';
import { writeReply } from '../write-reply.js';
import { sayings as say } from './answer.fr.js';
import { findRecipe, has, isInBook } from './find-recipe.js';
import { asTyped, hear } from './hear.js';
import type { Clause } from './intend.js';
import { namesFood, slotsOf, strangeIn, type Slots } from './slots.js';

export interface Cooking {
  readonly kitchen: Kitchen;
  /** Titles shown in the conversation, the newest first. */
  readonly shown: readonly string[];
  /** The last wish for something to eat. */
  readonly wish: Clause | null;
  /** No more is held for this talk. */
  readonly isFull: boolean;
  readonly random: () => number;
}

/** As many as a recipe is written for. */
const mostServings = 50;

/** A recipe of the book for what the talk has come to, with what is true of it before it. */
export function cook(clause: Clause, cooking: Cooking): string {
  const { kitchen, shown } = cooking;
  if (clause.unclear !== null) return say.unclearBan(asTyped(clause.said, clause.unclear));
  const rules = withClause(kitchen, clause);
  const asked = clause.people ?? kitchen.people ?? kitchen.servings;
  const servings = Math.min(asked, mostServings);
  const notes = asked > mostServings ? [say.mostServings(mostServings)] : [];
  const written = (recipe: BookRecipe, intro: readonly string[]) =>
    `${[...intro, ...notes].join(' ')}\n\n${writeReply(recipe, servings, { saysType: true })}`;
  const last = loadRecipeBook().find(({ title }) => title === shown[0]);
  if (last && stays(clause.change) && checkRecipe(last, rules).length === 0)
    return written(last, [say.same]);
  const wish = clause.intention === 'ANOTHER' ? (cooking.wish ?? clause) : clause;
  const { intro, recipe } = offer(clause, wish, { ...cooking, kitchen: rules });
  return recipe ? written(recipe, intro) : [...intro, ...notes].join(' ');
}

/** A household's rules with what a wish rules out besides. */
const withClause = (kitchen: Kitchen, { banned, restrictions }: Slots): Kitchen => ({
  ...kitchen,
  restrictions: [...new Set([...kitchen.restrictions, ...restrictions])],
  avoidedFoods: [...kitchen.avoidedFoods, ...banned],
});

/** « pour 6 », « sans noix »: the recipe shown last is still the one that is wanted. */
const stays = (change: Slots | null): boolean =>
  change !== null &&
  (change.people !== null || change.banned.length > 0) &&
  !namesFood(change) &&
  change.minutes === null &&
  !change.withoutOven;

/** What is held for the talk, as rules. */
export const rulesOf = ({ wishes, today }: Kitchen): DietRules => ({
  restrictions: wishes.flatMap(({ wish }) => slotsOf(hear(wish), today).restrictions),
  avoidedFoods: wishes.flatMap(({ food }) => (food === '' ? [] : [food])),
});

/** What of a wish may not be, and the recipe that answers the rest of it. */
function offer(
  clause: Clause,
  wish: Clause,
  { kitchen, shown, isFull, random }: Cooking,
): { intro: readonly string[]; recipe?: BookRecipe } {
  const typed = (all: readonly string[]) => all.map((name) => asTyped(wish.said, name));
  const barredBy = (rules: DietRules) =>
    wish.foods.filter((food) => checkText(food, rules).some(({ doubtful }) => !doubtful));
  const barred = barredBy(kitchen);
  const ofTalk = barredBy(withClause({ ...kitchen, ...rulesOf(kitchen) }, clause));
  const saved = barred.filter((food) => !ofTalk.includes(food));
  const intro: string[] = [];
  if (saved.length > 0) intro.push(say.forbidden(typed(saved), substitutesFor(saved, kitchen)));
  if (ofTalk.length > 0) intro.push(say.barredHere(typed(ofTalk)));
  const wanted = [...wish.dish, ...wish.foods.filter((food) => !barred.includes(food))];
  if (barred.length > 0 && wanted.length === 0) return { intro };
  const strange = strangeIn(clause.rest);
  const isOpen = wanted.length === 0 && wish.place !== 'FRIDGE' && wish.mealType === null;
  const unknown = isOpen && strange !== null ? [strange] : wanted.filter((name) => !isInBook(name));
  if (unknown.length > 0) intro.push(say.notInBook(typed(unknown)));
  if (isOpen && strange !== null) return { intro };
  // Of a rest that no recipe uses, one that takes the food itself is the next best.
  const foods = wish.foods
    .filter((food) => wanted.includes(food))
    .map((food) => (unknown.includes(food) ? withoutRest(food) : food));
  const isAgain = clause.intention === 'ANOTHER' || clause.change !== null;
  const recipe = findRecipe({ ...wish, foods }, kitchen, isAgain ? shown : [], random)?.recipe;
  if (!recipe) {
    if (unknown.length > 0 && unknown.length === wanted.length) return { intro };
    const none = wish.place === 'FRIDGE' ? say.nothingOfFridge : say.nothingFits(typed(wanted));
    return { intro: [...intro, none] };
  }
  const missing = wanted.filter((name) => !unknown.includes(name) && !has(recipe, name));
  if (missing.length > 0) intro.push(say.notTogether(typed(missing)));
  intro.push(clause.intention === 'ANOTHER' ? say.another : say.recipe);
  const without = [...rulesOf(kitchen).avoidedFoods, ...(isFull ? [] : clause.banned)];
  if (without.length > 0) intro.push(say.without([...new Set(typed(without))]));
  return { intro, recipe };
}
