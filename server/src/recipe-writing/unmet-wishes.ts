import { foodsNamedIn } from '../diet/gate/gate.js';
import { wordsOf } from '../diet/text/text.js';
import { isFood } from '../diet/vocabulary/product.js';
import { toSearchText } from '../platform/search-text.js';
import type { RecipeBrief } from './recipe-brief.js';
import type { RepliedRecipe } from './reply-reader.js';

/** What of somebody's wishes can be told from a recipe; whether children like it, or what it costs, can not. */
export type UnmetWish = 'TIME' | 'INGREDIENT' | 'ANOTHER_DISH';

/** The wishes that a recipe leaves out. One that states no time is not known to be quick. */
export function unmetWishes(
  recipe: RepliedRecipe,
  { wishes, plannedTitles }: Pick<RecipeBrief, 'wishes' | 'plannedTitles'>,
): UnmetWish[] {
  const { maxMinutes, ingredient } = wishes;
  const title = toSearchText(recipe.title);
  const unmet: UnmetWish[] = [];
  if (maxMinutes !== null && (recipe.preparationMinutes ?? Infinity) > maxMinutes)
    unmet.push('TIME');
  if (ingredient !== null && !holds(recipe, ingredient)) unmet.push('INGREDIENT');
  if (plannedTitles.some((planned) => toSearchText(planned) === title)) unmet.push('ANOTHER_DISH');
  return unmet;
}

/**
 * Whether a recipe has a food that somebody typed. A right recipe must not be refused for a word: any of the foods named
 * is enough (« filet de poulet » is there with « blancs de poulet », « thon en boîte » with « boîte de thon »).
 */
function holds(recipe: RepliedRecipe, food: string): boolean {
  const listed = new Set(
    wordsOf([recipe.title, ...recipe.ingredients].join('\n')).map(({ stem }) => stem),
  );
  if (wordsOf(food).some(({ exact, stem }) => isFood(exact) && listed.has(stem))) return true;
  // By all its names, as what is avoided is looked for (« poisson » is there with « cabillaud »), and in the whole
  // recipe: where the list has « penne », a step drains « les pâtes ».
  return foodsNamedIn(recipe, [food]).length > 0;
}
