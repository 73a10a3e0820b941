import type { Recipe } from '../../../generated/prisma/client.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { timeOf } from '../../../week-choice/moments.js';
import { recipesById } from './recipes-by-id.js';
import { readStoredWeek, type StoredReason, type StoredWeek } from './stored-week.js';
import type { Slot, WeekSettings } from './week-settings.js';

export interface ProposedMeal extends Slot {
  readonly time: string;
  readonly servings: number;
  /** Null where none fits, or none is wanted. */
  readonly recipeId: string | null;
  readonly reasons: readonly StoredReason[];
  readonly alternatives: readonly string[];
  readonly held: boolean;
  readonly removed: boolean;
}

export interface ProposedWeek extends WeekSettings {
  readonly meals: readonly ProposedMeal[];
}

const nothing = { recipeId: null, reasons: [], alternatives: [] };

/** The meals as a person sees them: of the desserts those that were chosen, or taken away. */
export function mealsOf({ settings, slots, held, removed, meals }: StoredWeek): ProposedMeal[] {
  const chosen = new Map(meals.map(({ slotId, ...meal }) => [slotId, meal]));
  const isShown = ({ id, mealType }: Slot): boolean =>
    mealType === 'MAIN' || chosen.has(id) || removed.includes(id);
  return slots.filter(isShown).map((slot) => ({
    ...slot,
    time: timeOf(slot.moment),
    servings: settings.servings,
    ...(chosen.get(slot.id) ?? nothing),
    held: slot.id in held,
    removed: removed.includes(slot.id),
  }));
}

/** The week of a proposal, from its stored request. */
export function readWeek(stored: unknown): ProposedWeek {
  const week = readStoredWeek(stored);
  return { ...week.settings, meals: mealsOf(week) };
}

/** Every recipe that a week speaks of, in one statement; what is not to be read any more is missing. */
export const recipesOfWeek = (
  scope: { db: Db; viewer: Viewer },
  { meals }: ProposedWeek,
  query: object,
): Promise<ReadonlyMap<string, Recipe>> =>
  recipesById(
    scope,
    meals.flatMap(({ recipeId, alternatives }) => [recipeId ?? [], alternatives].flat()),
    query,
  );
