import { paths } from '../../app/paths';

const key = 'mealToPlan';

/** Where a meal is planned of which only the name is known: `navigate(...planMeal(title))`. */
export const planMeal = (title: string): [to: string, options: { state: object }] => [
  paths.planning,
  { state: { [key]: title } },
];

/** The name that a navigation brought along, empty for a meal without one; null where it brought none. */
export function mealToPlan(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !(key in state)) return null;
  const title = state[key];
  return typeof title === 'string' ? title : null;
}
