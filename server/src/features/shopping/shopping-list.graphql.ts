import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { parseInput } from '../../graphql/parse-input.js';
import type { ShoppingItem } from '../../generated/prisma/client.js';
import { InputRefusal, NotFoundRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { deleteCheckedItems, deleteItems } from './delete-items.js';
import { restoreItems } from './restore-items.js';
import { setItemsChecked, type CheckedItems } from './set-items-checked.js';
import { checkInput, itemIdsInput } from './shopping-input.js';
import { ShoppingItemRef } from './shopping-item.graphql.js';

const idsDescription = '1 to 10,000 lines; those that are not the household’s are passed over.';
const viewerDescription = 'The viewer, with the dashboard’s new count.';

const SetCheckedPayload = builder
  .objectRef<CheckedItems & { viewer: Viewer }>('SetShoppingItemsCheckedPayload')
  .implement({
    description: 'The lines are ticked, or not any more.',
    fields: (t) => ({
      items: t.expose('items', {
        type: [ShoppingItemRef],
        description: 'Those of the lines that are still on the list.',
      }),
      removedItemIds: t.exposeIDList('removedItemIds', {
        description:
          'Every line of a recipe of which all are ticked now: they left the list, and can be restored for a day.',
      }),
      viewer: t.expose('viewer', { type: ViewerRef, description: viewerDescription }),
    }),
  });

const deletedPayload = (name: string) =>
  builder.objectRef<{ deletedItemIds: string[]; viewer: Viewer }>(name).implement({
    description: 'The lines are off the list.',
    fields: (t) => ({
      deletedItemIds: t.exposeIDList('deletedItemIds', {
        description: 'What left the list now, and can be restored for a day.',
      }),
      viewer: t.expose('viewer', { type: ViewerRef, description: viewerDescription }),
    }),
  });

const DeletePayload = deletedPayload('DeleteShoppingItemsPayload');
const DeleteCheckedPayload = deletedPayload('DeleteCheckedShoppingItemsPayload');

const RestorePayload = builder
  .objectRef<{ items: ShoppingItem[]; viewer: Viewer }>('RestoreShoppingItemsPayload')
  .implement({
    description: 'The lines are back as they were.',
    fields: (t) => ({
      items: t.expose('items', {
        type: [ShoppingItemRef],
        description: 'Those of the lines that are on the list now.',
      }),
      viewer: t.expose('viewer', { type: ViewerRef, description: viewerDescription }),
    }),
  });

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
      return { ...(await setItemsChecked({ db, viewer, clock }, change)), viewer };
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
      return { deletedItemIds: await deleteItems({ db, viewer, clock }, ids), viewer };
    },
  }),
  deleteCheckedShoppingItems: t.field({
    type: DeleteCheckedPayload,
    description: 'Takes every ticked line off the list. Subscribers only.',
    authScopes: { subscribed: true },
    resolve: async (_root, _args, context) => {
      const viewer = viewerOf(context);
      const { db, clock } = context;
      return { deletedItemIds: await deleteCheckedItems({ db, viewer, clock }), viewer };
    },
  }),
  restoreShoppingItems: t.field({
    type: RestorePayload,
    description:
      'Puts lines back that were taken off less than a day ago, except those of a recipe that was added anew since. Subscribers only.',
    authScopes: { subscribed: true },
    args: { ids: t.arg.idList({ required: true, description: idsDescription }) },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'RestoreShoppingItemsResult' },
    },
    resolve: async (_root, { ids: asked }, context) => {
      const viewer = viewerOf(context);
      const { ids } = parseInput(itemIdsInput, { ids: asked });
      return { items: await restoreItems({ db: context.db, viewer }, ids), viewer };
    },
  }),
}));
