import { describe, expect, it } from 'vitest';
import { phrases } from '../../diet/lexicon/types.js';
import { keepingDays, sources } from './shelf-life.fr.js';
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
    ['Filet de saumon', 'FROZEN', 60, sources.electrolux],
    ['Bœuf haché', 'FROZEN', 90, sources.foodSafety],
    ['Restes : Gratin de courgettes', 'FROZEN', 60, sources.foodSafety],
    ['Courgettes', 'FROZEN', 240, sources.electrolux],
    ['Yaourt nature', 'FROZEN', null, null],
    ['Restes : Gratin de courgettes', 'FRESH', 3, sources.foodSafety],
    ['Truc inconnu', 'THAWED', 1, sources.foodStandards],
  ] as const)('%s, %s: %s days', (name, as, days, source) => {
    const expirationEstimate = days === null ? null : as;
    expect(adviseStorage(name, today, as)).toMatchObject({ days, source, expirationEstimate });
  });

  it('says no date of what is bought frozen: its packet does', () => {
    expect(adviseStorage('Saumon surgelé', today)).toMatchObject({ days: null, source: null });
  });

  it('states its source with every date', () => {
    expect(adviseStorage('carottes', today)).toMatchObject({ days: 90, source: sources.mulhouse });
    expect(adviseStorage('riz', today).source).toBeNull();
  });

  it('reads every name of its own table as that line says', () => {
    for (const [days, source, names] of keepingDays) {
      for (const name of phrases(names.replaceAll('=', ''))) {
        expect({ name, ...adviseStorage(name, today) }).toMatchObject({
          name,
          days,
          source: sources[source],
        });
      }
    }
  });
});
