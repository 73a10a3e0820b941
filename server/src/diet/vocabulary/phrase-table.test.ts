import { expect, test } from 'vitest';
import { phraseRows } from '../../testkit/food-tables.js';
import { wordsOf } from '../text/text.js';
import { readPhraseTable } from './phrase-table.js';

const header = 'phrase\twhere\tholds\tmay hold\tcleared by\tfamily\tflags';
const reading = (...rows: string[]) => readPhraseTable(`${[header, ...rows].join('\n')}\n`);

test('no phrase starts or ends with a link word, which would swallow « de noix » or « sans … »', () => {
  const links = ['de', 'a', 'et', 'ou', 'sans'];
  const loose = phraseRows().filter(({ phrase, claims }) => {
    const words = wordsOf(phrase.replaceAll('=', ''));
    // « à la normande » adds to what stands before it, and is never a link to another thing.
    const isManner = claims.endsWith('adds');
    return (
      (links.includes(words[0]?.stem ?? 'de') && !isManner) ||
      links.includes(words.at(-1)?.stem ?? '')
    );
  });
  expect(loose.map(({ phrase }) => phrase)).toEqual(['à la coque']);
});

test('a phrase may mean one thing in a list and another in prose', () => {
  const rows = reading('pot-au-feu\tline\tmeat\t\t\t\t', 'pot-au-feu\ttext\t\tmeat\t\t\t');
  expect(rows.map(({ where }) => where)).toEqual(['line', 'text']);
});

test.each([
  ['a phrase twice', ['œuf\t\tegg\t\t\t\t', 'œufs\t\tegg\t\t\t\t'], 'is « œuf » again'],
  [
    'two rows that mean the same',
    ['miel\tline\thoney\t\t\t\t', 'miel\ttext\thoney\t\t\t\t'],
    'one row',
  ],
  ['rows out of order', ['miel\t\thoney\t\t\t\t', 'lait\t\tmilk\t\t\t\t'], 'stands after « miel »'],
  ['an unknown trait', ['lait\t\tmylk\t\t\t\t'], 'no column for « mylk »'],
  ['an origin among the traits', ['lait\t\tplant\t\t\t\t'], 'no column for « plant »'],
  ['an unknown flag', ['lait\t\tmilk\t\t\t\twhite'], 'no column for « white »'],
  ['a trait that is sure and feared', ['lait\t\tmilk\tmilk\t\t\t'], 'holds and may hold milk'],
  ['a word twice in a column', ['lait\t\tmilk milk\t\t\t\t'], 'says « milk » twice'],
  ['an unknown place', ['lait\tsteps\tmilk\t\t\t\t'], 'no place steps'],
  ['a family that is no phrase', ['brousse\t\tmilk\t\t\tfromage\t'], 'no family « fromage »'],
  ['an empty row', [''], 'holds no word'],
  ['a column too few', ['lait\t\tmilk'], 'seven columns'],
  ['two spaces', ['lait  cru\t\tmilk\t\t\t\t'], 'space too many'],
])('%s is refused', (_what, rows, fault) => {
  expect(() => reading(...rows)).toThrow(fault);
});

test('a table without its header is refused', () => {
  expect(() => readPhraseTable('lait\t\tmilk\t\t\t\t\n')).toThrow('line 1');
});
