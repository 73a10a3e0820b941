/** What an answer of the server is about. */
export type Data = Readonly<Record<string, unknown>>;

/** The fields of the viewer and of the kitchen that the kept pages show, and that a waiting change could contradict. */
const kitchenFields = [
  'shoppingItems',
  'inventoryItems',
  'plannedMeals',
  'favoriteRecipes',
  'dashboard',
];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The viewer's fields in an answer, wherever it has them; null where it says that nobody is signed in,
 * undefined where it says nothing of the kind.
 */
export function viewerOf(data: Data): Record<string, unknown> | null | undefined {
  if (data.viewer === null) return null;
  for (const value of [data, ...Object.values(data)]) {
    if (isObject(value) && isObject(value.viewer)) return value.viewer;
  }
  return undefined;
}

export const isAboutKitchen = (data: unknown): boolean => {
  const viewer = isObject(data) ? viewerOf(data) : null;
  if (viewer == null) return false;
  const { household } = viewer;
  const kitchen = isObject(household) && isObject(household.kitchen) ? household.kitchen : {};
  return kitchenFields.some((field) => field in viewer || field in kitchen);
};

/** An expected answer without what the page could not know, which it says by null: the cache keeps its own. */
export function withoutUnknown(expected: object): object {
  return Object.fromEntries(
    Object.entries(expected).map(([name, payload]: [string, unknown]) => {
      if (!isObject(payload) || !isObject(payload.viewer)) return [name, payload];
      const { dashboard, ...viewer } = payload.viewer;
      return dashboard === null ? [name, { ...payload, viewer }] : [name, payload];
    }),
  );
}

/** Whether who is there may go on to the kitchen: on the way there nothing is kept that one could go on with. */
export const leadsToKitchen = (data: object): boolean =>
  viewerOf({ ...data })?.nextStep === 'DASHBOARD';
