import { describe, expect, it } from 'vitest';
import { allergens, dietaryRestrictions, type Restriction } from '../diet/restrictions.js';
import { fold, wordsOf } from '../diet/text/text.js';
import { loadRecipeBook, type BookRecipe } from './book.js';
import { conflictsWith } from '../testkit/book-verdicts.js';

const book = loadRecipeBook();
const mains = book.filter(({ mealType }) => mealType === 'MAIN');
const seasons = ['printemps', 'été', 'automne', 'hiver'] as const;

/** Dinners of the longest month. */
const month = 31;
/** Of all mains, those that one food may be the main one of. */
const mostOfOneFood = 0.08;

const pairs = dietaryRestrictions.flatMap((one, at) =>
  dietaryRestrictions.slice(at + 1).map((other) => [one, other] as const),
);

/** The seasons with fewer mains than the month has days, and how many there are. */
const shortSeasons = (recipes: readonly BookRecipe[]): string[] =>
  seasons.flatMap((each) => {
    const served = recipes.filter(({ season }) => season.length === 0 || season.includes(each));
    return served.length < month ? [`${each}: ${served.length}`] : [];
  });

const eatenBy = (...restrictions: readonly Restriction[]): BookRecipe[] =>
  mains.filter((recipe) => conflictsWith(recipe, ...restrictions).length === 0);

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** « bœuf » of « bœuf haché »: who has had one is not served the other as something else. */
const mainFoodOf = ({ tags }: BookRecipe): string => fold(tags[0] ?? '').split(' ')[0] ?? '';

describe('a month of dinners from the recipe book', () => {
  it('is chosen from 300 recipes, no two titles alike', () => {
    expect(book.length).toBeGreaterThanOrEqual(300);
    const titles = book.map(({ title }) => [...new Set(stemsOf(title))].sort().join(' '));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it.each([...dietaryRestrictions, ...allergens])(
    'in each season, without what %s bars',
    (each) => {
      expect(shortSeasons(eatenBy(each))).toEqual([]);
    },
  );

  it.each(pairs)('in each season, for %s and %s together', (one, other) => {
    expect(shortSeasons(eatenBy(one, other))).toEqual([]);
  });

  it.each<[string, (recipe: BookRecipe) => boolean]>([
    ['within forty minutes', ({ preparationMinutes }) => preparationMinutes <= 40],
    ['for little money', ({ price }) => price === 'LOW'],
    ['that children like', ({ tags }) => tags.includes('enfants')],
  ])('in each season, %s', (_name, isSuch) => {
    expect(shortSeasons(mains.filter(isSuch))).toEqual([]);
  });

  it('names the main food of each recipe first, and it is one of the recipe', () => {
    const strange = book.filter(({ title, ingredients, tags }) => {
      const held = new Set([title, ...ingredients].flatMap(stemsOf));
      return !stemsOf(tags[0] ?? '').every((stem) => held.has(stem));
    });
    expect(strange.map(({ id, tags }) => `${id}: ${tags[0]}`)).toEqual([]);
  });

  it('has no food that is the main one of more than every twelfth dish', () => {
    const count = new Map<string, number>();
    for (const food of mains.map(mainFoodOf)) count.set(food, (count.get(food) ?? 0) + 1);
    const tooMany = [...count].filter(([, dishes]) => dishes > mains.length * mostOfOneFood);
    expect(tooMany).toEqual([]);
  });
});
