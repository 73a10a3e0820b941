import { answerChange } from '../answer-change.js';
import { FoodReservationRef } from '../shopping/food-reservation.graphql.js';
import { builder } from '../../../graphql/builder.js';
import { UnitEnum } from '../../../graphql/enums.graphql.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import type { FridgeQuantity } from './fridge-quantity.js';
import { putBackItemsInput, takenItemsInput } from './inventory-input.js';
import { InventoryItemRef, inventoryScope } from './inventory-item.graphql.js';
import { AddInventoryItemInputRef } from './inventory-mutations.graphql.js';
import { putBackInventoryItems } from './put-back-inventory-items.js';
import { readInventoryUse, type ReservedTaking, type ReservedUse } from './read-inventory-use.js';
import { takeFromInventory } from './take-from-inventory.js';

const AmountRef = builder.objectRef<FridgeQuantity>('InventoryAmount').implement({
  description: 'How much of something, in whole units.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', { description: 'How many of the unit, at least 1.' }),
    unit: t.expose('unit', {
      type: UnitEnum,
      description: 'The unit that quantity is counted in.',
    }),
  }),
});

const TakingRef = builder.objectRef<ReservedTaking>('InventoryTaking').implement({
  description: 'What cooking takes from one item.',
  fields: (t) => ({
    item: t.expose('item', { type: InventoryItemRef, description: 'The item as it is.' }),
    taken: t.expose('taken', {
      type: AmountRef,
      description: 'What is taken: never more than there is, nor a part of one that is counted.',
    }),
    left: t.expose('left', {
      type: AmountRef,
      nullable: true,
      description: 'What is left then; null when nothing is.',
    }),
    keptFor: t.expose('keptFor', {
      type: FoodReservationRef,
      nullable: true,
      description:
        'The first other dish, planned or on the shopping list, that needs of what is taken, where there is not enough for both; null where there is.',
    }),
  }),
});

const InventoryUseRef = builder.objectRef<ReservedUse>('InventoryUse').implement({
  description: 'What cooking a recipe takes from the fridge.',
  fields: (t) => ({
    takings: t.expose('takings', {
      type: [TakingRef],
      description:
        'What can be counted, the first to expire first, and what has expired last. Amounts are converted within mass and within volume, and between pieces and grams of a food whose piece has a known weight.',
    }),
    uncounted: t.expose('uncounted', {
      type: [InventoryItemRef],
      description:
        'What the recipe names, too, by a measure that tells nothing of the item’s, or of which it needs no more than half of one.',
    }),
  }),
});

builder.prismaObjectFields(KitchenRef, (t) => ({
  inventoryUse: t.field({
    type: InventoryUseRef,
    nullable: true,
    description:
      'What cooking a recipe takes from the fridge; null where there is no such recipe, or servings are out of bounds.',
    args: {
      recipeId: t.arg.id({ required: true, description: 'The recipe’s id.' }),
      servings: t.arg.int({
        description: 'For how many, 1 to 50; the recipe’s own number when left out.',
      }),
    },
    resolve: (kitchen, { recipeId, servings }, context) => {
      const scope = { ...inventoryScope(context), viewer: memberOf(kitchen, context) };
      return readInventoryUse(scope, recipeId, servings);
    },
  }),
}));

const TakenItemInputRef = builder.inputType('TakenItemInput', {
  description: 'What is taken from an item of the fridge, seen to hold so much.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The item’s id.' }),
    quantity: t.int({ required: true, description: 'What it held when that was said.' }),
    unit: t.field({
      type: UnitEnum,
      required: true,
      description: 'The unit that the quantity is counted in.',
    }),
    left: t.int({ description: 'What is left of it, less than there was; nothing when left out.' }),
    leftUnit: t.field({
      type: UnitEnum,
      description: 'What left counts, of the same kind; the item’s own when left out.',
    }),
  }),
});

const TakePayload = kitchenPayload<{ leftoversId: string | null }>(
  'TakeFromInventoryPayload',
  'What was said is out of the fridge: what is left is among inventoryItems, with what was kept of the dish. An item that held another amount than was said is as it was, and nothing was taken from it.',
);
builder.objectField(TakePayload, 'leftoversId', (t) =>
  t.exposeID('leftoversId', {
    nullable: true,
    description: 'Which of inventoryItems was kept of the dish; null where nothing was said of it.',
  }),
);
const PutBackPayload = kitchenPayload(
  'PutBackInventoryItemsPayload',
  'The items are in the fridge again, and the leftovers are gone.',
);

const most = 'At most 100 items; none only where it is of leftovers alone.';

builder.mutationFields((t) => ({
  takeFromInventory: t.field({
    type: TakePayload,
    description:
      'Takes what was cooked out of the fridge and puts in what is left of the dish, all in one step. Each item must hold what the caller saw: sent again, it takes nothing twice. Ids that are not the household’s are left out. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      items: t.arg({ type: [TakenItemInputRef], required: true, description: most }),
      recipeId: t.arg.id({
        description:
          'The recipe that was cooked: what was put away for it alone is used up, and becomes no meal’s. One that is not the household’s changes nothing.',
      }),
      leftovers: t.arg({
        type: AddInventoryItemInputRef,
        description: 'What is kept of the dish; the same id a second time adds nothing.',
      }),
    },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'TakeFromInventoryResult' } },
    resolve: async (_root, args, context) => {
      const scope = inventoryScope(context);
      const taken = await takeFromInventory(scope, parseInput(takenItemsInput, args));
      return answerChange(context, taken);
    },
  }),
  putBackInventoryItems: t.field({
    type: PutBackPayload,
    description:
      'Undoes that: items that are gone come back, others get the values given. Ids that are another household’s are left out. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      items: t.arg({ type: [AddInventoryItemInputRef], required: true, description: most }),
      leftoversId: t.arg.id({ description: 'The leftovers that were kept with it, to be gone.' }),
    },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'PutBackInventoryItemsResult' },
    },
    resolve: async (_root, args, context) => {
      const scope = inventoryScope(context);
      const back = await putBackInventoryItems(scope, parseInput(putBackItemsInput, args));
      return answerChange(context, back);
    },
  }),
}));
