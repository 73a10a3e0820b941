import { expect, it } from 'vitest';
import { stemOf, wordsOf } from './text.js';

it.each([
  ['bocaux', 'bocal'],
  ['Bocaux', 'bocal'],
  ['cristaux', 'cristal'],
  ['animaux', 'animal'],
  ['chevaux', 'cheval'],
  ['végétaux', 'végétal'],
  ['principaux', 'principal'],
  ['spéciaux', 'spécial'],
  ['impériaux', 'impérial'],
  ['provençaux', 'provençal'],
  ['royaux', 'royal'],
  ['loyaux', 'loyal'],
])('%s is of one product with %s', (many, one) => {
  expect(stemOf(many)).toBe(stemOf(one));
  expect(wordsOf(many).map(({ stem }) => stem)).toEqual([stemOf(one)]);
});

it.each([
  ['noyaux', 'noyau'],
  ['boyaux', 'boyau'],
  ['tuyaux', 'tuyau'],
  ['joyaux', 'joyau'],
  ['aloyaux', 'aloyau'],
  ['gruaux', 'gruau'],
  ['gâteaux', 'gateau'],
  ['fléaux', 'fleau'],
  ['poireaux', 'poireau'],
  ['pruneaux', 'pruneau'],
  ['morceaux', 'morceau'],
  ['esquimaux', 'esquimau'],
  ['landaux', 'landau'],
  ['matériaux', 'materiau'],
  ['atriaux', 'atriau'],
  ['crapiaux', 'crapiau'],
  ['faux', 'fau'],
  ['taux', 'tau'],
  ['chaux', 'chau'],
  ['eaux', 'eau'],
  ['Bordeaux', 'bordeau'],
  ['choux', 'chou'],
  ['aux', 'aux'],
  ['bocal', 'bocal'],
  ['gruau', 'gruau'],
])('%s is of no word in -al: %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
