import { describe, expect, it } from 'vitest';
import { checkRecipe } from '../diet/gate/gate.js';
import { parseIngredientLine } from '../diet/ingredients/ingredient-line.js';
import { dietaryRestrictions } from '../diet/restrictions.js';
import { loadRecipeBook, type BookRecipe } from './book.js';

const book = loadRecipeBook();
const mealTypes = ['DRINK', 'APERITIF', 'AMUSE_BOUCHE', 'STARTER', 'MAIN', 'DESSERT'] as const;
const seasons = ['printemps', 'été', 'automne', 'hiver'] as const;
const pairs = dietaryRestrictions.flatMap((one, at) =>
  dietaryRestrictions.slice(at + 1).map((other) => [one, other] as const),
);

function fold(text: string): string {
  return text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

function proseOf(recipe: BookRecipe): string[] {
  return [recipe.title, recipe.description, ...recipe.instructions];
}

describe('the recipe book', () => {
  it('holds at least 150 recipes, each id and title once', () => {
    expect(book.length).toBeGreaterThanOrEqual(150);
    expect(duplicates(book.map(({ id }) => id))).toEqual([]);
    expect(duplicates(book.map(({ title }) => fold(title)))).toEqual([]);
  });

  it('is read once', () => {
    expect(loadRecipeBook()).toBe(book);
  });

  it.each(mealTypes)('has for %s every season, and what each diet can eat', (mealType) => {
    const recipes = book.filter((recipe) => recipe.mealType === mealType);
    const suitable = (...wanted: readonly (typeof dietaryRestrictions)[number][]): number =>
      recipes.filter(({ suits }) => wanted.every((each) => suits.includes(each))).length;

    expect(dietaryRestrictions.filter((each) => suitable(each) < 6)).toEqual([]);
    expect(pairs.filter((pair) => suitable(...pair) < 3)).toEqual([]);
    expect(suitable(...dietaryRestrictions)).toBeGreaterThanOrEqual(3);
    const served = (season: (typeof seasons)[number]): number =>
      recipes.filter((recipe) => recipe.season.length === 0 || recipe.season.includes(season))
        .length;
    expect(seasons.filter((season) => served(season) < 6)).toEqual([]);
  });

  it('has ingredient lines that the parser reads', () => {
    const unread = book
      .flatMap(({ ingredients }) => ingredients)
      .filter((line) => {
        const { name, quantity } = parseIngredientLine(line);
        return name === '' || (/\d/.test(line) && quantity === null);
      });
    expect(unread).toEqual([]);
  });

  it('writes spoons as the units of the product are written', () => {
    const lines = book.flatMap(({ ingredients }) => ingredients);
    expect(lines.filter((line) => /c\. ?à|cuill/.test(line))).toEqual([]);
  });

  it('is set as French is, in whole sentences', () => {
    const badlySet = /[^\u202f][:;?!%»](?=\s|$)|«[^\u202f]|\d °C| {2}|^\s|\s$/u;
    const unfinished = /[^.!?]$/u;
    const sentences = book.flatMap(({ description, instructions }) => [
      description,
      ...instructions,
    ]);
    expect(book.flatMap(proseOf).filter((text) => badlySet.test(text))).toEqual([]);
    expect(sentences.filter((text) => unfinished.test(text))).toEqual([]);
  });

  it.each(dietaryRestrictions)('suits %s exactly where the diet gate finds nothing', (diet) => {
    const disagreements = book.flatMap((recipe) => {
      const conflicts = checkRecipe(recipe, { restrictions: [diet], avoidedFoods: [] });
      const claimed = recipe.suits.includes(diet);
      if (claimed === (conflicts.length === 0)) return [];
      return [`${recipe.id}: ${claimed ? conflicts.map(({ word }) => word).join(', ') : 'fits'}`];
    });
    expect(disagreements).toEqual([]);
  });
});
