import { useSearchParams } from 'react-router-dom';
import { mealTypes } from '../../entities/recipe/meal-types';
import type { MealType, RecipeFilter } from '../../graphql.generated';
import { seasonOf } from './season';

/** What is pressed or not, by its name in the address. */
export const switches = ['saison', 'budget', 'enfants', 'maison'] as const;
export type Switch = (typeof switches)[number];
export const quickMinutes = [20, 30] as const;

export interface BookFilter {
  search: string;
  mealType: MealType | null;
  minutes: number | null;
  on: ReadonlySet<Switch>;
  /** What somebody of the household cannot eat is shown, too. */
  forAnybody: boolean;
}

const names = { search: 'q', mealType: 'type', minutes: 'minutes', forAnybody: 'tout' } as const;

export function readFilter(parameters: URLSearchParams): BookFilter {
  const minutes = Number(parameters.get(names.minutes));
  return {
    search: parameters.get(names.search) ?? '',
    mealType: mealTypes.find((type) => type === parameters.get(names.mealType)) ?? null,
    minutes: quickMinutes.find((quick) => quick === minutes) ?? null,
    on: new Set(switches.filter((each) => parameters.has(each))),
    forAnybody: parameters.has(names.forAnybody),
  };
}

/** The address's other parts, such as the recipe that is open, stay. */
export function writeFilter(parameters: URLSearchParams, filter: BookFilter): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string): void => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  put(names.search, filter.search);
  put(names.mealType, filter.mealType ?? '');
  put(names.minutes, filter.minutes === null ? '' : String(filter.minutes));
  put(names.forAnybody, filter.forAnybody ? '1' : '');
  for (const each of switches) put(each, filter.on.has(each) ? '1' : '');
  return next;
}

/** What the server is asked for. */
export const askedFor = ({ mealType, minutes, on, forAnybody }: BookFilter): RecipeFilter => ({
  source: 'BOOK',
  ...(mealType && { mealType }),
  ...(minutes !== null && { maxMinutes: minutes }),
  ...(on.has('saison') && { season: seasonOf(new Date()) }),
  ...(on.has('budget') && { price: 'LOW' as const }),
  ...(on.has('enfants') && { forChildren: true }),
  ...(on.has('maison') && { atHome: true }),
  ...(!forAnybody && { fitsHousehold: true }),
});

export const isNarrow = ({ search, mealType, minutes, on }: BookFilter): boolean =>
  search !== '' || mealType !== null || minutes !== null || on.size > 0;

/** What the book is filtered by: it stands in the address, so that it can be sent, and is there on the way back. */
export function useBookFilter() {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Partial<BookFilter>): void =>
    setParameters((before) => writeFilter(before, { ...readFilter(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  return { filter: readFilter(parameters), change };
}
