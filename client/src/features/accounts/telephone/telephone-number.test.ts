import { expect, it } from 'vitest';
import { listCountries } from './countries';
import { arrange, problemOf, toSend } from './telephone-number';

it.each([
  ['CH', '079 123 45 67', '+41791234567'],
  ['CH', '+33 6 12 34 56 78', '+33612345678'],
  ['CH', '0033612345678', '+33612345678'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['FR', '12', '+3312'],
  ['FR', 'abc', '+33 abc'],
  ['CH', '   ', ''],
] as const)('sends %s « %s » as %s', (country, text, sent) => {
  expect(toSend({ country, text })).toBe(sent);
});

it.each([
  ['CH', '', null],
  ['CH', '+41', 'field.phoneRequired'],
  ['CH', '0041 ', 'field.phoneRequired'],
  ['CH', '12', 'field.phoneInvalid'],
  ['CH', '079 123 45 67 89', 'field.phoneInvalid'],
  ['FR', '06 12 34 56 78', null],
  ['CH', 'demain', 'field.phoneInvalid'],
] as const)('judges %s « %s »: %s', (country, text, problem) => {
  expect(problemOf({ country, text })).toBe(problem);
});

it('changes the country for a number that names another', () => {
  expect(arrange({ country: 'CH', text: '+33612345678' })).toEqual({
    country: 'FR',
    text: '06 12 34 56 78',
  });
});

it('leaves what it does not understand as it was typed', () => {
  expect(arrange({ country: 'CH', text: '12 3' })).toEqual({ country: 'CH', text: '12 3' });
});

it('names the countries in French, the usual ones first', () => {
  const countries = listCountries();
  expect(countries.slice(0, 2).map(({ label }) => label)).toEqual(['Suisse +41', 'France +33']);
  expect(countries.find(({ value }) => value === 'EG')?.label).toBe('Égypte +20');
  expect(new Set(countries.map(({ value }) => value)).size).toBe(countries.length);
});
