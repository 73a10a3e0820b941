import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../i18n/fr/inventory';
import { amountInWords, expiryInShort, expiryInWords } from './item-words';

const i18n = i18next.createInstance();
beforeAll(() =>
  i18n.init({
    lng: 'fr',
    resources: { fr: { inventory: catalogue } },
    interpolation: { escapeValue: false },
  }),
);
const t = () => i18n.getFixedT('fr', 'inventory');
const today = '2026-12-30';

describe('expiryInWords', () => {
  it.each([
    ['2026-12-29', null, 'Périmé depuis le 29 décembre'],
    ['2026-12-30', null, 'Périmé depuis le 30 décembre'],
    ['2026-12-31', null, 'Expire le 31 décembre'],
    ['2027-01-01', null, 'Expire le 1er janvier 2027'],
    [null, null, 'Sans date'],
    ['2026-12-30', 'FRESH', 'Périmé depuis le 30 décembre (estimation)'],
    ['2026-12-31', 'THAWED', 'Expire le 31 décembre (estimation)'],
    ['2026-12-29', 'FROZEN', 'Meilleur avant le 29 décembre (estimation)'],
  ] as const)('%s, %s: %s', (expirationDate, expirationEstimate, expected) => {
    expect(expiryInWords(t(), { expirationDate, expirationEstimate }, today)).toBe(expected);
  });
});

describe('expiryInShort', () => {
  it.each([
    ['2026-12-29', null, 'Périmé depuis le 29 déc.'],
    ['2027-01-01', null, 'Expire le 1er janv. 2027'],
    [null, null, 'Sans date'],
    ['2026-12-30', 'FRESH', 'Périmé vers le 30 déc.'],
    ['2026-12-31', 'THAWED', 'Expire vers le 31 déc.'],
    ['2026-12-29', 'FROZEN', 'À finir vers le 29 déc.'],
  ] as const)('%s, %s: %s', (expirationDate, expirationEstimate, expected) => {
    const words = expiryInShort(t(), { expirationDate, expirationEstimate }, today);
    expect(words.replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

it('says an amount with its unit, grouped as French does', () => {
  expect(amountInWords(t(), { quantity: 1500, unit: 'G' })).toBe('1\u202F500 g');
  expect(amountInWords(t(), { quantity: 3, unit: 'UNIT' })).toBe('3');
  expect(amountInWords(t(), { quantity: 1, unit: 'CUP' })).toBe('1 tasse');
  expect(amountInWords(t(), { quantity: 2, unit: 'CUP' })).toBe('2 tasses');
});
