import { expect, test } from 'vitest';
import { checkLine, checkRecipe } from '../gate/gate.js';
import { allergens, dietaryRestrictions } from '../restrictions.js';

const rules = { restrictions: [...dietaryRestrictions, ...allergens], avoidedFoods: [] };
const namedIn = (step: string): string[] => {
  const ingredients = ['4 navets', '2 carottes', '1 oignon'];
  const recipe = { title: 'Navets', description: '', ingredients, instructions: [step] };
  return [...new Set(checkRecipe(recipe, rules).map(({ word }) => word.toLowerCase()))];
};

test.each([
  'Chauffer l’huile dans une marmite.',
  'Mettre les navets dans une grande marmite.',
  'Porter une marmite à ébullition.',
  'Prendre une marmite et y verser l’eau.',
  'Poser un tajine sur le feu.',
  'Ranger les légumes dans une terrine.',
  'Verser dans une tourtière.',
  'Chemiser une tourtière de papier.',
  'Répartir dans de petites cassolettes.',
  'Remplir des moules à muffins.',
  'Verser dans des moules.',
  'Écraser au pilon.',
  'Tailler les navets en mirepoix.',
])('« %s » cooks in a pot and names no food', (step) => {
  expect(namedIn(step)).toEqual([]);
});

test('nor does a line of the list that says in what', () => {
  expect(checkLine('à cuire dans une marmite', rules)).toEqual([]);
});

test.each([
  ['Servir avec une terrine de lapin.', 'terrine de lapin'],
  ['Servir la tourtière.', 'tourtière'],
  ['Ajouter les moules.', 'moules'],
  ['Servir dans une brioche.', 'brioche'],
])('« %s » names what is eaten', (step, word) => {
  expect(namedIn(step)).toContain(word);
});
