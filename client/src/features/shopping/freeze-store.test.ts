import { expect, it } from 'vitest';
import { parseToFreeze } from './freeze-store';

it.each([
  ['nothing', null, []],
  ['what is no JSON', '[{', []],
  ['another shape', '{"id":"1"}', []],
  [
    'items, and what is none',
    '[{"id":"1","name":"poulet"},null,{"id":2}]',
    [{ id: '1', name: 'poulet' }],
  ],
])('reads %s', (_, text, items) => expect(parseToFreeze(text)).toEqual(items));
