import { z } from 'zod';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import type { StoredWeek, WeekWish } from './stored-week.js';

const mostRefused = 60;

export const changeWeekInput = z.object({
  id: z.string(),
  meals: z
    .array(
      z.object({
        id: z.string(),
        held: z.boolean().nullish(),
        removed: z.boolean().nullish(),
        recipeId: z.string().nullish(),
        another: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(28)
    .refine((meals) => new Set(meals.map(({ id }) => id)).size === meals.length),
});

export type ChangeWeekInput = z.output<typeof changeWeekInput>;
type MealChange = ChangeWeekInput['meals'][number];

/** What may be served: a dish that is eaten, one that is not, or none that the person may read. */
export type Servable = (recipeId: string) => 'EATEN' | 'NOT_EATEN' | 'UNKNOWN';

function requireServable(recipeId: string, servable: Servable, field: string): void {
  const answer = servable(recipeId);
  if (answer === 'UNKNOWN') throw new NotFoundRefusal(field);
  if (answer === 'EATEN') return;
  const message = 'It is no main course, or not eaten in the household.';
  throw new InputRefusal([{ code: 'INVALID', field, message, min: null, max: null }]);
}

function decide(wish: WeekWish, current: string | null, change: MealChange): WeekWish {
  const { id, held, removed, recipeId, another } = change;
  const isExchanged = Boolean(another) || (recipeId && recipeId !== current);
  const refusedHere = [...(wish.refused[id] ?? []), ...(isExchanged && current ? [current] : [])];
  const { [id]: heldBefore, ...otherHeld } = wish.held;
  const kept = held === true ? current : held === false ? null : heldBefore;
  const stays = recipeId ?? (another || removed ? null : kept);
  const others = wish.removed.filter((each) => each !== id);
  const isRemoved = recipeId ? false : (removed ?? wish.removed.includes(id));
  return {
    ...wish,
    held: stays ? { ...otherHeld, [id]: stays } : otherHeld,
    refused: {
      ...wish.refused,
      [id]: [...new Set(refusedHere)].filter((each) => each !== stays).slice(-mostRefused),
    },
    removed: isRemoved ? [...others, id] : others,
  };
}

/** The week with what was decided about some of its meals. @throws NotFoundRefusal, InputRefusal */
export function withChanges(
  week: StoredWeek,
  changes: readonly MealChange[],
  servable: Servable,
): WeekWish {
  const { meals, ...wish } = week;
  return changes.reduce<WeekWish>((before, change, at) => {
    if (!week.slots.some(({ id }) => id === change.id)) throw new NotFoundRefusal(`meals.${at}.id`);
    const { recipeId } = change;
    if (recipeId) requireServable(recipeId, servable, `meals.${at}.recipeId`);
    const current = meals.find(({ slotId }) => slotId === change.id)?.recipeId ?? null;
    return decide(before, current, change);
  }, wish);
}
