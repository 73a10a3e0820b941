import { expect, test } from 'vitest';
import { readAvoidedTable } from './avoided-table.js';

const reading = (...rows: string[]) =>
  readAvoidedTable(`${['food\thow\tphrase\tflags', ...rows].join('\n')}\n`);

test('a food has its names, what is made of it and what usually holds it', () => {
  const rows = reading(
    'avocat\tname\tavocat\t',
    'avocat\tmade of it\tguacamole\t',
    'avocat\tusual\tpoke bowl\t',
  );
  expect(rows.map(({ how }) => how)).toEqual(['name', 'made of it', 'usual']);
});

test.each([
  ['another relation', ['ail\tname\tail\t', 'ail\tlikes\tpersil\t'], 'has no column for « likes »'],
  ['a phrase twice', ['ail\tname\tail\t', 'ail\tname\tail\t'], 'has « ail » twice'],
  ['no name of its own', ['ail\tusual\taïoli\t'], 'has no row of its own name'],
  ['flags elsewhere', ['ail\tname\taillet\tmeat'], 'has its flags at another name'],
  ['an unknown flag', ['ail\tname\tail\tstrong'], 'has no flag « strong »'],
  ['no order', ['noix\tname\tnoix\t', 'ail\tname\tail\t'], 'stands after'],
  ['a column too few', ['ail\tname\tail'], 'has not 4 columns'],
  ['a space too many', ['ail\tname\tail\t', 'ail\tname\tail  noir\t'], 'has a space too many'],
])('refuses %s', (_, rows, fault) => {
  expect(() => reading(...rows)).toThrow(fault);
});
