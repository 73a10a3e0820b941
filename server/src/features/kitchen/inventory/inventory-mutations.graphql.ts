import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { UnitEnum } from '../../../graphql/enums.graphql.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { addInventoryItem } from './add-inventory-item.js';
import { changeInventoryItem, deleteInventoryItem } from './change-inventory-item.js';
import {
  addInventoryItemInput,
  itemIdsInput,
  updateInventoryItemInput,
} from './inventory-input.js';
import {
  ExpirationEstimateEnum,
  InventoryCategoryEnum,
  InventoryPlaceEnum,
  inventoryScope,
} from './inventory-item.graphql.js';
import type { InventoryItemRow } from './inventory-item.policy.js';
import { putAwayShoppingItems } from './put-away-shopping-items.js';

export const AddInventoryItemInputRef = builder.inputType('AddInventoryItemInput', {
  description: 'Something to put in the fridge.',
  fields: (t) => ({
    id: t.id({ description: 'A fresh UUID; sent again it adds nothing. Made when left out.' }),
    name: t.string({ required: true, description: '1 to 200 characters, trimmed.' }),
    quantity: t.int({ description: '1 to 1,000,000; 1 when left out.' }),
    unit: t.field({ type: UnitEnum, description: 'UNIT when left out.' }),
    expirationDate: t.field({
      type: 'Date',
      description: 'From 2000 to 2100; none when left out.',
    }),
    category: t.field({ type: InventoryCategoryEnum, description: 'OTHER when left out.' }),
    place: t.field({ type: InventoryPlaceEnum, description: 'FRIDGE when left out.' }),
    expirationEstimate: t.field({
      type: ExpirationEstimateEnum,
      description: 'What the date is estimated from; nothing when left out.',
    }),
    createdAt: t.field({
      type: 'DateTime',
      description:
        'Of one that is put back: when it first was put in the fridge. Now when left out.',
    }),
  }),
});

const UpdateInventoryItemInputRef = builder.inputType('UpdateInventoryItemInput', {
  description: 'What to change of an item; what is left out stays.',
  fields: (t) => ({
    name: t.string({ description: '1 to 200 characters, trimmed.' }),
    quantity: t.int({ description: '1 to 1,000,000.' }),
    unit: t.field({ type: UnitEnum, description: 'The unit that quantity is counted in.' }),
    expirationDate: t.field({
      type: 'Date',
      description: 'From 2000 to 2100; null takes the date away.',
    }),
    category: t.field({ type: InventoryCategoryEnum, description: 'Where it belongs.' }),
    place: t.field({
      type: InventoryPlaceEnum,
      description:
        'Where it lies now. Into the freezer, or out of it, a date is estimated anew unless one is given.',
    }),
    expirationEstimate: t.field({
      type: ExpirationEstimateEnum,
      description: 'What a date that is given with it is estimated from; nothing when left out.',
    }),
  }),
});

const AddInventoryItemPayload = kitchenPayload(
  'AddInventoryItemPayload',
  'It is in the fridge: the one of inventoryItems.',
);
const UpdateInventoryItemPayload = kitchenPayload(
  'UpdateInventoryItemPayload',
  'It is changed: the one of inventoryItems.',
);
const DeleteInventoryItemPayload = kitchenPayload(
  'DeleteInventoryItemPayload',
  'It is out of the fridge.',
);
const PutAwayPayload = kitchenPayload<{ itemsToFreeze: InventoryItemRow[] }>(
  'PutAwayShoppingItemsPayload',
  'The shopping is put away: the lines are among deletedShoppingItemIds, and inventoryItems has what they became; lines of one product whose amounts add up are one item.',
);
builder.objectFields(PutAwayPayload, (t) => ({
  itemsToFreeze: t.expose('itemsToFreeze', {
    type: ['InventoryItem'],
    description:
      'Of inventoryItems, at most 100, the meat and fish that can be frozen and count as expired before the days of all the planned meals that they were bought for; they lie in the fridge until freezeInventoryItems says otherwise. Empty where a call is repeated.',
  }),
}));

builder.mutationFields((t) => ({
  addInventoryItem: t.field({
    type: AddInventoryItemPayload,
    description:
      'Puts something in the fridge; the same id a second time changes nothing. Subscribers only.',
    authScopes: { subscribed: true },
    args: { input: t.arg({ type: AddInventoryItemInputRef, required: true }) },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'AddInventoryItemResult' } },
    resolve: async (_root, { input }, context) => {
      const scope = inventoryScope(context);
      const item = await addInventoryItem(scope, parseInput(addInventoryItemInput, input));
      return answerChange(context, { inventoryItems: [item] });
    },
  }),
  updateInventoryItem: t.field({
    type: UpdateInventoryItemPayload,
    description: 'Changes something in the fridge. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({ required: true, description: 'The item’s id.' }),
      input: t.arg({ type: UpdateInventoryItemInputRef, required: true }),
    },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'UpdateInventoryItemResult' },
    },
    resolve: async (_root, { id, input }, context) => {
      const scope = inventoryScope(context);
      const item = await changeInventoryItem(
        scope,
        id,
        parseInput(updateInventoryItemInput, input),
      );
      return answerChange(context, { inventoryItems: [item] });
    },
  }),
  deleteInventoryItem: t.field({
    type: DeleteInventoryItemPayload,
    description: 'Takes something out of the fridge. Subscribers only.',
    authScopes: { subscribed: true },
    args: { id: t.arg.id({ required: true, description: 'The item’s id.' }) },
    errors: { types: [NotFoundRefusal], union: { name: 'DeleteInventoryItemResult' } },
    resolve: async (_root, { id }, context) => {
      const scope = inventoryScope(context);
      await deleteInventoryItem(scope, id);
      return answerChange(context, { deletedInventoryItemIds: [id] });
    },
  }),
  putAwayShoppingItems: t.field({
    type: PutAwayPayload,
    description:
      'Moves ticked shopping lines into the fridge, the freezer or the cupboard in one step, with the category, the place and the expiry that are usual for each; 1,5 kg becomes 1500 g. Also those that left the list because their recipe was complete. What stands in the aisle HOUSEHOLD leaves the list and is in no fridge. Ids that are unticked or not the household’s stay as they are. Subscribers only.',
    authScopes: { subscribed: true },
    args: { ids: t.arg.idList({ required: true, description: '1 to 10,000 lines.' }) },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'PutAwayShoppingItemsResult' },
    },
    resolve: async (_root, args, context) => {
      const scope = inventoryScope(context);
      const { ids } = parseInput(itemIdsInput, args);
      return answerChange(context, await putAwayShoppingItems(scope, ids));
    },
  }),
}));
