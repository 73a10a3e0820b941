import type { ApolloCache, Reference } from '@apollo/client/cache';

/** The cache's name for the kitchen of a person's household, whose id it has; undefined while it does not know it. */
export function kitchenOf(cache: ApolloCache, viewerId: string): string | undefined {
  let name: string | undefined;
  cache.modify<{ household: Reference }>({
    id: `Viewer:${viewerId}`,
    fields: {
      household: (household, { readField }) => {
        name = `Kitchen:${readField<string>('id', household)}`;
        return household;
      },
    },
  });
  return name;
}
