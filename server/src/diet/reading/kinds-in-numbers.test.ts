import { describe, expect, test } from 'vitest';
import { checkLine, checkText } from '../gate/gate.js';
import type { DietaryRestriction } from '../restrictions.js';

const conflicts = (line: string, restriction: DietaryRestriction): boolean =>
  checkLine(line, { restrictions: [restriction], avoidedFoods: [] }).length > 0;

describe('an ordinary kind beside the one that fits is in the line too', () => {
  test.each<[DietaryRestriction, string]>([
    ['VEGETARIAN', 'saucisses végétales x2, et 2 classiques'],
    ['VEGETARIAN', '3 steaks végétaux + 2 normaux'],
    ['VEGETARIAN', '2 burgers végé et 2 classiques'],
    ['VEGETARIAN', 'burger végétal, un normal'],
    ['HALAL', 'saucisses de dinde et 2 classiques'],
    ['HALAL', 'jambon de dinde et 1 normal'],
    ['HALAL', 'jambon halal et 1 classique'],
    ['HALAL', 'lardons de dinde + 1 paquet classique'],
    ['HALAL', 'chipolatas de volaille, 4 normales'],
    ['HALAL', 'bières sans alcool et 2 avec'],
    ['HALAL', 'vin sans alcool + 1 bouteille normale'],
    ['HALAL', 'bière (2 sans alcool, 4 blondes)'],
    ['HALAL', '6 bières (2 sans alcool)'],
    ['DAIRY_FREE', 'pâte feuilletée vegan et une normale'],
    ['DAIRY_FREE', '4 yaourts au soja et 4 normaux'],
    ['DAIRY_FREE', 'lait d’avoine et 1 litre normal'],
    ['DAIRY_FREE', 'beurre vegan et 1 classique'],
    ['DAIRY_FREE', '2 laits végétaux, 1 entier'],
    ['GLUTEN_FREE', '1 baguette sans gluten, 2 ordinaires'],
    ['GLUTEN_FREE', 'farine sans gluten, classique pour nous'],
    ['GLUTEN_FREE', 'biscuits sans gluten et 1 paquet ordinaire'],
    ['GLUTEN_FREE', 'pâtes sans gluten pour 1, le reste normal'],
    ['GLUTEN_FREE', 'steaks : 2 végé, 2 bœuf'],
    ['GLUTEN_FREE', 'boudin (blanc)'],
    ['GLUTEN_FREE', '300 g de pâtes sans gluten pour Zoé, classiques pour nous'],
    ['GLUTEN_FREE', 'farine sans gluten pour Paul et Nina (ordinaire pour les grands)'],
    ['DAIRY_FREE', '80 g de gruyère vegan pour Zoé, normal pour les autres'],
    ['DAIRY_FREE', '2 yaourts de soja pour Zoé, normaux pour les autres'],
    ['DAIRY_FREE', 'crème végétale pour moi, entière pour eux'],
    ['DAIRY_FREE', 'crème de soja pour moi, fraîche pour eux'],
    ['VEGETARIAN', 'lardons végétaux pour Tom, vrais pour les autres'],
    ['VEGETARIAN', 'saucisses végétales pour Tom, de Toulouse pour nous'],
  ])('%s: « %s »', (restriction, line) => {
    expect(conflicts(line, restriction)).toBe(true);
  });

  test.each<[DietaryRestriction, string]>([
    ['VEGETARIAN', '3 steaks végétaux + 2 tomates'],
    ['HALAL', 'jambon de dinde, 2 tranches fines'],
    ['GLUTEN_FREE', '1 baguette sans gluten, 2 bananes'],
    ['GLUTEN_FREE', 'pâtes sans gluten pour Zoé, riz pour nous'],
    ['DAIRY_FREE', '2 briques de crème de coco (épaisse)'],
    ['DAIRY_FREE', 'chocolat noir classique'],
  ])('%s: not « %s »', (restriction, line) => {
    expect(conflicts(line, restriction)).toBe(false);
  });
});

describe('what is said of one person or one part leaves the rest as it is', () => {
  test.each([
    'spaghettis, sauf pour Julie : sans gluten',
    'spaghettis (pour Léa : sans gluten)',
    'spaghettis (1 part sans gluten)',
    'spaghettis (une portion sans gluten)',
    '2 pizzas (1 sans gluten)',
  ])('« %s »', (line) => {
    expect(conflicts(line, 'GLUTEN_FREE')).toBe(true);
  });

  test.each([
    '200 g de farine (sans gluten)',
    'farine (200 g sans gluten)',
    'pour Léa : 100 g de pâtes sans gluten',
    'biscuits, pour le fond, sans gluten',
    '4 biscuits sans gluten',
  ])('but « %s » speaks of all', (line) => {
    expect(conflicts(line, 'GLUTEN_FREE')).toBe(false);
  });
});

describe('a plant that is left out is not the one it is of', () => {
  test.each([
    'lait végétal sauf soja',
    'lait végétal (hors soja)',
    'lait végétal (pas soja)',
    'lait végétal autre que soja',
    'boisson végétale sauf riz',
    'boisson végétale au choix hormis coco',
    'crème végétale (pas d’avoine !)',
    'yaourt végétal pas au soja',
    'lait végétal sauf amande',
  ])('« %s » may be of oats, or of nuts', (line) => {
    expect(conflicts(line, 'GLUTEN_FREE')).toBe(true);
    expect(conflicts(line, 'NUT_FREE')).toBe(true);
  });

  test('what is left out is not in it', () => {
    expect(conflicts('lait végétal soja (pas amande)', 'NUT_FREE')).toBe(false);
    expect(conflicts('boisson végétale avoine (pas soja)', 'GLUTEN_FREE')).toBe(true);
    expect(conflicts('beurre autre que végétal', 'DAIRY_FREE')).toBe(true);
  });
});

test('in the steps, what waits is there all the same', () => {
  const rules = { restrictions: ['VEGETARIAN', 'DAIRY_FREE'] as const, avoidedFoods: ['ail'] };
  for (const step of [
    'Mélanger tout, sauf le jambon.',
    'N’ajoutez pas le lait tout de suite.',
    'Réserver hors du feu, sauf l’ail.',
  ])
    expect(checkText(step, rules)).toHaveLength(1);
});

test.each<[DietaryRestriction, string]>([
  ['NUT_FREE', 'tarte au kirsch de Zoug'],
  ['NUT_FREE', 'tourte engadine'],
  ['NUT_FREE', '2 c. à s. de Skippy'],
  ['VEGETARIAN', 'pommes boulangère'],
  ['GLUTEN_FREE', 'dés marinés de tofu'],
  ['GLUTEN_FREE', 'haché cru de tofu'],
  ['GLUTEN_FREE', 'Gardein'],
  ['KOSHER', 'pizza hawaï'],
])('%s: « %s »', (restriction, line) => {
  expect(conflicts(line, restriction)).toBe(true);
});
