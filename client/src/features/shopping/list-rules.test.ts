import { expect, it } from 'vitest';
import { percentOf } from './list-progress';
import { completedBy } from './completed-by';
import { nameStart, readLine } from './read-line';

const check = (id: string, recipeId: string | null, checked = false, toCheck = false) => ({
  id,
  recipeId,
  checked,
  toCheck,
});

it('a recipe is complete with the tick of its last open line', () => {
  const checks = [check('a', 'r', true), check('b', 'r'), check('c', 's'), check('d', null)];
  expect(completedBy(checks, ['b'])).toEqual(['a', 'b']);
  expect(completedBy(checks, ['b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
  expect(completedBy(checks, ['d'])).toEqual([]);
  expect(completedBy([...checks, check('e', 'r')], ['b'])).toEqual([]);
  const staple = check('e', 'r', false, true);
  expect(completedBy([...checks, staple], ['b'])).toEqual(['a', 'b', 'e']);
});

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])('%i of %i is %i %%', (checked, total, percent) => {
  expect(percentOf(checked, total)).toBe(percent);
});

it.each([
  ['2 kg de pommes', '2', 'KG', 'pommes', true],
  ['3 œufs', '3', 'UNIT', 'œufs', true],
  ['20 cl d’eau', '20', 'CL', 'eau', true],
  ['1 ½ càs de sel', '1 ½', 'TABLESPOON', 'sel', true],
  ['  savon ', '1', 'UNIT', 'savon', false],
  ['2', '1', 'UNIT', '2', false],
  ['lait 2 l', '2', 'L', 'lait', true],
  ['Pain complet 500g', '500', 'G', 'Pain complet', true],
  ['pommes x3', '3', 'UNIT', 'pommes', true],
  ['vin rouge 2019', '1', 'UNIT', 'vin rouge 2019', false],
] as const)('guesses at %j until the server says', (line, quantity, unit, name, amountSaid) => {
  expect(readLine(line)).toEqual({ quantity, unit, name, amountSaid });
});

it.each([
  ['2 kg de pom', '2 kg de '],
  ['pom', ''],
  ['3 po', '3 '],
  ['lait 2 l', ''],
])('a suggestion completes %j after %j', (line, before) => {
  expect(line.slice(0, nameStart(line))).toBe(before);
});
