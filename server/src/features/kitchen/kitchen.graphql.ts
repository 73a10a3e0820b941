import { builder } from '../../graphql/builder.js';
import { viewerOf, type Context } from '../../graphql/context.js';
import type { Viewer } from '../../platform/viewer.js';

export const KitchenRef = builder.prismaObject('Household', {
  variant: 'Kitchen',
  description: 'What the members of a household plan, buy and have at home; all read the same.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The household’s id.' }),
  }),
});

builder.prismaObjectField('Household', 'kitchen', (t) =>
  t.field({
    type: KitchenRef,
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'The plan, the list and the fridge. Behind the subscription: null with an error whose code says what is missing.',
    resolve: ({ id }) => ({ id }),
  }),
);

/** Who reads a kitchen: in a payload the household may be another one than when the request came. */
export const memberOf = ({ id }: { id: string }, context: Context): Viewer => ({
  ...viewerOf(context),
  householdId: id,
});
