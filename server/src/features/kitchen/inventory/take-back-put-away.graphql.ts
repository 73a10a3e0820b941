import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { itemIdsInput } from './inventory-input.js';
import { inventoryScope } from './inventory-item.graphql.js';
import { takeBackPutAway } from './take-back-put-away.js';

const TakeBackPutAwayPayload = kitchenPayload(
  'TakeBackPutAwayPayload',
  'The shopping is where it was before it was put away, ticked; what it had become is out of the fridge.',
);

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
      return answerChange(context, await takeBackPutAway(scope, ids));
    },
  }),
);
