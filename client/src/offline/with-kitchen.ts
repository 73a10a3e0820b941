import { fieldName, personOf, type Snapshot } from './snapshot';

/** What an older version kept as the person's own. */
const ofKitchen: ReadonlySet<string> = new Set([
  'shoppingItems',
  'boughtItems',
  'aisles',
  'staples',
  'inventoryItems',
  'plannedMeals',
]);

/** A snapshot with these in the kitchen of the person's household. */
export function withKitchen(snapshot: Snapshot): Snapshot {
  const viewerName = `Viewer:${personOf(snapshot)}`;
  const viewer = snapshot[viewerName] ?? {};
  const { __ref: name } = (viewer.household ?? {}) as { __ref?: string };
  const household = snapshot[name ?? ''];
  if (name === undefined || !household || household.kitchen) return snapshot;
  const [lists, own]: [object, object] = [{}, {}];
  for (const [field, value] of Object.entries(viewer))
    Object.assign(ofKitchen.has(fieldName(field)) ? lists : own, { [field]: value });
  const kitchen = name.replace('Household', 'Kitchen');
  return {
    ...snapshot,
    [viewerName]: { ...own },
    [name]: { ...household, kitchen: { __ref: kitchen } },
    [kitchen]: { __typename: 'Kitchen', id: household.id, ...lists },
  };
}
