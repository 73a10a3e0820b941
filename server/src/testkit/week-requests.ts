import fc from 'fast-check';
import type { FridgeFood, WeekCandidate, WeekRequest, WeekSlot } from '../week-choice/types.js';

/** The days after Monday the thirtieth of November 2026. */
export const dateAfter = (days: number): string =>
  new Date(Date.UTC(2026, 10, 30 + days)).toISOString().slice(0, 10);

export const slot = (id: string, changes: Partial<WeekSlot> = {}): WeekSlot => ({
  id,
  date: dateAfter(0),
  maxMinutes: null,
  weekend: false,
  ...changes,
});

/** A dish of which nothing is to be said. */
export const dish = (recipeId: string, changes: Partial<WeekCandidate> = {}): WeekCandidate => ({
  recipeId,
  title: recipeId,
  minutes: 40,
  kept: false,
  own: false,
  seasons: [],
  price: null,
  forChildren: false,
  mainFoods: [],
  products: [],
  uses: [],
  liked: 0,
  lastPlanned: null,
  ...changes,
});

export const weekRequest = (changes: Partial<WeekRequest> = {}): WeekRequest => ({
  today: dateAfter(0),
  slots: [],
  candidates: [],
  fridge: [],
  held: {},
  refused: {},
  plannedMainFoods: [],
  lowBudget: false,
  useUpFridge: false,
  children: false,
  ...changes,
});

const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => `${prefix}${nth}`);
const some = <T>(values: T[], most: number) =>
  fc.subarray(values, { maxLength: Math.min(most, values.length) });
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 2 });
const seasons = fc.subarray(['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'] as const);
const prices = fc.constantFrom('LOW', 'MEDIUM', 'HIGH', null);

const slotsOf = (ids: string[]): fc.Arbitrary<WeekSlot[]> =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        date: fc.integer({ min: 0, max: 16 }).map(dateAfter),
        maxMinutes: maybe(fc.constantFrom(20, 40, 60)),
        weekend: fc.boolean(),
      }),
    ),
  );

const foodsOf = (products: string[]): fc.Arbitrary<FridgeFood[]> =>
  fc.tuple(
    ...products.map((product) =>
      fc.record({
        product: fc.constant(product),
        name: fc.constant(product),
        expiresOn: maybe(fc.integer({ min: -2, max: 12 }).map(dateAfter)),
      }),
    ),
  );

function candidatesOf(ids: string[], products: string[]): fc.Arbitrary<WeekCandidate[]> {
  const uses = some(products, 3).chain((used) =>
    fc.tuple(
      ...used.map((product) =>
        fc.record({ product: fc.constant(product), share: fc.constantFrom(0.25, 0.5, 0.75, 1) }),
      ),
    ),
  );
  return fc.tuple(
    ...ids.map((id) =>
      fc.record({
        recipeId: fc.constant(id),
        title: fc.constant(id),
        minutes: fc.integer({ min: 5, max: 90 }),
        kept: fc.boolean(),
        own: fc.boolean(),
        seasons,
        price: prices,
        forChildren: fc.boolean(),
        mainFoods: some(names('main', 4), 2),
        products: fc.constant(products),
        uses,
        liked: fc.integer({ min: 0, max: 4 }),
        lastPlanned: maybe(fc.integer({ min: -20, max: 20 }).map(dateAfter)),
      }),
    ),
  );
}

/** Weeks in which every rule has something to forbid. */
export const weekRequests = (mostSlots: number, mostDishes: number): fc.Arbitrary<WeekRequest> =>
  fc
    .tuple(fc.nat(mostSlots), fc.nat(mostDishes), fc.nat(6))
    .chain(([slotCount, dishCount, foodCount]) => {
      const ids = names('slot', slotCount);
      const dishes = names('dish', dishCount);
      const products = names('food', foodCount);
      return fc.record({
        today: fc.constant(dateAfter(0)),
        slots: slotsOf(ids),
        candidates: candidatesOf(dishes, products),
        fridge: foodsOf(products),
        held: fc.dictionary(
          fc.constantFrom(...ids, 'none'),
          fc.constantFrom(...dishes, 'a recipe that is no candidate'),
          { maxKeys: 2 },
        ),
        refused: fc.dictionary(fc.constantFrom(...ids, 'none'), some(dishes, 3), {
          maxKeys: 3,
        }),
        plannedMainFoods: fc.array(fc.constantFrom(...names('main', 4)), { maxLength: 3 }),
        lowBudget: fc.boolean(),
        useUpFridge: fc.boolean(),
        children: fc.boolean(),
      });
    });
