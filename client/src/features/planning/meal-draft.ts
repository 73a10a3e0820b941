import type { RecipeToPlan } from '../../entities/recipe/plan-recipe';
import type { MealType } from '../../graphql.generated';
import type { Place } from './meal-move';
import { usualTime } from './moments';
import type { Meal } from '../../entities/planned-meal/known-meal';

export interface MealDraft {
  /** Made here, so that a repeated press or a retry plans one meal. */
  id: string;
  recipeId: string | null;
  recipeTitle: string;
  mealType: MealType;
  /** YYYY-MM-DD; empty while the field is. */
  date: string;
  /** HH:MM; empty while the field is. */
  time: string;
  servings: number;
}

/** The server's bounds. */
export const servingsBounds = { min: 1, max: 50 };
export const maximumTitleLength = 200;

/** The form as it opens: the specification's defaults. */
export const newDraft = (id: string, today: string): MealDraft => ({
  id,
  recipeId: null,
  recipeTitle: '',
  mealType: 'MAIN',
  date: today,
  time: '19:00',
  servings: 2,
});

/** The form for a part of a day: for as many as the household is. What one eats in the afternoon is sweet. */
export const placeDraft = (id: string, { day, moment }: Place, servings: number): MealDraft => ({
  ...newDraft(id, day),
  time: usualTime(moment),
  mealType: moment === 'snack' ? 'DESSERT' : 'MAIN',
  servings,
});

/** The form for a meal of which the name was brought along. */
export const titledDraft = (id: string, today: string, title: string): MealDraft => ({
  ...newDraft(id, today),
  recipeTitle: title.slice(0, maximumTitleLength),
});

/** The form for a recipe that was brought along. */
export const recipeDraft = (id: string, today: string, recipe: RecipeToPlan): MealDraft => ({
  ...newDraft(id, today),
  recipeId: recipe.id,
  recipeTitle: recipe.title,
  mealType: recipe.mealType,
  servings: Math.min(servingsBounds.max, Math.max(servingsBounds.min, Math.round(recipe.servings))),
});

/** The form once a recipe was picked in it, for so many people. */
export const pickedDraft = (
  draft: MealDraft,
  { id, title, mealType }: Pick<RecipeToPlan, 'id' | 'title' | 'mealType'>,
  servings: number,
): MealDraft => ({ ...draft, recipeId: id, recipeTitle: title, mealType, servings });

export const mealDraft = ({
  id,
  recipe,
  recipeTitle,
  mealType,
  date,
  time,
  servings,
}: Meal): MealDraft => ({
  id,
  recipeId: recipe?.id ?? null,
  recipeTitle,
  mealType,
  date,
  time,
  servings,
});

export type DraftField = 'recipeTitle' | 'date' | 'time' | 'servings';

/** The fields that are still missing or out of bounds, in the order of the form. */
export function draftFaults({ recipeTitle, date, time, servings }: MealDraft): DraftField[] {
  const faults: [DraftField, boolean][] = [
    ['recipeTitle', recipeTitle.trim() === '' || recipeTitle.trim().length > maximumTitleLength],
    ['date', date < '2000-01-01' || date > '2100-12-31' || date.length !== 10],
    ['time', !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)],
    [
      'servings',
      !Number.isInteger(servings) || servings < servingsBounds.min || servings > servingsBounds.max,
    ],
  ];
  return faults.filter(([, wrong]) => wrong).map(([field]) => field);
}
