import { expect, test } from 'vitest';
import type { Restriction } from '../restrictions.js';
import { checkRecipe } from './gate.js';

const refused = (
  title: string,
  list: string,
  restriction: Restriction,
  instructions: string[] = [],
) =>
  checkRecipe(
    { title, description: '', ingredients: list.split(' + '), instructions },
    { restrictions: [restriction], avoidedFoods: [] },
  ).map(({ word }) => word.toLowerCase());

const cabbage = '1 chou vert + 400 g de bœuf haché + 2 carottes + 1 oignon';

test.each<[string, string, Restriction]>([
  ['Chou farci au bœuf', cabbage, 'HALAL'],
  ['Chou farci au bœuf', cabbage, 'KOSHER'],
  ['Spaghetti à la bolognaise', '300 g de spaghetti + 300 g de bœuf haché + 1 oignon', 'HALAL'],
  [
    'Lasagnes de courge',
    '9 feuilles de lasagnes + 1 courge + 50 cl de lait d’avoine',
    'DAIRY_FREE',
  ],
  ['Harira', '100 g de lentilles + 1 c. à s. de farine + 2 tomates', 'VEGETARIAN'],
  ['Hachis du dimanche', '400 g d’agneau haché + 1 kg de pommes de terre + 1 oignon', 'KOSHER'],
])('%s holds what its list names, and not what such a dish usually holds', (title, list, diet) => {
  expect(refused(title, list, diet)).toEqual([]);
});

test('nor does the step that serves it', () => {
  const steps = ['Fermer et cuire une heure.', 'Servir le chou farci.'];
  expect(refused('Chou farci au bœuf', cabbage, 'HALAL', steps)).toEqual([]);
});

test('a sauce of the steps is of the list’s only milk, a bought one is not', () => {
  const list = '1 courge + 30 g de farine + 20 g de noix + 50 cl de lait d’avoine';
  const refusedFor = (step: string) => refused('Courge au four', list, 'DAIRY_FREE', [step]);
  expect(refusedFor('Napper avec la béchamel.')).toEqual([]);
  expect(refusedFor('Ajouter du pesto.')).toEqual(['pesto']);
});

test.each<[string, string, Restriction, string]>([
  // The list has it, or something of which nobody knows.
  ['Chou farci', `${cabbage} + 100 g de lardons`, 'HALAL', 'lardons'],
  ['Chou farci', `${cabbage} + 4 saucisses`, 'HALAL', 'chou farci'],
  ['Chou farci', `${cabbage} + 1 zurglou`, 'HALAL', 'zurglou'],
  // The list lacks what the dish certainly has, or is too short to be one.
  ['Chou farci', '1 chou vert + 2 carottes + 1 oignon', 'HALAL', 'chou farci'],
  ['Chou farci', '1 chou vert + 300 g de bœuf', 'HALAL', 'chou farci'],
  [
    'Lasagnes',
    '9 lasagnes + 1 courge + 50 cl de lait d’avoine + 20 g de beurre',
    'DAIRY_FREE',
    'beurre',
  ],
  // It is bought.
  ['Chou farci', `${cabbage} + 1 chou farci surgelé`, 'HALAL', 'chou farci'],
])('%s of %s is still refused', (title, list, diet, word) => {
  expect(refused(title, list, diet)).toContain(word);
});

test('a dish that only a step names is none that the list is of', () => {
  const steps = ['Servir avec un chou farci.'];
  expect(refused('Bœuf aux carottes', cabbage, 'HALAL', steps)).toContain('chou farci');
});
