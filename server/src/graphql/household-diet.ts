import { createHash } from 'node:crypto';
import { dietOfHousehold, type HouseholdDiet } from '../recipe-writing/household-diet.js';
import { viewerOf, type Context } from './context.js';

export interface VersionedDiet extends HouseholdDiet {
  /** Another one whenever what nobody is served has changed. */
  version: string;
}

function versionOf({ restrictions, avoidedFoods }: HouseholdDiet): string {
  const served = JSON.stringify([[...restrictions].sort(), [...avoidedFoods].sort()]);
  return createHash('sha256').update(served).digest('base64url').slice(0, 16);
}

async function read(context: Context): Promise<VersionedDiet> {
  const { id } = viewerOf(context);
  const preferences = await context.db.preferences.findMany({
    where: { user: { household: { members: { some: { id } } } } },
    select: {
      dietaryRestrictions: true,
      allergens: true,
      avoidedFoods: true,
      preferredFoods: true,
    },
    orderBy: { userId: 'asc' },
  });
  const diet = dietOfHousehold(preferences.map((each) => ({ preferences: each })));
  return { ...diet, version: versionOf(diet) };
}

const underWay = new WeakMap<Context, Promise<VersionedDiet>>();

/**
 * What nobody in the viewer's household is served now: one statement for all fields that ask at the same time. Nothing
 * is kept beyond that, because the context of a subscription outlives what people change.
 */
export function householdDiet(context: Context): Promise<VersionedDiet> {
  const known = underWay.get(context);
  if (known) return known;
  const reading = read(context).finally(() => underWay.delete(context));
  underWay.set(context, reading);
  return reading;
}
