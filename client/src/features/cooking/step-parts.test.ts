import { describe, expect, it } from 'vitest';
import { stepByKey } from './step-key';
import { stepParts, type RecipeStep } from './step-parts';

const timer = (offset: number, length: number): RecipeStep['timers'][number] => ({
  __typename: 'StepTimer',
  offset,
  length,
  seconds: 60,
  maxSeconds: null,
});
const step = (text: string, ...timers: RecipeStep['timers']): RecipeStep => ({
  __typename: 'RecipeStep',
  text,
  timers,
});
const texts = (parts: ReturnType<typeof stepParts>) =>
  parts.map(({ text, timer: named }) => (named ? `[${text}]` : text));

describe('stepParts', () => {
  it('cuts the text at its durations', () => {
    const one = step('Cuire 10 min, puis 1 h.', timer(6, 6), timer(19, 3));
    expect(texts(stepParts(one))).toEqual(['Cuire ', '[10 min]', ', puis ', '[1 h]', '.']);
  });

  it('has no empty part where a duration begins or ends the text', () => {
    expect(texts(stepParts(step('10 min', timer(0, 6))))).toEqual(['[10 min]']);
    expect(texts(stepParts(step('Saler.')))).toEqual(['Saler.']);
    expect(texts(stepParts(step('')))).toEqual([]);
  });
});

describe('stepByKey', () => {
  const press = (key: string, held = {}, onControl = false) =>
    stepByKey(
      { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held },
      onControl,
    );

  it.each([
    ['ArrowRight', 'next'],
    [' ', 'next'],
    ['ArrowLeft', 'previous'],
    ['ArrowDown', null],
    ['Enter', null],
    ['Escape', null],
  ])('%o goes to %s', (key, move) => {
    expect(press(key)).toBe(move);
  });

  it('leaves the browser its own', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press(' ', { ctrlKey: true })).toBeNull();
  });

  it('leaves a button its space', () => {
    expect(press(' ', {}, true)).toBeNull();
    expect(press('ArrowRight', {}, true)).toBe('next');
  });
});
