import { expect, it } from 'vitest';
import { numberOf, writeNumber } from './quantity';

it.each([
  ['1', 1],
  [' 2 ', 2],
  ['1,5', 1.5],
  ['0.3', 0.3],
  ['½', 0.5],
  ['1 ½', 1.5],
  ['2⅓', 2 + 1 / 3],
  ['1/4', 0.25],
  ['1 1/2', 1.5],
  ['1/0', null],
  ['quelques', null],
  ['', null],
  ['-1', null],
  ['1e9', null],
  ['2 ou 3', null],
])('%j is %j', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

it.each([
  [500, 'G', '500'],
  [1.5, 'KG', '1,5'],
  [0.5, 'KG', '½'],
  [0.5, 'UNIT', '½'],
  [1.5, 'UNIT', '1 ½'],
  [2 + 1 / 3, 'TABLESPOON', '2 ⅓'],
  [3, 'UNIT', '3'],
  [1.2, 'UNIT', '1,2'],
  [1.125, 'KG', '1,125'],
  [1.005, 'L', '1,005'],
  [0.335, 'KG', '0,335'],
  [0.333, 'L', '⅓'],
  [12.346, 'CL', '12,35'],
  [0, 'UNIT', '0'],
] as const)('%d %s is written %j', (value, unit, text) => {
  expect(writeNumber(value, unit)).toBe(text);
});
