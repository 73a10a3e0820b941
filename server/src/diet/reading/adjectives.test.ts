import { expect, test } from 'vitest';
import { checkLine, checkRecipe } from '../gate/gate.js';
import { allergens, dietaryRestrictions } from '../restrictions.js';

const rules = { restrictions: [...dietaryRestrictions, ...allergens], avoidedFoods: [] };
const named = (line: string): string[] => [
  ...new Set(checkLine(line, rules).map(({ word }) => word)),
];

test.each([
  ['150 g de lard maigre', ['lard maigre']],
  ['200 g de petits lardons maigres', ['petits lardons']],
  ['400 g de porc haché maigre', ['porc haché']],
  ['1 filet de bœuf bien maigre', ['filet de bœuf']],
  ['100 g de chips de kale croustillantes', []],
  ['500 g de champignons rissolés', []],
  ['1 poêlée de navets rissolés', []],
  ['4 tranches de tofu roulé', ['tofu']],
  ['600 g de courge (parfaite pour une raclette)', []],
  ['600 g de courge (parfait pour cette raclette)', []],
  ['200 g de noisettes pour notre tourte', ['noisettes']],
  ['50 g de graisse', ['graisse']],
])('an adjective behind a food in « %s » is no food', (line, words) => {
  expect(named(line).sort()).toEqual(words);
});

test.each([
  ['1 maigre de 900 g', 'maigre'],
  ['4 filets de maigre', 'filets de maigre'],
  ['poulet, maigre, bar', 'maigre'],
  ['6 rissoles', 'rissoles'],
  ['6 rissoles aux poires', 'rissoles aux poires'],
  ['4 tomates farcies', 'tomates farcies'],
  ['1 moule beurré et fariné', 'beurré'],
  ['250 g de croustillants', 'croustillants'],
  ['2 parfaits pour vos toasts', 'parfaits'],
  ['1 courge, et pour cette fois des lardons', 'lardons'],
  ['200 g de simili-crabe', 'crabe'],
])('what bears that name is one in « %s »', (line, word) => {
  expect(named(line)).toContain(word);
});

test.each([
  'Faire revenir les navets à feu vif.',
  'Saisir à feux vifs, puis baisser.',
  'Ajouter les champignons rissolés.',
  'Servir avec des navets rissolés.',
  'Les navets rissolent cinq minutes.',
  'Ouvrir la boîte de pois chiches.',
])('« %s » names no food that the list has not', (step) => {
  const ingredients = ['4 navets', '200 g de champignons', '1 boîte de pois chiches'];
  const recipe = { title: 'Navets', description: '', ingredients, instructions: [step] };
  expect(checkRecipe(recipe, rules)).toEqual([]);
});
