import type { ProposedWeekQuery } from './proposed-week.generated';

type Viewer = NonNullable<ProposedWeekQuery['viewer']>;

export type WeekProposal = NonNullable<Viewer['proposedWeek']>;
export type Preferences = NonNullable<Viewer['preferences']>;
export type Week = NonNullable<WeekProposal['week']>;
export type WeekMeal = Week['meals'][number];
export type Dish = NonNullable<WeekMeal['recipe']>;

/** Those that planning the week will plan. */
export const dishesOf = ({ meals }: Week): Dish[] => meals.flatMap(({ recipe }) => recipe ?? []);
