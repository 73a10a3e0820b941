import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { noteTouched } from '../kitchen/live/household-log.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';

const NotificationTypeEnum = builder.enumType('NotificationType', {
  description: 'What a notification is about.',
  values: {
    SYSTEM: { description: 'Popote itself, as when the subscription begins.' },
    PAYMENT: { description: 'A payment came in.' },
    TRIAL_ENDING: { description: 'The free days end within three days.' },
    PAYMENT_FAILED: { description: 'The card was refused; the portal takes another.' },
    INVENTORY_EXPIRING: { description: 'Something in the fridge expires.' },
    INVITATION: { description: 'Somebody offers to share a household.' },
  } as const,
});

builder.prismaObject('Notification', {
  description: 'Something a person should know.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The notification’s id.' }),
    title: t.exposeString('title', { description: 'One line, in French.' }),
    message: t.exposeString('message', { description: 'A sentence or two, in French.' }),
    type: t.expose('type', {
      type: NotificationTypeEnum,
      description: 'What the notification is about.',
    }),
    invitationId: t.id({
      nullable: true,
      select: { key: true },
      description: 'The invitation that it announces, for its page; null for anything else.',
      resolve: ({ key }) =>
        key.startsWith('invitation:') ? key.slice('invitation:'.length) : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was read; null while unread.',
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  notifications: t.prismaConnection(
    {
      type: 'Notification',
      cursor: 'id',
      maxSize: 50,
      defaultSize: 20,
      description: 'The newest first; at most 50 a page.',
      resolve: (query, viewer, _args, { db }) =>
        db.notification.findMany({
          ...query,
          where: { userId: viewer.id },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    {
      name: 'NotificationConnection',
      fields: (connection) => ({
        unreadCount: connection.int({
          description: 'How many are unread, over all pages.',
          resolve: (_connection, _args, context) =>
            context.db.notification.count({
              where: { userId: viewerOf(context).id, readAt: null },
            }),
        }),
      }),
    },
    { name: 'NotificationEdge' },
  ),
}));

const MarkNotificationsReadPayload = builder
  .objectRef<{ viewer: Viewer }>('MarkNotificationsReadPayload')
  .implement({
    description: 'None is unread any more.',
    fields: (t) => ({
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the notifications as they are now.',
      }),
    }),
  });

builder.mutationField('markNotificationsRead', (t) =>
  t.field({
    type: MarkNotificationsReadPayload,
    description: 'Marks all the caller’s notifications as read. Signed in only.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const viewer = viewerOf(context);
      await context.db.notification.updateMany({
        where: { userId: viewer.id, readAt: null },
        data: { readAt: context.clock.now() },
      });
      noteTouched(context, viewer, { notified: [viewer.id] });
      return { viewer };
    },
  }),
);
