import { describe, expect, it } from 'vitest';
import { createToolCallReader } from './tool-calls.js';

const read = (...deltas: unknown[]) => {
  const reader = createToolCallReader();
  for (const delta of deltas) reader.feed(delta);
  return reader.calls;
};

describe('tool calls in pieces', () => {
  it('are put together by their index', () => {
    const calls = read(
      [{ index: 0, id: 'a', function: { name: 'plan_meal', arguments: '' } }],
      [{ index: 1, id: 'b', function: { name: 'save_recipe', arguments: '{}' } }],
      [{ index: 0, function: { arguments: '{"title":' } }],
      [{ index: 0, function: { arguments: '"Courge"}' } }],
    );
    expect(calls).toEqual([
      { id: 'a', name: 'plan_meal', arguments: '{"title":"Courge"}' },
      { id: 'b', name: 'save_recipe', arguments: '{}' },
    ]);
  });

  it('without an index begin with a new id, and go on with the last', () => {
    const calls = read(
      [{ id: 'a', function: { name: 'plan_meal', arguments: '{' } }],
      [{ function: { arguments: '}' } }],
      [{ id: 'b', function: { name: 'save_recipe', arguments: '{}' } }],
    );
    expect(calls.map(({ name, arguments: text }) => [name, text])).toEqual([
      ['plan_meal', '{}'],
      ['save_recipe', '{}'],
    ]);
  });

  it.each([null, undefined, 'plan_meal', {}, [null], [7], [{}]])('%j is no crash', (delta) => {
    expect(read(delta).every(({ name }) => name === '')).toBe(true);
  });

  it('have an end', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ index, id: `${index}` }));
    expect(() => read(many)).toThrow('no end');
  });
});
