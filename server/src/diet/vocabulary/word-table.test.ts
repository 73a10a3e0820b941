import { expect, test } from 'vitest';
import { readWordTable } from './word-table.js';

const reading = (...rows: string[]) => readWordTable(`${['word\tkinds', ...rows].join('\n')}\n`);

test('a word may be of several kinds', () => {
  expect(reading('ail\tplant, staple', 'marmite\tprose, vessel')).toMatchObject([
    { word: 'ail', kinds: ['plant', 'staple'] },
    { word: 'marmite' },
  ]);
});

test.each([
  ['two words in a row', ['ail rose\tplant'], 'is no word'],
  ['a word twice', ['ail\tplant', 'ail\tstaple'], 'stands twice'],
  ['a kind that nobody asks for', ['ail\therb'], 'has no kind « herb »'],
  ['a kind twice', ['ail\tplant, plant'], 'has a kind twice'],
  ['no order', ['navet\tplant', 'ail\tplant'], 'stands after'],
])('refuses %s', (_, rows, fault) => {
  expect(() => reading(...rows)).toThrow(fault);
});
