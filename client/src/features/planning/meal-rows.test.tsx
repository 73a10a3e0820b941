import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { mealTypes } from '../../entities/recipe/meal-types';
import type { MealType } from '../../graphql.generated';
import { catalogue as planning } from '../../i18n/fr/planning';
import { catalogue as recipes } from '../../i18n/fr/recipes';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { MealTypeIcon } from '../../illustrations/meal-type-icon';
import { MealList } from './meal-list';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { WeekMeal } from './week-meal';

// It asks the browser.
vi.mock('../../entities/waiting/use-is-waiting', () => ({ useIsWaiting: () => false }));

const shown = drawInFrench({ planning, recipes });

const day = '2026-11-18';
const mealOf = (mealType: MealType): Meal => ({
  __typename: 'PlannedMeal',
  id: mealType,
  recipeTitle: 'Repas',
  date: day,
  time: '19:00',
  servings: 2,
  mealType,
  cookedAt: null,
  inventoryItemId: null,
  scaledIngredients: [],
  picture: null,
  recipe: null,
});
const nothing = (): void => undefined;
const carry = {
  carried: null,
  announcement: '',
  pressMeal: nothing,
  pressKey: nothing,
  toggle: nothing,
  dropAt: nothing,
  letGo: nothing,
};
/** What is drawn in the first picture of a markup. */
const drawingIn = (markup: string): string => /<svg[^>]*>(.*?)<\/svg>/.exec(markup)?.[1] ?? '';

const iconOf = (mealType: MealType): string =>
  drawingIn(renderToStaticMarkup(<MealTypeIcon mealType={mealType} />));

it('each type of meal has an icon of its own', () => {
  expect(new Set(mealTypes.map(iconOf)).size).toBe(6);
});

it.each(mealTypes)('%s shows its icon and its name, in the week and in the list', (mealType) => {
  const meal = mealOf(mealType);
  for (const markup of [
    shown(<WeekMeal meal={meal} tense="today" carry={carry} onOpen={nothing} />),
    shown(<MealList meals={[meal]} today={day} onOpen={nothing} onDelete={nothing} />),
  ]) {
    expect(markup).toContain(iconOf(mealType));
    expect(markup).toContain(`Ouvrir Repas, ${recipes.mealType[mealType]}, `);
  }
});
