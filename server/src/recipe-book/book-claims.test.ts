import { describe, expect, it } from 'vitest';
import { findStepTimers } from '../features/recipes/step-timers.js';
import { parseIngredientLine } from '../diet/ingredients/ingredient-line.js';
import { amountsIn } from '../diet/ingredients/step-amounts.js';
import { stepFoods, type StepFoods } from '../diet/ingredients/step-foods.js';
import { loadRecipeBook, type BookRecipe } from './book.js';
import {
  besideTheLast,
  countedForAny,
  countOfStep,
  optional,
  seasonsOf,
  spentTwice,
  untellingWords,
} from './book-words.fr.js';

const book = loadRecipeBook();
/** What a step without a duration takes, serving aside: minutes of cutting, stirring, spreading. */
const handWork = 2;

const fold = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');

function minutesOf(step: string): number {
  const spent = findStepTimers(step).map(({ offset, length, seconds }) => {
    if (optional.test(step.slice(0, offset))) return 0;
    return seconds * (spentTwice.test(step.slice(offset + length)) ? 2 : 1);
  });
  return spent.reduce((sum, seconds) => sum + seconds, 0) / 60;
}

/** Minutes from the first step to the last; one that runs beside another adds only what it lasts beyond it. */
function longestWay({ instructions }: BookRecipe): number {
  let total = 0;
  let running = 0;
  for (const [at, step] of instructions.entries()) {
    const isLast = at === instructions.length - 1;
    const minutes = minutesOf(step) || (isLast ? 0 : handWork);
    const beside = besideTheLast.test(step) ? Math.min(minutes, running) : 0;
    total += minutes - beside;
    running = besideTheLast.test(step) ? running - beside : minutes;
  }
  return total;
}

/** A telling word of the ingredient, or a verb made of it, stands in the steps (« sel »: « saler »). */
function isUsed(name: string, steps: string): boolean {
  const words = (fold(name).match(/[a-z]{3,}/g) ?? []).filter((word) => !untellingWords.has(word));
  return words.some((word) => {
    const stem = word.slice(0, Math.max(4, Math.min(6, word.length - 2)));
    const root = word === 'sel' ? 's[ae]l' : word === 'poivre' ? 'poivr(?!on)' : stem;
    return new RegExp(`\\b${root}`).test(steps);
  });
}

function unusedIngredients({ id, ingredients, instructions }: BookRecipe): string[] {
  const steps = fold(instructions.join(' '));
  return ingredients
    .flatMap((line) => parseIngredientLine(line).name.split(' et '))
    .filter((name) => !isUsed(name, steps))
    .map((name) => `${id}: ${name}`);
}

/** A sentence without the amounts that are multiplied with the list. */
const withoutAmounts = (sentence: string, foods: StepFoods): string =>
  amountsIn(sentence, 2, foods).reduceRight(
    (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`,
    sentence,
  );

/** The counts of a step that neither is said of each piece nor is multiplied with the list. */
function countsOf(id: string, step: string, foods: StepFoods): string[] {
  return step.split(/(?<=[.;])\s/u).flatMap((sentence) => {
    if (/chaque|chacun|par pic/u.test(sentence)) return [];
    const left = withoutAmounts(sentence, foods).replace(countedForAny, ' ');
    const [count] = countOfStep.exec(left) ?? [];
    return count ? [`${id}: ${count} in « ${sentence} »`] : [];
  });
}

describe('what a recipe of the book claims', () => {
  it('gives its steps the time they say they take', () => {
    const hurried = book
      .filter((recipe) => recipe.preparationMinutes < longestWay(recipe))
      .map((recipe) => `${recipe.id}: ${recipe.preparationMinutes} for ${longestWay(recipe)}`);
    expect(hurried).toEqual([]);
  });

  it('says of every ingredient what to do with it', () => {
    expect(book.flatMap(unusedIngredients)).toEqual([]);
  });

  it('can be cooked for other numbers: its steps count nothing that would change', () => {
    const counted = book.flatMap(({ id, ingredients, instructions }) =>
      instructions.flatMap((step) => countsOf(id, step, stepFoods(ingredients))),
    );
    expect(counted).toEqual([]);
  });

  it('is made whole where a mould or a sheet of dough is its measure', () => {
    const halved = book.filter(
      ({ madeWhole, ingredients, instructions }) =>
        !madeWhole &&
        (/moule[^.]* de \d+ cm/u.test(instructions.join(' ')) ||
          /rouleau/u.test(ingredients.join(' '))),
    );
    expect(halved.map(({ id }) => id)).toEqual([]);
  });

  it('is served only while its fruit and vegetables are in season', () => {
    const untimely = book.flatMap(({ id, season, ingredients }) =>
      ingredients
        .filter((line) => {
          const seasons = seasonsOf(line);
          return seasons && (season.length === 0 || season.some((each) => !seasons.includes(each)));
        })
        .map((line) => `${id} (${season.join(', ')}): ${line}`),
    );
    expect(untimely).toEqual([]);
  });
});
