import { describe, expect, it } from 'vitest';
import { clampNumber, parseWhole, stepByKey } from './step-number';

const adults = { min: 1, max: 10 };

describe('clampNumber', () => {
  it.each([
    [0, 1],
    [11, 10],
    [4.4, 4],
    [NaN, 1],
    [Infinity, 10],
  ])('makes %d into %d between 1 and 10', (given, kept) => {
    expect(clampNumber(given, adults)).toBe(kept);
  });
});

describe('stepByKey', () => {
  it.each([
    ['ArrowUp', 5],
    ['ArrowDown', 3],
    ['PageUp', 9],
    ['PageDown', 1],
    ['Home', 1],
    ['End', 10],
    ['a', null],
    ['Tab', null],
  ])('%s on 4 gives %s', (key, result) => {
    expect(stepByKey(4, key, adults)).toBe(result);
  });

  it('never leaves the bounds', () => {
    expect(stepByKey(10, 'ArrowUp', adults)).toBe(10);
    expect(stepByKey(1, 'ArrowDown', adults)).toBe(1);
    expect(stepByKey(8, 'PageUp', { ...adults, step: 2 })).toBe(10);
  });
});

describe('parseWhole', () => {
  it.each([
    ['4', 4],
    [' 12 ', 12],
    ['-1', -1],
    ['', null],
    ['1e9', null],
    ['2,5', null],
    ['4 people', null],
    ['12345678901', null],
  ])('reads %o as %s', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });
});
