import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random';
import { artOf, INGREDIENT_ART, type IngredientKey } from './ingredient-art';

const keys = Object.keys(INGREDIENT_ART) as IngredientKey[];

it('draws more than forty ingredients, each its own', () => {
  expect(keys.length).toBeGreaterThan(40);
  const drawn = keys.map((key) => {
    const { piece, whole } = artOf(key);
    return (
      renderToStaticMarkup(piece(seededRandom('a'))) +
      renderToStaticMarkup(whole(seededRandom('a')))
    );
  });
  expect(drawn.every((markup) => markup.includes('<path'))).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(keys.length - 6);
});
