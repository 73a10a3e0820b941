import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { freezeInventoryItems } from './freeze-inventory-items.js';
import { itemIdsInput } from './inventory-input.js';
import { inventoryScope } from './inventory-item.graphql.js';

const FreezeInventoryItemsPayload = kitchenPayload(
  'FreezeInventoryItemsPayload',
  'The items lie in the freezer: inventoryItems has those that did not before.',
);

builder.mutationField('freezeInventoryItems', (t) =>
  t.field({
    type: FreezeInventoryItemsPayload,
    description:
      'Says that items lie in the freezer, and estimates the date of each anew. What lies there already and ids that are not the household’s are passed over; updateInventoryItem takes one out again. Subscribers only.',
    authScopes: { subscribed: true },
    args: { ids: t.arg.idList({ required: true, description: '1 to 10,000 items.' }) },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'FreezeInventoryItemsResult' },
    },
    resolve: async (_root, args, context) => {
      const scope = inventoryScope(context);
      const { ids } = parseInput(itemIdsInput, args);
      return answerChange(context, { inventoryItems: await freezeInventoryItems(scope, ids) });
    },
  }),
);
