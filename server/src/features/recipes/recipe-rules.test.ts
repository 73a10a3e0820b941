import { describe, expect, it } from 'vitest';
import { cacheKeyOf } from './cache-key.js';
import { usualMinutes } from '../../recipe-writing/preparation-time.js';
import { noWishes, type MealType, type RecipeBrief } from '../../recipe-writing/recipe-brief.js';

describe('the time of a reply that states none', () => {
  it.each<[MealType, number, number]>([
    ['DRINK', 5, 14],
    ['APERITIF', 10, 24],
    ['AMUSE_BOUCHE', 10, 24],
    ['STARTER', 15, 34],
    ['MAIN', 30, 59],
    ['DESSERT', 20, 44],
  ])('%s: %i to %i minutes', (mealType, least, greatest) => {
    expect(usualMinutes(mealType, () => 0)).toBe(least);
    expect(usualMinutes(mealType, () => 0.999_999)).toBe(greatest);
  });
});

describe('the key of the cache', () => {
  const brief: RecipeBrief = {
    mealType: 'MAIN',
    wishes: noWishes,
    servings: 4,
    difficulty: 'EASY',
    adults: 2,
    children: 2,
    restrictions: ['VEGAN', 'HALAL'],
    avoidedFoods: ['coriandre', 'céleri'],
    preferredFoods: ['courge', 'riz'],
    fridge: [{ name: 'courge', quantity: 1, unit: 'KG', expiresOn: '2025-11-22' }],
    plannedTitles: [],
    recentTitles: [],
    today: '2025-11-21',
  };

  it('changes with everything that constrains the reply', () => {
    const changes: Partial<RecipeBrief>[] = [
      {},
      { mealType: 'DESSERT' },
      { servings: 5 },
      { difficulty: 'HARD' },
      { adults: 1 },
      { children: 0 },
      { restrictions: ['VEGAN'] },
      { avoidedFoods: [] },
      { preferredFoods: ['riz'] },
      { fridge: null },
      { fridge: [{ name: 'courge', quantity: 2, unit: 'KG', expiresOn: '2025-11-22' }] },
      { fridge: [{ name: 'courge', quantity: 1, unit: 'KG', expiresOn: null }] },
      { plannedTitles: ['Rösti'] },
      { today: '2025-11-22' },
    ];
    const keys = changes.map((change) => cacheKeyOf({ ...brief, ...change }));
    expect(new Set(keys).size).toBe(changes.length);
  });

  it('does not change with the order of lists, nor with what was made lately', () => {
    const same: RecipeBrief = {
      ...brief,
      restrictions: ['HALAL', 'VEGAN'],
      avoidedFoods: ['céleri', 'coriandre'],
      preferredFoods: ['riz', 'courge'],
      recentTitles: ['Rösti'],
    };
    expect(cacheKeyOf(same)).toBe(cacheKeyOf(brief));
  });
});
