import type { BookRecipe } from '#product/recipe-book/book.js';
import { mealTypeLabels } from '#product/recipe-writing/labels.fr.js';

/** How a recipe is laid out, as Popote's prompt asks for it. */
export const layout = {
  type: (mealType: BookRecipe['mealType']) => `Type : ${mealTypeLabels[mealType]}`,
  time: (minutes: number) => `Temps de préparation : ${minutes} min`,
  difficulty: (difficulty: string) => `Difficulté : ${difficulty}`,
  servings: (servings: number) => `Portions : ${servings}`,
  wholes: (wholes: number, servings: number) =>
    wholes === 1
      ? `Les quantités sont celles de la recette entière, soit ${servings} portions.`
      : `Les quantités sont celles de ${wholes} recettes entières, soit ${servings} portions.`,
  ingredients: '## Ingrédients',
  instructions: '## Instructions',
};

export const nothingFits =
  'Aucune recette du livre ne convient à la fois à ce type de plat, à ces restrictions et à ces aliments exclus.';

/** Said after the description, where one asked to cook with the fridge. */
export const nothingOfTheFridge =
  'Elle n’utilise rien de votre frigo : parmi les recettes de mon livre qui vous conviennent, je n’en ai pas trouvé d’autre qui s’en serve.';
