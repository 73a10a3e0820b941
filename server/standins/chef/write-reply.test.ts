import { describe, expect, it, test } from 'vitest';
import { scaleIngredientLine } from '#product/diet/ingredients/scale.js';
import { readReply } from '#product/recipe-writing/reply-reader.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import { writeReply, yieldFor } from './write-reply.js';

const recipeOf = (id: string): BookRecipe => {
  const recipe = loadRecipeBook().find((each) => each.id === id);
  if (!recipe) throw new Error(`no recipe ${id}`);
  return recipe;
};

describe('a cake of one mould', () => {
  const tart = recipeOf('tarte-aux-pruneaux-du-jeune-federal');

  test.each([
    [1, { servings: 8, factor: 1 }],
    [4, { servings: 8, factor: 1 }],
    [8, { servings: 8, factor: 1 }],
    // Cut a little smaller, it is enough.
    [9, { servings: 9, factor: 1 }],
    [11, { servings: 16, factor: 2 }],
    [20, { servings: 24, factor: 3 }],
  ])('for %d', (asked, expected) => {
    expect(yieldFor(tart, asked)).toEqual(expected);
  });

  it('is written whole, and says for how many', () => {
    const reply = writeReply(tart, 4);
    expect(reply).toContain('Portions : 8');
    expect(reply).toContain('1 rouleau de pâte brisée');
    expect(reply).toContain('celles de la recette entière, soit 8 portions.');
    expect(writeReply(tart, 8)).not.toContain('recette entière');
    expect(writeReply(tart, 12)).toContain('celles de 2 recettes entières, soit 16 portions.');
  });
});

it('multiplies the measured amounts of the steps with those of the list', () => {
  const goulash = recipeOf('goulasch-de-boeuf-au-paprika');
  expect(writeReply(goulash, 3)).toContain('mouiller avec 300 ml d’eau');
});

it('writes every recipe so that it is read back as it stands, and rescaled', () => {
  for (const page of loadRecipeBook()) {
    const { id, title, description, ingredients, instructions, preparationMinutes } = page;
    for (const factor of [1, 2]) {
      const read = readReply(writeReply(page, page.servings * factor));
      if (!read.ok) throw new Error(`${id} ${factor} times: ${read.problem}`);
      expect(read.recipe).toMatchObject({ title, preparationMinutes });
      expect(read.recipe.servings).toBe(page.servings * factor);
      expect(read.recipe.ingredients).toEqual(
        ingredients.map((line) => scaleIngredientLine(line, factor)),
      );
      expect(read.recipe.instructions).toHaveLength(instructions.length);
      expect(read.recipe.instructions.join()).not.toMatch(/NaN|undefined|de x/);
      if (factor === 1) expect(read.recipe).toMatchObject({ description, instructions });
    }
    const read = readReply(writeReply(page, 7));
    expect(read.ok && read.recipe.servings).toBeGreaterThanOrEqual(7);
  }
});
