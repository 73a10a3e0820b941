import { fieldName, kitchenFields, personOf, type Snapshot } from './snapshot';

/** A snapshot of an older version, which kept these as the person's own, with them in the kitchen of their household. */
export function withKitchen(snapshot: Snapshot): Snapshot {
  const viewerName = `Viewer:${personOf(snapshot)}`;
  const viewer = snapshot[viewerName] ?? {};
  const { __ref: name = '' } = (viewer.household ?? {}) as { __ref?: string };
  const household = snapshot[name];
  if (!household || household.kitchen) return snapshot;
  const kitchen = name.replace('Household', 'Kitchen');
  const fields = (isKitchens: boolean) =>
    Object.entries(viewer).filter(
      ([field]) => kitchenFields.includes(fieldName(field)) === isKitchens,
    );
  return {
    ...snapshot,
    [viewerName]: Object.fromEntries(fields(false)),
    [name]: { ...household, kitchen: { __ref: kitchen } },
    [kitchen]: { __typename: 'Kitchen', id: household.id, ...Object.fromEntries(fields(true)) },
  };
}
