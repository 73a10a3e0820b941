import { describe, expect, it } from 'vitest';
import { toggleChoice } from './toggle-choice';

describe('toggleChoice', () => {
  it('adds what is missing and removes what is there', () => {
    expect(toggleChoice(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('lets an exclusive value stand alone, in both directions', () => {
    expect(toggleChoice(['a', 'b'], 'none', 'none')).toEqual(['none']);
    expect(toggleChoice(['none'], 'a', 'none')).toEqual(['a']);
    expect(toggleChoice(['none'], 'none', 'none')).toEqual([]);
  });
});
