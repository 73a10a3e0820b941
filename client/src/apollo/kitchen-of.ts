import type { ApolloCache, Reference } from '@apollo/client/cache';

/** The cache's name for the kitchen of a person's household, whose id it has; undefined while it does not know it. */
export function kitchenOf(cache: ApolloCache, viewerId: string): string | undefined {
  let name: string | undefined;
  cache.modify<{ household: Reference }>({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fields: {
      household: (household, { readField }) => {
        name = cache.identify({ __typename: 'Kitchen', id: readField('id', household) });
        return household;
      },
    },
  });
  return name;
}
