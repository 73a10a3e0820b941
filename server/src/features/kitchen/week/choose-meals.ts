import type { Logger } from '../../../platform/logger.js';
import { chooseWeek, prepareToChoose } from '../../../week-choice/choose-week.js';
import type { FridgeFood, WeekCandidate, WeekReason } from '../../../week-choice/types.js';
import type { WeekKitchen } from './read-week-kitchen.js';
import type { StoredReason, StoredWeek, WeekWish } from './stored-week.js';
import { candidatesOf, fridgeFoods, plannedMainFoods } from './week-candidates.js';
import { isOpen, limitsOf, type WeekSettings } from './week-settings.js';

export interface ChosenWeek {
  readonly week: StoredWeek;
  /** Of every dish that the household eats, by recipe. */
  readonly titles: ReadonlyMap<string, string>;
}

/** What there is to choose from and among, once for several choices. */
export interface Choosing {
  readonly kitchen: WeekKitchen;
  readonly candidates: readonly WeekCandidate[];
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

/**
 * Chooses a dish for every place that is still to be filled and not removed. What is held and is not eaten any more is
 * chosen anew.
 */
export async function chooseMeals(
  { kitchen, candidates, logger }: Choosing,
  wish: WeekWish,
): Promise<ChosenWeek> {
  const { settings, refused, removed } = wish;
  const { planned, today } = kitchen;
  const titles = new Map(candidates.map(({ recipeId, title }) => [recipeId, title]));
  const slots = wish.slots.filter((slot) => isOpen(slot, kitchen, planned));
  const isAsked = new Set(slots.map(({ id }) => id).filter((id) => !removed.includes(id)));
  const held = Object.fromEntries(
    Object.entries(wish.held).filter(([slot, id]) => isAsked.has(slot) && titles.has(id)),
  );
  const fridge = fridgeFoods(kitchen);
  const request = {
    today,
    slots: slots
      .filter(({ id }) => isAsked.has(id))
      .map(({ id, date }) => ({ id, date, ...limitsOf(settings, date) })),
    candidates,
    fridge,
    held,
    refused,
    plannedMainFoods: plannedMainFoods(planned, settings.from, settings.to),
    lowBudget: settings.lowBudget,
    useUpFridge: settings.useUpFridge,
    children: kitchen.table.children > 0,
  };
  const choice = await chooseWeek(request, (reason) => {
    logger.warn(
      { err: reason },
      'A week is the best of what was found: the solver gave no whole answer.',
    );
  });
  const meals = choice.meals.map(({ slotId, recipeId, reasons, alternatives }) => {
    const told = reasons.map((reason) => storedReason(reason, fridge));
    return { slotId, recipeId, reasons: told, alternatives: [...alternatives] };
  });
  return { week: { ...wish, slots, held, meals }, titles };
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
