import type { Staple } from '../../../diet/vocabulary/staples.js';
import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { aisleOf } from '../../../diet/vocabulary/product.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import { setItemsToCheck } from './set-items-to-check.js';
import { itemIdsInput, stapleInput } from './shopping-input.js';
import { ProductRef } from './shopping-item.graphql.js';
import { loadStaples, setStaple } from './staples.js';
import type { Product } from './suggest-products.js';

const productOf = ({ product, name }: Staple): Product => ({
  id: product,
  name,
  aisle: aisleOf(name),
});

const SetStaplePayload = kitchenPayload(
  'SetStaplePayload',
  'The household’s word is remembered: staples of viewer.household.kitchen has all of them now.',
);
const SetToCheckPayload = kitchenPayload(
  'SetShoppingItemsToCheckPayload',
  'The lines are to be looked for at home first, or to be bought: shoppingItems has those that are on the list.',
);

builder.prismaObjectFields(KitchenRef, (t) => ({
  staples: t.field({
    type: [ProductRef],
    description:
      'What the household always has at home: the usual (salt, oil, flour, spices…) and what it said, at most 230. Of a recipe, a meal or a week that is put on the list with missingOnly, such lines are only to be checked.',
    resolve: async (kitchen, _args, context) => {
      const staples = await loadStaples({ db: context.db, viewer: memberOf(kitchen, context) });
      return staples.map(productOf);
    },
  }),
}));

builder.mutationFields((t) => ({
  setStaple: t.field({
    type: SetStaplePayload,
    description:
      'Says that the household always has something at home, or has not; the last word counts. Lines that are on the list stay as they are. Refused as OUT_OF_RANGE beyond 200 products. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      name: t.arg.string({
        required: true,
        description: 'As the household calls it, 1 to 200 characters, trimmed.',
      }),
      isStaple: t.arg.boolean({ required: true, description: 'Whether it is always at home.' }),
    },
    errors: { types: [InputRefusal], union: { name: 'SetStapleResult' } },
    resolve: async (_root, args, context) => {
      const viewer = viewerOf(context);
      const { name } = parseInput(stapleInput, args);
      const { isStaple } = args;
      await setStaple({ db: context.db, viewer }, { name, isStaple });
      return answerChange(context, { settingsChanged: true });
    },
  }),
  setShoppingItemsToCheck: t.field({
    type: SetToCheckPayload,
    description:
      'Makes lines of staples ones to buy like any other, or ones to check again; ticked lines stay as they are. deleteShoppingItems says that they are at home. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      ids: t.arg.idList({
        required: true,
        description: '1 to 10,000 lines; those that are not the household’s are passed over.',
      }),
      toCheck: t.arg.boolean({
        required: true,
        description: 'Whether somebody looks at home first, before they are bought.',
      }),
    },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'SetShoppingItemsToCheckResult' },
    },
    resolve: async (_root, { toCheck, ...given }, context) => {
      const viewer = viewerOf(context);
      const { ids } = parseInput(itemIdsInput, given);
      const asked = { ids, toCheck };
      const shoppingItems = await setItemsToCheck({ db: context.db, viewer }, asked);
      return answerChange(context, { shoppingItems });
    },
  }),
}));
