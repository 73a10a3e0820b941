import { dayInZurich } from '../../../platform/clock.js';
import { z } from 'zod';
import type { DietRules } from '../../../diet/gate/gate.js';
import { dietaryRestrictions } from '../../../diet/restrictions.js';
import { dayInput } from '../../../graphql/text-input.js';
import type { ShoppingFrequency } from '../../../generated/prisma/enums.js';
import { momentOf, timeOf, weekMoments, type WeekMoment } from '../../../week-choice/moments.js';

const minutes = z.int().min(1).max(1440);
const mostDays = 14;

export const proposeWeekInput = z.object({
  id: z.guid().nullish(),
  from: dayInput.nullish(),
  days: z.int().min(1).max(mostDays).nullish(),
  moments: z.array(z.enum(weekMoments)).min(1).max(2).nullish(),
  servings: z.int().min(1).max(50).nullish(),
  weekdayMinutes: minutes.nullish(),
  weekendMinutes: minutes.nullish(),
  lowBudget: z.boolean().nullish(),
  useUpFridge: z.boolean().nullish(),
  stockList: z.boolean().nullish(),
});

export type ProposeWeekInput = z.output<typeof proposeWeekInput>;

/** What nobody is to eat in this week, beside what the household's members do not. */
const notEaten = z.object({
  restrictions: z.array(z.enum(dietaryRestrictions)).default([]),
  avoidedFoods: z.array(z.string()).default([]),
});

export type NotEaten = z.output<typeof notEaten>;

export const withNotEaten = (
  { restrictions, avoidedFoods }: DietRules,
  more: NotEaten,
): DietRules => ({
  restrictions: [...restrictions, ...more.restrictions],
  avoidedFoods: [...avoidedFoods, ...more.avoidedFoods],
});

/** What a week was asked for, with what was left out filled in. */
export const weekSettings = notEaten.extend({
  from: z.string(),
  to: z.string(),
  moments: z.array(z.enum(weekMoments)),
  servings: z.int(),
  weekdayMinutes: z.int().nullable(),
  weekendMinutes: z.int().nullable(),
  lowBudget: z.boolean(),
  useUpFridge: z.boolean(),
  // Weeks from before there was one have none.
  stockList: z.boolean().default(false),
});

export type WeekSettings = z.output<typeof weekSettings>;

/** A month of dinners is more than one can choose: who shops once a month has its first week, and a stock list. */
const daysByFrequency: Readonly<Record<ShoppingFrequency, number>> = {
  DAILY: 2,
  WEEKLY: 7,
  MONTHLY: 7,
};

const dayMs = 86_400_000;

/** The day (YYYY-MM-DD) of a date as the database has it. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day (YYYY-MM-DD) so many days later. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));

/** A week begins at most so many days ahead. */
export const furthestDays = 31;

/** The last day (YYYY-MM-DD) that a week may begin on. */
export const furthestStart = (now: Date): string => dayAfter(dayInZurich(now), furthestDays);

export function settingsOf(
  input: ProposeWeekInput,
  usual: { today: string; frequency: ShoppingFrequency; servings: number },
): WeekSettings {
  const from = input.from ?? usual.today;
  const asked = input.moments ?? ['DINNER'];
  return {
    from,
    to: dayAfter(from, (input.days ?? daysByFrequency[usual.frequency]) - 1),
    moments: weekMoments.filter((moment) => asked.includes(moment)),
    servings: input.servings ?? usual.servings,
    weekdayMinutes: input.weekdayMinutes ?? null,
    weekendMinutes: input.weekendMinutes ?? null,
    lowBudget: input.lowBudget ?? false,
    useUpFridge: input.useUpFridge ?? false,
    stockList: input.stockList ?? usual.frequency === 'MONTHLY',
    restrictions: [],
    avoidedFoods: [],
  };
}

/** What is chosen for a meal: a main course, or a dessert of what would expire and no main course uses. */
export const weekCourses = ['MAIN', 'DESSERT'] as const;
export type WeekCourse = (typeof weekCourses)[number];

/** A place for a dish. */
export interface Slot {
  readonly id: string;
  readonly date: string;
  readonly moment: WeekMoment;
  readonly mealType: WeekCourse;
}

/** A meal that is planned already. */
interface Taken {
  readonly date: string;
  readonly time: string;
  readonly mealType: string;
}

/** Whether there is still something to choose for it: it is to come, and no such course is planned then. */
export const isOpen = (
  { date: day, moment, mealType }: Omit<Slot, 'id' | 'mealType'> & { readonly mealType: string },
  now: { today: string; time: string },
  planned: readonly Taken[],
): boolean =>
  (day > now.today || (day === now.today && timeOf(moment) > now.time)) &&
  !planned.some(
    (meal) => meal.mealType === mealType && meal.date === day && momentOf(meal.time) === moment,
  );

/** Every place of the days and moments that were asked for, in the order in which one eats: a dessert after a day's last. */
export function placesOf({
  from,
  to,
  moments,
}: Pick<WeekSettings, 'from' | 'to' | 'moments'>): Omit<Slot, 'id'>[] {
  const places: Omit<Slot, 'id'>[] = [];
  const last = moments.at(-1);
  for (let date = from; date <= to; date = dayAfter(date, 1)) {
    for (const moment of moments) places.push({ date, moment, mealType: 'MAIN' });
    if (last) places.push({ date, moment: last, mealType: 'DESSERT' });
  }
  return places;
}

const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** How a slot is chosen for. */
export const limitsOf = (
  { weekdayMinutes, weekendMinutes }: WeekSettings,
  day: string,
): { weekend: boolean; maxMinutes: number | null } => {
  const weekend = isWeekend(day);
  return { weekend, maxMinutes: weekend ? weekendMinutes : weekdayMinutes };
};
