import type { Aisle } from '../../diet/aisle.js';
import type { ShoppingItem } from '../../generated/prisma/client.js';
import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { moveAisle, setProductAisle } from './arrange-aisles.js';
import { moveAisleInput, productAisleInput } from './shopping-input.js';
import { AisleEnum } from './aisle-enum.graphql.js';
import { ShoppingItemRef } from './shopping-item.graphql.js';

const SetProductAislePayload = builder
  .objectRef<{ items: ShoppingItem[]; viewer: Viewer }>('SetProductAislePayload')
  .implement({
    description: 'The household’s choice is remembered.',
    fields: (t) => ({
      items: t.expose('items', {
        type: [ShoppingItemRef],
        description: 'The product’s lines on the list, in their new aisle.',
      }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, to read the household from.',
      }),
    }),
  });

const MoveAislePayload = builder
  .objectRef<{ aisles: Aisle[]; viewer: Viewer }>('MoveAislePayload')
  .implement({
    description: 'The order is remembered for the household.',
    fields: (t) => ({
      aisles: t.expose('aisles', { type: [AisleEnum], description: 'The new order, every aisle.' }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the new order.',
      }),
    }),
  });

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
      return { items: await setProductAisle({ db: context.db, viewer }, asked), viewer };
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
      return { aisles: await moveAisle({ db: context.db, viewer }, asked), viewer };
    },
  }),
}));
