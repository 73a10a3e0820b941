import type { TFunction } from 'i18next';
import type { ProposedWeekQuery } from './proposed-week.generated';

type Viewer = NonNullable<ProposedWeekQuery['viewer']>;

export type WeekProposal = NonNullable<Viewer['proposedWeek']>;
export type Preferences = NonNullable<Viewer['preferences']>;
export type Week = NonNullable<WeekProposal['week']>;
export type WeekMeal = Week['meals'][number];
export type Dish = NonNullable<WeekMeal['recipe']>;

type Meals = Pick<WeekMeal, 'mealType' | 'recipe'>[];

/** « 7 repas et 1 dessert », those that have a dish. */
export function mealsWords(t: TFunction<'week'>, { meals }: { meals: Meals }): string {
  const dishes = meals.filter(({ recipe }) => recipe !== null);
  const desserts = dishes.filter(({ mealType }) => mealType === 'DESSERT').length;
  const words = t('menu.meals', { count: dishes.length - desserts });
  return desserts > 0
    ? t('menu.withDesserts', { meals: words, desserts: t('menu.desserts', { count: desserts }) })
    : words;
}

/** Those that planning the week will plan. */
export const dishesOf = ({ meals }: Week): Dish[] => meals.flatMap(({ recipe }) => recipe ?? []);
