import { expect, test } from 'vitest';
import { wholeServings } from './made-whole.js';

const cake = [
  'Mélanger le beurre et le sucre.',
  'Verser dans un moule à manqué de 26 cm et cuire.',
];

test.each([
  [8, 3, 8],
  [8, 7, 8],
  [8, 9, 8],
  [8, 11, 16],
  [8, 20, 24],
  // As it is written, or twice.
  [8, 8, null],
  [8, 16, null],
])('a cake for %d is made for %d as one for %o', (own, asked, made) => {
  expect(wholeServings(cake, own, asked)).toBe(made);
});

test.each([
  'Foncer la tourtière avec la pâte.',
  'Beurrer le grand moule.',
  'Chemiser d’un papier le plat à tarte.',
  'Poser le cercle à pâtisserie.',
])('%s', (step) => {
  expect(wholeServings([step], 6, 2)).toBe(6);
});

test.each([
  'Gratter les moules et les ouvrir à feu vif.',
  'Garnir des moules individuels.',
  'Beurrer un moule à muffins.',
  'Cuire dans un plat à gratin.',
  'Rouler sur une plaque.',
])('%s is made for as many as there are', (step) => {
  expect(wholeServings([step], 6, 2)).toBeNull();
});
