import { describe, expect, it } from 'vitest';
import type { Order } from '../../entities/recipe/generation-order';
import { isToResume, nextScreen, type Screen } from './suggestion-screen';

const order = (id: string): Order => ({ id, mealType: 'MAIN', fresh: false });
const asked = (id: string): Screen => ({ kind: 'order', order: order(id), taken: false });
const problem = { kind: 'refused', code: 'PREFERENCES_MISSING' } as const;

describe('nextScreen', () => {
  it('takes no answer for a former order', () => {
    const now = asked('second');
    expect(nextScreen(now, { type: 'taken', id: 'first' })).toBe(now);
    expect(nextScreen(now, { type: 'notTaken', id: 'first', problem })).toBe(now);
    const choice: Screen = { kind: 'choice' };
    expect(nextScreen(choice, { type: 'taken', id: 'first' })).toBe(choice);
  });

  it('follows its own order, or says why it was not taken', () => {
    expect(nextScreen(asked('first'), { type: 'taken', id: 'first' })).toEqual({
      ...asked('first'),
      taken: true,
    });
    expect(nextScreen(asked('first'), { type: 'notTaken', id: 'first', problem })).toEqual({
      kind: 'problem',
      order: order('first'),
      problem,
    });
  });

  it('lets a choice made meanwhile win over what is resumed', () => {
    const now = asked('chosen');
    expect(nextScreen(now, { type: 'resumed', order: order('former') })).toBe(now);
    expect(nextScreen(now, { type: 'resumeFailed', error: null })).toBe(now);
    expect(nextScreen({ kind: 'choice' }, { type: 'resumed', order: order('former') })).toEqual({
      ...asked('former'),
      taken: true,
    });
  });
});

describe('isToResume', () => {
  it.each([
    ['WRITING', null, true],
    ['RESTARTED', 'another', true],
    ['DONE', null, false],
    ['DONE', 'another', false],
    ['DONE', 'it', true],
    ['FAILED', 'it', true],
    ['STOPPED', 'it', false],
  ])('%s, noted %s: %s', (stage, noted, expected) => {
    expect(isToResume({ id: 'it', stage }, noted)).toBe(expected);
  });
});
