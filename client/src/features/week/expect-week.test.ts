import { describe, expect, it } from 'vitest';
import { expectedWeek, followers } from './expect-week';
import type { WeekMeal, WeekProposal } from './week';

const dish = (id: string) => ({
  __typename: 'Recipe' as const,
  id,
  title: id,
  mealType: 'MAIN' as const,
  preparationMinutes: 30,
  picture: '',
});
const meal = (id: string, recipe: string | null, changes: Partial<WeekMeal> = {}): WeekMeal => ({
  __typename: 'ProposedMeal',
  id,
  date: '2026-11-28',
  moment: 'DINNER',
  mealType: 'MAIN',
  held: false,
  removed: false,
  reasons: [{ __typename: 'WeekReason', kind: 'QUICK', foodName: null, expiresOn: null }],
  recipe: recipe === null ? null : dish(recipe),
  alternatives: [dish('soup'), dish('gratin')],
  ...changes,
});
const proposal = (...meals: WeekMeal[]): WeekProposal => ({
  __typename: 'Proposal',
  id: 'week',
  status: 'PENDING',
  week: {
    __typename: 'ProposedWeek',
    from: '2026-11-28',
    to: '2026-11-29',
    moments: ['DINNER'],
    servings: 4,
    weekdayMinutes: null,
    weekendMinutes: null,
    lowBudget: false,
    useUpFridge: false,
    stockList: false,
    meals,
  },
});
const week = proposal(meal('one', 'risotto'), meal('two', 'omelette'));

describe('what is expected of a decision', () => {
  it.each([
    ['held', { held: true }, { held: true }],
    [
      'exchanged, and held',
      { recipeId: 'soup' },
      { recipe: dish('soup'), alternatives: [dish('gratin')], held: true, reasons: [] },
    ],
    [
      'removed',
      { removed: true },
      { recipe: null, alternatives: [], removed: true, held: false, reasons: [] },
    ],
  ])('%s: that meal alone', (_, decision, changes) => {
    expect(expectedWeek(week, 'one', decision)).toEqual(
      proposal(meal('one', 'risotto', changes), meal('two', 'omelette')),
    );
  });

  it.each([
    ['what the server chooses', 'one', { another: true as const }],
    ['a meal that is put back', 'one', { removed: false }],
    ['a dish that is not known', 'one', { recipeId: 'pizza' }],
    ['a meal that is gone', 'three', { held: true }],
  ])('nothing of %s', (_, id, decision) => {
    expect(expectedWeek(week, id, decision)).toBeNull();
  });
});

it('counts as followers the other meals whose dish is another one', () => {
  const after = proposal(meal('one', 'soup'), meal('two', 'gratin'));
  expect(followers(week, after, 'one').map(({ id }) => id)).toEqual(['two']);
  expect(followers(week, week, 'one')).toEqual([]);
});
