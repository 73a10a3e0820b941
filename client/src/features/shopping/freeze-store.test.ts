import { expect, it } from 'vitest';
import { parseToFreeze } from './freeze-store';

it.each([
  ['nothing', null, []],
  ['what somebody else wrote', '[{', []],
  [
    'items, and what is none',
    '1-a cuisses de poulet\n\n2-b',
    [{ id: '1-a', name: 'cuisses de poulet' }],
  ],
])('reads %s', (_, text, items) => expect(parseToFreeze(text)).toEqual(items));
