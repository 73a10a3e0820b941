import { expect, it } from 'vitest';
import i18next from 'i18next';
import { catalogue } from '../../i18n/fr/inventory';
import { missingWords, type MissingFood } from './missing-words';

await i18next.init({ lng: 'fr', resources: { fr: { inventory: catalogue } }, ns: ['inventory'] });
const t = i18next.getFixedT('fr', 'inventory');
const food: MissingFood = {
  __typename: 'MissingFood',
  name: 'courgettes',
  amount: 200,
  unit: 'G',
  isPartlyAtHome: false,
  reservedFor: null,
};
const reservation = (date: string | null) => ({
  __typename: 'FoodReservation' as const,
  recipeTitle: 'Gratin',
  date,
});

it.each<[changes: Partial<MissingFood>, words: string]>([
  [{}, 'courgettes'],
  [{ isPartlyAtHome: true }, 'courgettes (encore 200 g)'],
  [{ isPartlyAtHome: true, amount: null }, 'courgettes (pas assez)'],
  [
    { reservedFor: reservation('2026-11-26') },
    'courgettes (à garder pour «\u202fGratin\u202f», jeudi)',
  ],
  [
    { reservedFor: reservation('2026-11-23') },
    'courgettes (à garder pour «\u202fGratin\u202f», aujourd’hui)',
  ],
  [
    { isPartlyAtHome: true, reservedFor: reservation(null) },
    'courgettes (encore 200 g, à garder pour «\u202fGratin\u202f»)',
  ],
])('says %j as « %s »', (changes, words) =>
  expect(missingWords(t, { ...food, ...changes }, '2026-11-23')).toBe(words),
);
