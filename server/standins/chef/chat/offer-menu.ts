import { checkRecipe } from '#product/diet/gate/gate.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import type { ChefReply } from '../wire.js';
import { writeReply } from '../write-reply.js';
import { courseNames, sayings as say } from './answer.fr.js';
import { findRecipe } from './find-recipe.js';
import type { Kitchen } from './kitchen-told.js';
import { text, type Conversation } from './offer-recipe.js';
import { menuIn, offeredIn } from './shown-recipes.js';
import { asksOther } from './wish.fr.js';
import type { Wish } from './wish.js';

type Course = keyof typeof courseNames;
const courses = ['STARTER', 'MAIN', 'DESSERT'] as const satisfies Course[];

const isCourse = (type: Wish['mealType']): type is Course => type !== null && type in courseNames;

/** The book's recipe of one course; what the wish names decides of the main dish alone. */
function dishFor(
  course: Course,
  wish: Wish,
  kitchen: Kitchen,
  { turns, random }: Conversation,
): BookRecipe | null {
  const talk = { shown: offeredIn(turns), isAgain: true, random };
  const tries = course === 'MAIN' ? [wish.stems, []] : [[]];
  for (const stems of tries) {
    const found = findRecipe({ ...wish, mealType: course, stems }, kitchen, talk);
    if (found?.recipe.mealType === course) return found.recipe;
  }
  return null;
}

/** A starter, a main dish and a dessert by name, and the recipe of the main dish: a reply holds one. */
export function offerMenu(wish: Wish, kitchen: Kitchen, conversation: Conversation): ChefReply {
  const servings = wish.servings ?? kitchen.servings;
  const dishes = courses.flatMap((course) => {
    const recipe = dishFor(course, wish, kitchen, conversation);
    return recipe ? [{ course, recipe }] : [];
  });
  const first = dishes.find(({ course }) => course === 'MAIN') ?? dishes[0];
  if (!first) return text(say.nothingFits);
  const named = dishes.map(({ course, recipe }) => [courseNames[course], recipe.title] as const);
  const card = writeReply(first.recipe, servings, { saysType: true });
  return text(`${say.menu(servings, named)}\n\n${card}`);
}

/** « et le dessert ? » after a menu is its dessert; null when no course of a menu is meant. */
export function courseOfMenu(
  wish: Wish,
  kitchen: Kitchen,
  { turns }: Conversation,
): ChefReply | null {
  const { mealType, stems, unknownFoods, unknownDish, restrictions, avoidedFoods } = wish;
  const isBare =
    [stems, unknownFoods, restrictions, avoidedFoods].every(({ length }) => length === 0) &&
    unknownDish === null &&
    !asksOther.test(wish.plain);
  if (!isCourse(mealType) || !isBare) return null;
  const menu = menuIn(turns);
  const title = menu?.titles.get(courseNames[mealType]);
  const recipe = loadRecipeBook().find((each) => each.title === title);
  if (!menu || !recipe || checkRecipe(recipe, kitchen).length > 0) return null;
  const servings = wish.servings ?? menu.servings;
  return text(writeReply(recipe, servings, { saysType: true }));
}
