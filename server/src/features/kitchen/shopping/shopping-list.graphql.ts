import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { deleteCheckedItems, deleteItems } from './delete-items.js';
import { restoreItems } from './restore-items.js';
import { setItemsChecked } from './set-items-checked.js';
import { checkInput, itemIdsInput } from './shopping-input.js';

const idsDescription = '1 to 10,000 lines; those that are not the household’s are passed over.';

const SetCheckedPayload = kitchenPayload(
  'SetShoppingItemsCheckedPayload',
  'The lines are ticked, or not any more. Where all lines of a recipe are ticked now, they left the list: they are among deletedShoppingItemIds, and what was bought among boughtItems; they can be restored for a day.',
);
const DeletePayload = kitchenPayload(
  'DeleteShoppingItemsPayload',
  'The lines are off the list, or off boughtItems, and can be restored for a day.',
);
const DeleteCheckedPayload = kitchenPayload(
  'DeleteCheckedShoppingItemsPayload',
  'The ticked lines are off the list, and can be restored for a day.',
);
const RestorePayload = kitchenPayload(
  'RestoreShoppingItemsPayload',
  'Those of the lines that can be are back as they were.',
);

builder.mutationFields((t) => ({
  setShoppingItemsChecked: t.field({
    type: SetCheckedPayload,
    description:
      'Ticks or unticks lines; a recipe of which all lines are then ticked leaves the list. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      ids: t.arg.idList({ required: true, description: idsDescription }),
      checked: t.arg.boolean({ required: true, description: 'Whether they are in the basket.' }),
      changeId: t.arg.id({
        description:
          'A UUID made by the client for this change. Sent again within 30 days it changes nothing, whatever others did meanwhile; without one, the last word counts.',
      }),
    },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'SetShoppingItemsCheckedResult' },
    },
    resolve: async (_root, { checked, ...asked }, context) => {
      const viewer = viewerOf(context);
      const { ids, changeId } = parseInput(checkInput, asked);
      const { db, clock } = context;
      const change = { ids, checked, changeId };
      return answerChange(context, await setItemsChecked({ db, viewer, clock }, change));
    },
  }),
  deleteShoppingItems: t.field({
    type: DeletePayload,
    description:
      'Takes lines off the list, or off boughtItems; a second time changes nothing. Subscribers only.',
    authScopes: { subscribed: true },
    args: { ids: t.arg.idList({ required: true, description: idsDescription }) },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'DeleteShoppingItemsResult' },
    },
    resolve: async (_root, { ids: asked }, context) => {
      const viewer = viewerOf(context);
      const { ids } = parseInput(itemIdsInput, { ids: asked });
      const { db, clock } = context;
      const deletedShoppingItemIds = await deleteItems({ db, viewer, clock }, ids);
      return answerChange(context, { deletedShoppingItemIds });
    },
  }),
  deleteCheckedShoppingItems: t.field({
    type: DeleteCheckedPayload,
    description: 'Takes every ticked line off the list. Subscribers only.',
    authScopes: { subscribed: true },
    resolve: async (_root, _args, context) => {
      const viewer = viewerOf(context);
      const { db, clock } = context;
      const deletedShoppingItemIds = await deleteCheckedItems({ db, viewer, clock });
      return answerChange(context, { deletedShoppingItemIds });
    },
  }),
  restoreShoppingItems: t.field({
    type: RestorePayload,
    description:
      'Puts lines back that were taken off less than a day ago, except those of a recipe that was added anew since, and on the list what leftOutItems has. Subscribers only.',
    authScopes: { subscribed: true },
    args: { ids: t.arg.idList({ required: true, description: idsDescription }) },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'RestoreShoppingItemsResult' },
    },
    resolve: async (_root, { ids: asked }, context) => {
      const viewer = viewerOf(context);
      const { ids } = parseInput(itemIdsInput, { ids: asked });
      const shoppingItems = await restoreItems({ db: context.db, viewer }, ids);
      return answerChange(context, { shoppingItems });
    },
  }),
}));
