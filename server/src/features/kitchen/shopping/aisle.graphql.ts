import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { moveAisle, setProductAisle } from './arrange-aisles.js';
import { moveAisleInput, productAisleInput } from './shopping-input.js';
import { AisleEnum } from './aisle-enum.graphql.js';

const SetProductAislePayload = kitchenPayload(
  'SetProductAislePayload',
  'The household’s choice is remembered: shoppingItems has the product’s lines on the list, in their new aisle.',
);
const MoveAislePayload = kitchenPayload(
  'MoveAislePayload',
  'The order is remembered for the household: aisles of viewer.household.kitchen has it, every aisle.',
);

builder.mutationFields((t) => ({
  setProductAisle: t.field({
    type: SetProductAislePayload,
    description:
      'Remembers in which aisle the household finds a product, for lines to come too. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      product: t.arg.string({ required: true, description: 'The product of a line of the list.' }),
      aisle: t.arg({ type: AisleEnum, required: true, description: 'Where it is found.' }),
    },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'SetProductAisleResult' } },
    resolve: async (_root, args, context) => {
      const viewer = viewerOf(context);
      const asked = parseInput(productAisleInput, args);
      const shoppingItems = await setProductAisle({ db: context.db, viewer }, asked);
      return answerChange(context, { shoppingItems });
    },
  }),
  moveAisle: t.field({
    type: MoveAislePayload,
    description: 'Puts an aisle at another place of the household’s way. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      aisle: t.arg({ type: AisleEnum, required: true, description: 'The aisle to move.' }),
      position: t.arg.int({ required: true, description: 'Its place from now on, from 0 to 11.' }),
    },
    errors: { types: [InputRefusal], union: { name: 'MoveAisleResult' } },
    resolve: async (_root, args, context) => {
      const viewer = viewerOf(context);
      const asked = parseInput(moveAisleInput, args);
      await moveAisle({ db: context.db, viewer }, asked);
      return answerChange(context, { settingsChanged: true });
    },
  }),
}));
