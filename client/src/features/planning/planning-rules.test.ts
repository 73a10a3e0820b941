import { describe, expect, it } from 'vitest';
import { groupByDay, inOrder } from './group-meals';
import {
  draftFaults,
  mealDraft,
  newDraft,
  pickedDraft,
  placeDraft,
  recipeDraft,
} from './meal-draft';
import { placeByKey, placeOf } from './meal-move';
import { momentOf, moments, timeAt, usualTime } from './moments';
import { tonightOf } from '../../entities/planned-meal/tonight-of';

const today = '2026-11-18';
const monday = '2026-11-16';

describe('the form', () => {
  it('opens with today, 19:00, two people and a main course', () => {
    expect(newDraft('id', today)).toEqual({
      id: 'id',
      recipeId: null,
      recipeTitle: '',
      mealType: 'MAIN',
      date: today,
      time: '19:00',
      servings: 2,
    });
  });

  it('opens with a recipe’s title, servings and type, today at 19:00', () => {
    const recipe = { id: 'r', title: 'Gratin', servings: 6, mealType: 'STARTER' as const };
    expect(recipeDraft('id', today, recipe)).toEqual({
      id: 'id',
      recipeId: 'r',
      recipeTitle: 'Gratin',
      mealType: 'STARTER',
      date: today,
      time: '19:00',
      servings: 6,
    });
  });

  it('opens at a part of a day for the household, and takes a recipe that is picked there', () => {
    const draft = placeDraft('id', { day: today, moment: 'snack' }, 5);
    expect(draft).toMatchObject({ date: today, time: '16:00', servings: 5, mealType: 'DESSERT' });
    const dish = { id: 'r', title: 'Crêpes', mealType: 'DESSERT' as const };
    expect(pickedDraft({ ...draft, recipeTitle: 'cr', servings: 2 }, dish, 4)).toEqual({
      ...draft,
      recipeId: 'r',
      recipeTitle: 'Crêpes',
      servings: 4,
    });
  });

  it.each([
    ['a blank name', { recipeTitle: '   ' }, ['recipeTitle']],
    ['a name of 201 characters', { recipeTitle: 'a'.repeat(201) }, ['recipeTitle']],
    ['no date', { date: '' }, ['date']],
    ['a date far away', { date: '2101-01-01' }, ['date']],
    ['no time', { time: '' }, ['time']],
    ['25:00', { time: '25:00' }, ['time']],
    ['0 servings', { servings: 0 }, ['servings']],
    ['1.5 servings', { servings: 1.5 }, ['servings']],
    ['51 servings', { servings: 51 }, ['servings']],
    ['nothing wrong', {}, []],
    ['one serving', { servings: 1 }, []],
  ])('finds %s', (_name, changes, faults) => {
    const draft = { ...newDraft('id', today), recipeTitle: 'Soupe', ...changes };
    expect(draftFaults(draft)).toEqual(faults);
  });

  it('opens a planned meal as it stands', () => {
    const meal = {
      __typename: 'PlannedMeal' as const,
      id: 'm',
      recipeTitle: 'Soupe',
      date: today,
      time: '12:00',
      servings: 3,
      mealType: 'STARTER' as const,
      cookedAt: null,
      inventoryItemId: null,
      scaledIngredients: [],
      picture: null,
      recipe: null,
    };
    expect(mealDraft(meal)).toMatchObject({ id: 'm', recipeId: null, time: '12:00', servings: 3 });
  });
});

describe('the parts of a day', () => {
  it.each([
    ['00:00', 'morning'],
    ['10:59', 'morning'],
    ['11:00', 'noon'],
    ['14:59', 'noon'],
    ['15:00', 'snack'],
    ['16:59', 'snack'],
    ['17:00', 'evening'],
    ['23:59', 'evening'],
  ] as const)('%s is in the %s', (time, moment) => expect(momentOf(time)).toBe(moment));

  it('keep a meal’s own time within them, and give the usual one to what comes from another', () => {
    expect(timeAt('20:15', 'evening')).toBe('20:15');
    expect(timeAt('20:15', 'noon')).toBe('12:30');
    for (const moment of moments) expect(momentOf(usualTime(moment))).toBe(moment);
  });
});

describe('moving by arrow keys', () => {
  const from = placeOf({ date: today, time: '19:00' });
  it.each([
    ['ArrowLeft', '2026-11-17', 'evening'],
    ['ArrowRight', '2026-11-19', 'evening'],
    ['ArrowUp', today, 'snack'],
    ['ArrowDown', today, 'evening'],
  ])('%s leads to %s, %s', (key, day, moment) =>
    expect(placeByKey(from, key, monday)).toEqual({ day, moment }),
  );

  it('stays within the week, and leaves other keys alone', () => {
    const first = { day: monday, moment: 'morning' as const };
    expect(placeByKey(first, 'ArrowLeft', monday)).toEqual(first);
    expect(placeByKey(first, 'ArrowUp', monday)).toEqual(first);
    expect(placeByKey(first, 'a', monday)).toBeNull();
  });
});

describe('the order of meals', () => {
  const meal = (id: string, date: string, time: string) => ({ id, date, time });
  const meals = [
    meal('c', '2026-11-18', '19:00'),
    meal('b', '2026-11-18', '08:00'),
    meal('d', '2026-11-18', '19:00'),
    meal('a', '2026-11-17', '23:00'),
  ];

  it('is by date, then time, then always the same', () => {
    expect(inOrder(meals).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(inOrder(meals.toReversed()).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('groups by day', () => {
    expect(groupByDay(meals).map(({ day, meals: ofDay }) => [day, ofDay.length])).toEqual([
      ['2026-11-17', 1],
      ['2026-11-18', 3],
    ]);
    expect(groupByDay([])).toEqual([]);
  });

  it('names tonight as the server does', () => {
    const lunch = { id: 'l', time: '12:00', mealType: 'MAIN' as const, cookedAt: null };
    const aperitif = { ...lunch, id: 'a', time: '18:00', mealType: 'APERITIF' as const };
    const dinner = { ...lunch, id: 'd', time: '19:30' };
    expect(tonightOf([])).toEqual([]);
    expect(tonightOf([lunch])).toEqual([lunch]);
    expect(tonightOf([lunch, aperitif])).toEqual([aperitif]);
    expect(tonightOf([aperitif, lunch, dinner])).toEqual([dinner, aperitif]);
    const [first, done] = [
      { ...dinner, id: '9' },
      { ...dinner, id: '1', cookedAt: 'now' },
    ];
    expect(tonightOf([done, aperitif, dinner, first])).toEqual([first, dinner, aperitif]);
    expect(tonightOf([done, aperitif])).toEqual([aperitif, done]);
  });
});
