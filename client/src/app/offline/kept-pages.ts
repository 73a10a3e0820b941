import { paths } from '../paths';

/** The pages that open without a network, and the field of the viewer or the kitchen that each of them shows. */
const fieldByPath: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'dashboard',
  [paths.shopping]: 'shoppingItems',
  [paths.inventory]: 'inventoryItems',
  [paths.planning]: 'plannedMeals',
  [paths.favorites]: 'favoriteRecipes',
};

const fieldOf = (pathname: string): string => fieldByPath[pathname] ?? '';

type SeenAt = Readonly<Record<string, number>>;

/** When what a page shows was last read, in milliseconds since 1970; null where it is not on the device. */
export const seenAtOf = (pathname: string, seenAt: SeenAt): number | null =>
  seenAt[fieldOf(pathname)] ?? null;

/** Whether the page has asked for something that is nowhere to be had, such as a week that nobody has opened. */
export const isUnanswered = (pathname: string, unanswered: readonly string[]): boolean =>
  unanswered.includes(fieldOf(pathname));

/** A recipe says itself whether it is known. */
export const opensOffline = (pathname: string, seenAt: SeenAt): boolean =>
  seenAtOf(pathname, seenAt) !== null || pathname.startsWith(paths.recipe.replace(':id', ''));
