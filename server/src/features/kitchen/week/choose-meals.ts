import type { Logger } from '../../../platform/logger.js';
import { chooseDesserts } from '../../../week-choice/choose-desserts.js';
import { chooseWeek, prepareToChoose } from '../../../week-choice/choose-week.js';
import type { FridgeFood, WeekReason, WeekRequest } from '../../../week-choice/types.js';
import type { WeekKitchen } from './read-week-kitchen.js';
import type { StoredReason, StoredWeek, WeekWish } from './stored-week.js';
import {
  candidatesOf,
  fridgeFoods,
  plannedMainFoods,
  type WeekCandidates,
} from './week-candidates.js';
import { isOpen, limitsOf, type WeekCourse, type WeekSettings } from './week-settings.js';

export interface ChosenWeek {
  readonly week: StoredWeek;
  /** Of every dish that the household eats, by recipe. */
  readonly titles: ReadonlyMap<string, string>;
}

/** What there is to choose from and among, once for several choices. */
export interface Choosing {
  readonly kitchen: WeekKitchen;
  readonly candidates: WeekCandidates;
  readonly logger: Logger;
}

export const openChoosing = async (
  { logger }: { logger: Logger },
  kitchen: WeekKitchen,
  settings: WeekSettings,
): Promise<Choosing> => {
  prepareToChoose();
  return { kitchen, candidates: await candidatesOf(kitchen, settings), logger };
};

type Before = StoredWeek['meals'];

/**
 * Chooses a main course for every place that is still to be filled and not removed, and a dessert where one uses what
 * would expire otherwise. What is held and is not eaten any more is chosen anew.
 */
export async function chooseMeals(
  { kitchen, candidates, logger }: Choosing,
  wish: WeekWish,
  before: Before = [],
): Promise<ChosenWeek> {
  const { removed } = wish;
  const slots = wish.slots.filter((slot) => isOpen(slot, kitchen, kitchen.planned));
  const open = { ...wish, slots: slots.filter(({ id }) => !removed.includes(id)) };
  const request = requestFor('MAIN', { kitchen, candidates, before }, open);
  const ofDesserts = requestFor('DESSERT', { kitchen, candidates, before }, open);
  const mains = await chooseWeek(request, (reason) => {
    logger.warn(
      { err: reason },
      'A week is the best of what was found: the solver gave no whole answer.',
    );
  });
  // Who has nothing to choose has not asked for a dessert.
  const desserts = request.slots.length > 0 ? chooseDesserts(ofDesserts, request, mains) : [];
  const meals = [...mains.meals, ...desserts].map(({ slotId, recipeId, reasons, alternatives }) => {
    const told = reasons.map((reason) => storedReason(reason, request.fridge));
    return { slotId, recipeId, reasons: told, alternatives: [...alternatives] };
  });
  const eaten = [...candidates.MAIN, ...candidates.DESSERT];
  const titles = new Map(eaten.map(({ recipeId, title }) => [recipeId, title]));
  const held = { ...request.held, ...ofDesserts.held };
  return { week: { ...wish, slots, held, meals }, titles };
}

/** What is asked of one course, for the slots that are still to be filled. */
function requestFor(
  course: WeekCourse,
  { kitchen, candidates, before }: Omit<Choosing, 'logger'> & { before: Before },
  { settings, slots, held, refused }: WeekWish,
): WeekRequest {
  const asked = slots.filter(({ mealType }) => mealType === course);
  const dishes = candidates[course];
  const isHere = new Set(asked.map(({ id }) => id));
  const isEaten = new Set(dishes.map(({ recipeId }) => recipeId));
  return {
    today: kitchen.today,
    slots: asked.map(({ id, date }) => ({ id, date, ...limitsOf(settings, date) })),
    candidates: dishes,
    fridge: fridgeFoods(kitchen),
    held: Object.fromEntries(
      Object.entries(held).filter(([slot, id]) => isHere.has(slot) && isEaten.has(id)),
    ),
    before: Object.fromEntries(
      before.flatMap(({ slotId, recipeId }) => (recipeId === null ? [] : [[slotId, recipeId]])),
    ),
    refused,
    plannedMainFoods:
      course === 'MAIN' ? plannedMainFoods(kitchen.planned, settings.from, settings.to) : [],
    lowBudget: settings.lowBudget,
    useUpFridge: settings.useUpFridge,
    children: kitchen.table.children > 0,
  };
}

function storedReason(reason: WeekReason, fridge: readonly FridgeFood[]): StoredReason {
  const { kind } = reason;
  const none = { kind, foodName: null, expiresOn: null, minutes: null };
  if (kind === 'USES_UP') return { ...none, foodName: reason.name, expiresOn: reason.expiresOn };
  if (kind === 'QUICK') return { ...none, minutes: reason.minutes };
  if (kind !== 'AT_HOME') return none;
  const [first = null] = reason.products;
  const name = fridge.find(({ product }) => product === first)?.name;
  return { ...none, foodName: name ?? first };
}
