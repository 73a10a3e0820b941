import { expect, it } from 'vitest';
import { linesFor, mainFoodsOf } from './recipe-foods.js';

it.each([
  ['Spaghetti à la carbonara', ['400 g de spaghetti', '150 g de lardons'], ['pâtes', 'lardon']],
  [
    'Gratin de cornettes au thon',
    ['300 g de cornettes', '1 boîte de thon'],
    ['pâtes', 'thon', 'gratin'],
  ],
  ['Tofu doré et riz', ['200 g de tofu', '250 g de riz basmati'], ['tofu', 'riz']],
  ['Curry doux de poulet', ['500 g de filet de poulet', '1 oignon'], ['poulet', 'curry']],
  ['Soupe de pois chiches', ['1 boîte de pois chiches', '1 oignon'], ['poi chiche', 'soupe']],
  ['Steaks maison', ['500 g de bœuf haché', '1 oignon'], ['boeuf hache', 'steak']],
])('%s of %j counts as %j', (title, ingredients, foods) => {
  const recipe = { id: title, cacheKey: '', title, ingredients, servings: 4 };
  expect(mainFoodsOf(title, linesFor(recipe, 4))).toEqual(foods);
});
