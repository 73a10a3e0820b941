import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  [['Zoé', 'Favre'], 'ZF'],
  [['Zoé ‹3', '‹Favre›'], 'ZF'],
  [['🥕', 'Rey'], 'R'],
  [['<script>', '«Anaïs»'], 'SA'],
  [['élodie', 'ærø'], 'ÉÆ'],
  [['e\u0301lodie'], 'É'],
  [['123', ' '], ''],
  [['Un', 'Deux', 'Trois'], 'UD'],
])('%j: %s', (names, expected) => {
  expect(initials(...names)).toBe(expected);
});
