import type { Order } from '../../entities/recipe/generation-order';
import type { Week, WeekMeal } from './week';

/** What the chef can be held to, in minutes. */
const time = { least: 5, most: 240 };

const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Another dish for a meal, as the week was wished for. */
export function chefOrder(
  { weekdayMinutes, weekendMinutes, lowBudget }: Week,
  { date, mealType }: WeekMeal,
  fromInventory: boolean,
): Order {
  const minutes = isWeekend(date) ? weekendMinutes : weekdayMinutes;
  const isAny = minutes === null || minutes > time.most;
  return {
    id: crypto.randomUUID(),
    mealType,
    fresh: true,
    fromInventory,
    date,
    wishes: {
      maxMinutes: isAny ? null : Math.max(time.least, minutes),
      forChildren: false,
      lowBudget,
      ingredient: null,
    },
  };
}
