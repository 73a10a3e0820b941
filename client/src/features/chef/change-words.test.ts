import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue as chef } from '../../i18n/fr/chef';
import { catalogue as recipes } from '../../i18n/fr/recipes';
import { plainChange } from './change-fixture';
import { changeDetails, type Change } from './change-words';

const i18n = createInstance();
beforeAll(() => i18n.init({ lng: 'fr', resources: { fr: { chef, recipes } }, defaultNS: 'chef' }));

const said = (change: Partial<Change>): string =>
  changeDetails(i18n.getFixedT('fr', ['chef', 'recipes']), { ...plainChange, ...change }).join(
    ' · ',
  );

describe('changeDetails', () => {
  it.each<[Partial<Change>, string]>([
    [{}, ''],
    [{ quantity: '1,5', unit: 'KG' }, '1,5 kg'],
    [{ quantity: '1,5', unit: 'KG', recipeTitle: 'Dahl' }, '1,5 kg · pour «\u202fDahl\u202f»'],
    [{ quantity: '6', unit: 'UNIT' }, '6'],
    [
      { effect: 'CHANGE', previousName: 'Lasagnes', servings: 6, previousServings: 4 },
      'à la place de «\u202fLasagnes\u202f» · 4\u00a0pers. → 6\u00a0pers.',
    ],
    [{ target: 'PREFERENCE', preference: 'AVOIDED' }, 'à éviter'],
    [{ quantity: '1', unit: 'PINCH' }, '1 pincée'],
    [{ quantity: '2', unit: 'PINCH' }, '2 pincées'],
    [
      { quantity: '1', unit: 'L', expirationDate: '2030-12-01' },
      '1 l · expire le 1er décembre 2030',
    ],
    [
      { effect: 'CHANGE', previousQuantity: '2', previousUnit: 'L', quantity: '1', unit: 'L' },
      '2 l → 1 l',
    ],
    [{ effect: 'REMOVE', previousQuantity: '2', previousUnit: 'L' }, '2 l'],
    [
      { date: '2026-11-24', time: '19:00', mealType: 'MAIN', servings: 4 },
      'mardi 24 novembre à\u00a019:00 · 4\u00a0pers.',
    ],
    [{ mealType: 'DESSERT', servings: 4 }, 'Dessert · 4\u00a0pers.'],
    [
      {
        effect: 'CHANGE',
        previousDate: '2026-11-24',
        previousTime: '19:00',
        date: '2026-11-26',
        time: '12:00',
      },
      'mardi 24 novembre à\u00a019:00 → jeudi 26 novembre à\u00a012:00',
    ],
  ])('%o', (change, words) => expect(said(change)).toBe(words));
});
