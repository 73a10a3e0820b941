import { builder } from '../../graphql/builder.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../graphql/refusal.js';
import type { Viewer } from '../../platform/viewer.js';
import { itemIdsInput } from './inventory-input.js';
import { inventoryScope } from './inventory-item.graphql.js';
import { dashboardOfViewer } from './inventory-mutations.graphql.js';
import { takeBackPutAway, type PutAwayTakenBack } from './take-back-put-away.js';

const TakeBackPutAwayPayload = builder
  .objectRef<PutAwayTakenBack & { viewer: Viewer }>('TakeBackPutAwayPayload')
  .implement({
    description: 'The shopping is where it was before it was put away.',
    fields: (t) => ({
      items: t.prismaField({
        type: ['ShoppingItem'],
        description: 'Lines that are on the list again, ticked.',
        resolve: (_query, { items }) => items,
      }),
      boughtItems: t.prismaField({
        type: ['ShoppingItem'],
        description: 'Lines of complete recipes that are still to be put away again.',
        resolve: (_query, { boughtItems }) => boughtItems,
      }),
      deletedItemIds: t.exposeIDList('deletedItemIds', {
        description: 'What they had become, and is out of the fridge.',
      }),
      viewer: t.expose('viewer', dashboardOfViewer),
    }),
  });

builder.mutationField('takeBackPutAway', (t) =>
  t.field({
    type: TakeBackPutAwayPayload,
    description:
      'Undoes putAwayShoppingItems for a day: the lines are where they were, ticked, and what they became is out of the fridge. What was changed or used of it since stays, and so do the lines that it was made of. A repeat changes nothing. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      ids: t.arg.idList({
        required: true,
        description: '1 to 10,000 lines, in the order in which they were put away.',
      }),
    },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'TakeBackPutAwayResult' } },
    resolve: async (_root, args, context) => {
      const scope = inventoryScope(context);
      const { ids } = parseInput(itemIdsInput, args);
      return { ...(await takeBackPutAway(scope, ids)), viewer: scope.viewer };
    },
  }),
);
