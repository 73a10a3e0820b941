import { describe, expect, it } from 'vitest';
import { plainChange } from './change-fixture';
import type { Change } from './change-words';
import { dishOf } from './use-week-dishes';

describe('dishOf', () => {
  const recipe = {
    __typename: 'Recipe' as const,
    id: 'lasagne',
    mealType: 'MAIN' as const,
    preparationMinutes: 35,
    picture: '',
  };
  const kept = { __typename: 'WeekReason' as const, kind: 'KEPT' as const };
  const reasons = [{ ...kept, foodName: null, expiresOn: null }];
  const meal = { __typename: 'ProposedMeal' as const, id: 'one', date: '2030-01-07', reasons };
  const none = { ...meal, id: 'two', date: '2030-01-08', recipe: null };
  const week = { __typename: 'ProposedWeek' as const, meals: [{ ...meal, recipe }, none] };

  it.each<[Partial<Change>, boolean]>([
    [{ date: '2030-01-07', recipeId: 'lasagne' }, true],
    // Exchanged meanwhile.
    [{ date: '2030-01-07', recipeId: 'soup' }, false],
    [{ date: '2030-01-08', recipeId: 'lasagne' }, false],
    [{ date: '2030-01-08' }, false],
  ])('%o: %s', (change, known) => {
    const line = { ...plainChange, ...change };
    expect(dishOf(week, line)).toEqual(known ? { ...recipe, reasons } : null);
  });
});
