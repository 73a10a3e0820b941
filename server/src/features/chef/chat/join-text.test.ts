import { expect, it } from 'vitest';
import { joined, toWholeWord } from './join-text.js';

it.each([
  ['Une courge se ga', 'Une courge se '],
  ['Une courge se ', 'Une courge se '],
  ['C’est prêt.', 'C’est prêt.'],
  ['Une courge 🎃', 'Une courge 🎃'],
  ['Un gratin **fon', 'Un gratin '],
  ['cour', ''],
])('what was cut is gone on with from its last whole word: « %s »', (text, whole) => {
  expect(toWholeWord(text)).toBe(whole);
});

it.each([
  ['', ' Oui', ' Oui'],
  ['Une courge ', ' se garde', 'se garde'],
  ['Une courge ', 'se garde', 'se garde'],
  ['C’est prêt.', 'Servez.', ' Servez.'],
  ['C’est prêt.', '\n\nServez.', '\n\nServez.'],
  ['C’est prêt.\n', '- Servez', '- Servez'],
])('« %s » and « %s » are joined', (before, text, more) => {
  expect(joined(before, text)).toBe(more);
});
