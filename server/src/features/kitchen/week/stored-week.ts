import { z } from 'zod';
import { weekMoments } from '../../../week-choice/moments.js';
import type { WeekReason } from '../../../week-choice/types.js';
import { weekCourses, weekSettings } from './week-settings.js';

const id = z.guid();

const reason = z.object({
  kind: z.enum([
    'USES_UP',
    'AT_HOME',
    'QUICK',
    'KEPT',
    'LIKED',
    'IN_SEASON',
    'LOW_PRICE',
    'CHILDREN',
  ] satisfies WeekReason['kind'][]),
  foodName: z.string().nullable(),
  expiresOn: z.string().nullable(),
  minutes: z.int().nullable(),
});

export type StoredReason = z.output<typeof reason>;

const meal = z.object({
  slotId: id,
  recipeId: id.nullable(),
  reasons: z.array(reason),
  alternatives: z.array(id),
});

/** A week as it is kept with its proposal: what was asked, what the person decided since, and what came of it. */
const storedWeek = z.object({
  settings: weekSettings,
  slots: z.array(
    z.object({
      id,
      date: z.string(),
      moment: z.enum(weekMoments),
      // Weeks from before there were desserts say nothing of the course.
      mealType: z.enum(weekCourses).default('MAIN'),
    }),
  ),
  /** By slot, the recipe that stays. */
  held: z.record(z.string(), id),
  /** By slot, the recipes that were exchanged. */
  refused: z.record(z.string(), z.array(id)),
  /** Slots for which nothing is wanted. */
  removed: z.array(id),
  /** Of every main course that is not removed, and of the desserts that were chosen. */
  meals: z.array(meal),
});

export type StoredWeek = z.output<typeof storedWeek>;
/** What the person has decided, before anything is chosen. */
export type WeekWish = Omit<StoredWeek, 'meals'>;

export const readStoredWeek = (stored: unknown): StoredWeek => storedWeek.parse(stored);
