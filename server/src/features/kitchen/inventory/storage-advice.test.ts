import { describe, expect, it } from 'vitest';
import { foods, sourceOf } from '../../../diet/vocabulary/foods.js';
import { adviseStorage } from './storage-advice.js';

const today = '2026-02-27';

describe('adviseStorage', () => {
  it.each([
    ['Yaourt nature', 'DAIRY', '2026-03-06'],
    ['Courgettes', 'PRODUCE', '2026-03-06'],
    ['Filet de saumon', 'MEAT_FISH', '2026-02-28'],
    ['Blanc de poulet', 'MEAT_FISH', '2026-02-28'],
    ['Œufs', 'DAIRY', '2026-03-20'],
    ['Lait', 'DAIRY', '2026-03-06'],
    ['lait de coco', 'PANTRY', null],
    ['Bouillon de poule', 'PANTRY', null],
    ['Thon en boîte', 'PANTRY', null],
    ['Riz basmati', 'PANTRY', null],
    ['Jus de pomme', 'DRINKS', '2026-03-06'],
    ['Truc inconnu', 'OTHER', null],
    ['', 'OTHER', null],
  ])('%s: %s, %s', (name, category, expirationDate) => {
    expect(adviseStorage(name, today)).toMatchObject({ category, expirationDate });
  });

  it.each([
    ['Yaourt nature', 'FRIDGE'],
    ['Truc inconnu', 'FRIDGE'],
    ['Petits pois surgelés', 'FREEZER'],
    ['Riz basmati', 'CUPBOARD'],
    ['Pain complet', 'CUPBOARD'],
    ['Pommes de terre', 'CUPBOARD'],
    ['Vin rouge', 'CUPBOARD'],
    ['Jus de pomme', 'FRIDGE'],
  ])('%s lies in the %s', (name, place) => {
    expect(adviseStorage(name, today)).toMatchObject({ place });
  });

  it.each([
    ['Filet de saumon', 'FROZEN', 60, sourceOf('electrolux')],
    ['Bœuf haché', 'FROZEN', 90, sourceOf('foodSafety')],
    ['Restes : Gratin de courgettes', 'FROZEN', 60, sourceOf('foodSafety')],
    ['Courgettes', 'FROZEN', 240, sourceOf('electrolux')],
    ['Yaourt nature', 'FROZEN', null, null],
    ['Restes : Gratin de courgettes', 'FRESH', 3, sourceOf('foodSafety')],
    ['Truc inconnu', 'THAWED', 1, sourceOf('foodStandards')],
  ] as const)('%s, %s: %s days', (name, as, days, source) => {
    const expirationEstimate = days === null ? null : as;
    expect(adviseStorage(name, today, as)).toMatchObject({ days, source, expirationEstimate });
  });

  it('names its picture', () => {
    expect(adviseStorage('Petits pois surgelés', today)).toMatchObject({ pictureKey: 'peas' });
  });

  it('says no date of what is bought frozen: its packet does', () => {
    expect(adviseStorage('Saumon surgelé', today)).toMatchObject({ days: null, source: null });
  });

  it('states its source with every date', () => {
    expect(adviseStorage('carottes', today)).toMatchObject({
      days: 90,
      source: sourceOf('mulhouse'),
    });
    expect(adviseStorage('riz', today).source).toBeNull();
  });

  it('reads every food of the table as its row says', () => {
    const kept = foods.filter(({ fridge, name }) => fridge && name);
    expect(kept.length).toBeGreaterThan(200);
    for (const { name, fridge } of kept)
      expect({ name, ...adviseStorage(name, today) }).toMatchObject({
        name,
        place: 'FRIDGE',
        days: fridge?.days,
        source: sourceOf(fridge?.source ?? ''),
      });
  });
});
