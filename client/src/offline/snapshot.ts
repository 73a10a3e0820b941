/** The cache as plain data: what Apollo's `extract` gives and `restore` takes. */
export type Snapshot = Record<string, Record<string, unknown>>;

/** What the device keeps of a kitchen. */
export const kitchenFields = [
  'shoppingItems',
  'boughtItems',
  'aisles',
  'staples',
  'inventoryItems',
  'plannedMeals',
];

/** What the device keeps of a person: the frame's facts, and the pages that open without a network. */
const keptFields: ReadonlySet<string> = new Set([
  ...kitchenFields,
  '__typename',
  'id',
  'email',
  'nextStep',
  'preferences',
  'profile',
  'household',
  'notifications',
  'dashboard',
  'favoriteRecipes',
  'recipe',
]);

/** What an object of the frame holds besides, and no kept page shows. */
const leftOut: ReadonlySet<string> = new Set([
  'dietaryRestrictions',
  'allergens',
  'preferredFoods',
  'avoidedFoods',
  'phone',
  'invitations',
]);

/** Fields that are stored once for each set of arguments, and how many of the latest are kept. */
const mostKept: Readonly<Record<string, number>> = { plannedMeals: 10, recipe: 60 };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `plannedMeals({"from":…})` is plannedMeals. */
export const fieldName = (storeName: string): string => /^\w+/.exec(storeName)?.[0] ?? storeName;

/** A search is over once it has been made; the list itself is what one comes back to. */
const isSearch = (storeName: string): boolean => storeName.includes('"search"');

function keepLatest(object: Record<string, unknown>): Record<string, unknown> {
  const counts = new Map<string, number>();
  const kept = Object.entries(object)
    .toReversed()
    .filter(([storeName]) => {
      const name = fieldName(storeName);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return keptFields.has(name) && !isSearch(storeName) && count <= (mostKept[name] ?? Infinity);
    });
  return Object.fromEntries(kept.toReversed());
}

/** What pages are opened by: the person, and their household's kitchen. */
const isOpened = ({ __typename: type }: Record<string, unknown>): boolean =>
  type === 'Viewer' || type === 'Kitchen';

const keepObject = (object: Record<string, unknown>): Record<string, unknown> =>
  isOpened(object)
    ? keepLatest(object)
    : Object.fromEntries(Object.entries(object).filter(([name]) => !leftOut.has(fieldName(name))));

/** The objects that a value leads to, by their ids in the snapshot. */
function referencesIn(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const each of value) referencesIn(each, found);
  else if (isObject(value)) {
    if (typeof value.__ref === 'string') found.push(value.__ref);
    else for (const each of Object.values(value)) referencesIn(each, found);
  }
  return found;
}

/** The person's id that the snapshot belongs to; null where nobody is signed in. */
export function personOf(snapshot: Snapshot): string | null {
  const viewer = snapshot.ROOT_QUERY?.viewer;
  const reference = isObject(viewer) ? viewer.__ref : null;
  const id = typeof reference === 'string' ? snapshot[reference]?.id : null;
  return typeof id === 'string' ? id : null;
}

/** Those of the fields' times of which the snapshot holds the field: what was read may not have come to it. */
export function timesHeld(
  snapshot: Snapshot,
  seenAt: Readonly<Record<string, number>>,
): Record<string, number> {
  // A list that a filter has narrowed is named with it.
  const held = new Set(
    Object.values(snapshot)
      .filter(isOpened)
      .flatMap(Object.keys)
      .map((name: string) => (name.includes('"mealType"') ? name : fieldName(name))),
  );
  return Object.fromEntries(Object.entries(seenAt).filter(([field]) => held.has(field)));
}

/**
 * What to keep of the cache: the viewer's and the kitchen's kept fields and all they lead to, over what was kept before
 * of what this visit has not read. Null where nobody is signed in.
 */
export function toKeep(now: Snapshot, before: Snapshot | null): Snapshot | null {
  const personId = personOf(now);
  if (personId === null) return null;
  const known = before && personOf(before) === personId ? before : {};
  const read = (id: string): Record<string, unknown> => ({ ...known[id], ...now[id] });
  const root = `Viewer:${personId}`;
  const kept: Snapshot = {
    ROOT_QUERY: { __typename: 'Query', viewer: { __ref: root } },
  };
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (kept[id]) continue;
    const object = keepObject(read(id));
    kept[id] = object;
    open.push(...referencesIn(object));
  }
  return kept;
}
