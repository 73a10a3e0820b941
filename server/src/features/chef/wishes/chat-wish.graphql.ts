import type { ChatWishKind } from '../../../generated/prisma/enums.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import type { Viewer } from '../../../platform/viewer.js';
import { takeOffWish } from './hold-wish.js';
import { ownWishes } from '../../kitchen/proposals/wish.policy.js';

const ChatWishKindEnum = builder.enumType('ChatWishKind', {
  description: 'What a wish for the conversation is about.',
  values: {
    AVOID: { description: 'A food, or a diet: the diet gate holds to it beside what is saved.' },
    PEOPLE: { description: 'For how many it is cooked.' },
    TIME: { description: 'How long it may take.' },
    OTHER: { description: 'Anything else, such as what the kitchen lacks.' },
  } satisfies Record<ChatWishKind, object>,
});

builder.prismaObject('ChatWish', {
  description:
    'What the person said to the chef that holds for this conversation alone, until it is taken off or the conversation is reset. It never changes what is saved.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The wish’s id.' }),
    kind: t.expose('kind', { type: ChatWishKindEnum, description: 'What the wish is about.' }),
    wish: t.exposeString('wish', {
      description: 'In a few words, such as « sans four »: plain text, 1 to 80 characters.',
    }),
  }),
});

const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];

builder.objectFields(ViewerRef, (t) => ({
  chatWishes: t.prismaField({
    type: ['ChatWish'],
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'What holds for the person’s conversation with the chef, the oldest first; at most 10. Behind the subscription.',
    resolve: (query, viewer, _args, { db }) =>
      db.chatWish.findMany({ ...query, where: ownWishes(viewer), orderBy: oldestFirst }),
  }),
}));

const TakeOffPayload = builder.objectRef<{ viewer: Viewer }>('TakeOffChatWishPayload').implement({
  description: 'The wish holds no more.',
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: ViewerRef,
      description: 'The viewer, to read the conversation from.',
    }),
  }),
});

builder.mutationField('takeOffChatWish', (t) =>
  t.field({
    type: TakeOffPayload,
    description:
      'Takes off what was said for the conversation with the chef: the next reply is not bound by it any more. Subscribers only.',
    authScopes: { subscribed: true },
    args: { id: t.arg.id({ required: true, description: 'The wish’s id.' }) },
    errors: { types: [NotFoundRefusal], union: { name: 'TakeOffChatWishResult' } },
    resolve: async (_root, { id }, context) => {
      const viewer = viewerOf(context);
      await takeOffWish(context.db, viewer, id);
      return { viewer };
    },
  }),
);
