import { z } from 'zod';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import type { StoredWeek, WeekWish } from './stored-week.js';
import type { WeekCourse } from './week-settings.js';

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

/** What may be served as that course: a dish that is eaten, one that is not, or none that the person may read. */
export type Servable = (recipeId: string, course: WeekCourse) => 'EATEN' | 'NOT_EATEN' | 'UNKNOWN';

function requireServable(answer: ReturnType<Servable>, field: string): void {
  if (answer === 'UNKNOWN') throw new NotFoundRefusal(field);
  if (answer === 'EATEN') return;
  const message = 'It is no such course, or not eaten in the household.';
  throw new InputRefusal([{ code: 'INVALID', field, message, min: null, max: null }]);
}

interface Shown {
  recipeId: string | null;
  /** What else was shown for that meal: who asks for another dish has seen them. */
  alternatives: readonly string[];
}

const nothingShown: Shown = { recipeId: null, alternatives: [] };

/** Elsewhere in the week as well, where somebody has just seen it go. */
const refusedElsewhere = (
  { slots, refused }: Pick<WeekWish, 'slots' | 'refused'>,
  slotId: string,
  recipeId: string,
): WeekWish['refused'] =>
  Object.fromEntries(
    slots.map(({ id }) => {
      const before = (refused[id] ?? []).filter((each) => each !== recipeId);
      const all = id === slotId ? (refused[id] ?? []) : [...before, recipeId].slice(-mostRefused);
      return [id, all];
    }),
  );

function decide(wish: WeekWish, shown: Shown, change: MealChange): WeekWish {
  const { recipeId: current } = shown;
  const { id, held, removed, recipeId, another } = change;
  const isExchanged = Boolean(another) || (recipeId && recipeId !== current);
  const refusedHere = [
    ...(wish.refused[id] ?? []),
    ...(isExchanged && current ? [current] : []),
    ...(another ? shown.alternatives : []),
  ];
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

/** Who takes a dessert away wants none in its place: the others are held, and the places without one go. */
function withoutMoreDesserts(wish: WeekWish, { meals }: StoredWeek): WeekWish {
  const dishes = new Map(meals.map(({ slotId, recipeId }) => [slotId, recipeId]));
  const others = wish.slots.flatMap(({ id, mealType }) => {
    const dish = mealType === 'DESSERT' && !wish.removed.includes(id) ? dishes.get(id) : null;
    return dish ? [[id, dish] as const] : [];
  });
  const isKept = ({ id, mealType }: WeekWish['slots'][number]): boolean =>
    mealType === 'MAIN' || wish.removed.includes(id) || dishes.has(id);
  return {
    ...wish,
    slots: wish.slots.filter(isKept),
    held: { ...Object.fromEntries(others), ...wish.held },
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
    const slot = week.slots.find(({ id }) => id === change.id);
    if (!slot) throw new NotFoundRefusal(`meals.${at}.id`);
    const { recipeId } = change;
    if (recipeId) requireServable(servable(recipeId, slot.mealType), `meals.${at}.recipeId`);
    const shown = meals.find(({ slotId }) => slotId === change.id) ?? nothingShown;
    const { recipeId: current } = shown;
    const after = decide(before, shown, change);
    if (!change.removed || !current) return after;
    const refusing = { ...after, refused: refusedElsewhere(after, change.id, current) };
    return slot.mealType === 'DESSERT' ? withoutMoreDesserts(refusing, week) : refusing;
  }, wish);
}
