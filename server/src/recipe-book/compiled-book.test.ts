import { expect, test } from 'vitest';
import { loadRecipeBook } from './book.js';
import { compileLines } from './compile-book.js';
import { lineKey, parseCompiledBook } from './compiled-book.js';
import { recipeLines } from './recipe-lines.js';

const compiled = { hash: 'this edition', lines: {}, findings: {}, signs: {}, products: {} };

test('is of its own edition or none', () => {
  const text = JSON.stringify(compiled);
  expect(parseCompiledBook(text, 'this edition')).toEqual(compiled);
  expect(parseCompiledBook(text, 'another')).toBeNull();
  expect(parseCompiledBook(null, 'this edition')).toBeNull();
});

test('has the lines that are read without it', () => {
  const recipes = loadRecipeBook().filter((_, at) => at % 40 === 0);
  const stored = JSON.stringify(compileLines(recipes));
  const lines = JSON.parse(stored) as ReturnType<typeof compileLines>;
  for (const recipe of recipes)
    for (const people of [1, 3, 6]) {
      const found = recipe.ingredients.map(
        (text) => lines[lineKey(text, people / recipe.servings)],
      );
      expect(found).not.toContain(undefined);
      const read = recipeLines(recipe, people).map(({ line }) => line);
      expect(found.flatMap((each) => each ?? [])).toEqual(expect.arrayContaining(read));
      expect(found.flat()).toHaveLength(read.length);
    }
});
