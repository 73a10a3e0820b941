import { expect, it } from 'vitest';
import { percentOf } from './list-progress';
import { completedBy } from './read-checks';
import { nameStart, readLine } from './read-line';

const check = (id: string, recipeId: string | null, checked = false) => ({ id, recipeId, checked });

it('a recipe is complete with the tick of its last open line', () => {
  const checks = [check('a', 'r', true), check('b', 'r'), check('c', 's'), check('d', null)];
  expect(completedBy(checks, ['b'])).toEqual(['a', 'b']);
  expect(completedBy(checks, ['b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
  expect(completedBy(checks, ['d'])).toEqual([]);
  expect(completedBy([...checks, check('e', 'r')], ['b'])).toEqual([]);
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
  ['2 kg de pommes', '2', 'KG', 'pommes'],
  ['3 œufs', '3', 'UNIT', 'œufs'],
  ['20 cl d’eau', '20', 'CL', 'eau'],
  ['1 ½ càs de sel', '1 ½', 'TABLESPOON', 'sel'],
  ['  savon ', '1', 'UNIT', 'savon'],
  ['2', '1', 'UNIT', '2'],
] as const)('guesses at %j until the server says', (line, quantity, unit, name) => {
  expect(readLine(line)).toEqual({ quantity, unit, name });
});

it.each([
  ['2 kg de pom', '2 kg de '],
  ['pom', ''],
  ['3 po', '3 '],
])('a suggestion completes %j after %j', (line, before) => {
  expect(line.slice(0, nameStart(line))).toBe(before);
});
