import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { catalogue as week } from '../../i18n/fr/week';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { daysWords } from './day-words';

const draw = drawInFrench({ week });

function Days(days: { from: string; to: string }) {
  return daysWords(useTranslation('week').t, days);
}

it.each([
  ['2026-12-06', '2026-12-12', 'Du 6 au 12 décembre'],
  ['2026-12-01', '2026-12-07', 'Du 1er au 7 décembre'],
  ['2026-11-28', '2026-12-04', 'Du 28 novembre au 4 décembre'],
  ['2026-11-25', '2026-12-01', 'Du 25 novembre au 1er décembre'],
  ['2026-12-28', '2027-01-03', 'Du 28 décembre 2026 au 3 janvier 2027'],
  ['2026-12-06', '2026-12-06', 'Le 6 décembre'],
])('a week from %s to %s is called « %s »', (from, to, words) => {
  expect(draw(<Days from={from} to={to} />)).toBe(words);
});
