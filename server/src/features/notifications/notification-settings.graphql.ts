import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';

const NotificationSettingsRef = builder.prismaObject('User', {
  variant: 'NotificationSettings',
  description:
    'What a person wants the bell to say; money, the household and security it always says.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The user’s id.' }),
    expiringFood: t.exposeBoolean('expiryNotices', {
      description:
        'Whether food in the fridge that expires within two days; true unless chosen otherwise.',
    }),
  }),
});

builder.objectField(ViewerRef, 'notificationSettings', (t) =>
  t.prismaField({
    type: NotificationSettingsRef,
    description: 'What the person wants the bell to say.',
    resolve: (query, viewer, _args, { db }) =>
      db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } }),
  }),
);

const UpdateNotificationSettingsInputRef = builder.inputType('UpdateNotificationSettingsInput', {
  description: 'What the bell shall say.',
  fields: (t) => ({
    expiringFood: t.boolean({
      required: true,
      description: 'Whether food in the fridge that expires within two days.',
    }),
  }),
});

const UpdateNotificationSettingsPayload = builder
  .objectRef<{ viewer: Viewer }>('UpdateNotificationSettingsPayload')
  .implement({
    description: 'The choice is kept.',
    fields: (t) => ({
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the settings as they are now.',
      }),
    }),
  });

builder.mutationField('updateNotificationSettings', (t) =>
  t.field({
    type: UpdateNotificationSettingsPayload,
    description: 'Chooses what the bell says. Signed in only.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UpdateNotificationSettingsInputRef, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      await context.db.user.updateMany({
        where: { id: viewer.id },
        data: { expiryNotices: input.expiringFood },
      });
      return { viewer };
    },
  }),
);
