import { expect, test } from 'vitest';
import { readListTable } from './list-table.js';

const reading = (...rows: string[]) =>
  readListTable(`${['list\tphrase\tvalue', ...rows].join('\n')}\n`);

test('a list has phrases, or phrases and what they stand for', () => {
  expect(reading('wine place\tchablis\t', 'word cut\tyrt\tyaourt')).toEqual([
    { list: 'wine place', phrase: 'chablis', value: '' },
    { list: 'word cut', phrase: 'yrt', value: 'yaourt' },
  ]);
});

test.each([
  ['a phrase twice', ['wish\tau besoin\t', 'wish\tau besoin\t'], 'has « au besoin » twice'],
  [
    'a value in some rows',
    ['mask\tlait de coco\tlait', 'mask\tlait de riz\t'],
    'in some rows only',
  ],
  ['no order', ['wish\tsi possible\t', 'wish\tau besoin\t'], 'stands after'],
  ['an empty phrase', ['wish\t\t'], 'says nothing'],
])('refuses %s', (_, rows, fault) => {
  expect(() => reading(...rows)).toThrow(fault);
});
