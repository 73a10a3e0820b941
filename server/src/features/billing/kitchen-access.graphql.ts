import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { currentViewer } from '../../graphql/reload-viewer.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { PremiumSubscriptionRef } from './billing.graphql.js';
import { loadKitchenAccess, loadPayerLeftAt, type KitchenAccess } from './kitchen-access.js';
import { watchAccess } from './watch-access.js';

const KitchenAccessRef = builder
  .objectRef<KitchenAccess & { viewerId: string }>('KitchenAccess')
  .implement({
    description:
      'Whose the access to the household’s kitchen is, or was last. Somebody who has left the household is not named.',
    fields: (t) => ({
      id: t.exposeID('viewerId', { description: 'The viewer’s id: there is one a person.' }),
      payerId: t.id({
        description: 'The member who opens the kitchen, or did last.',
        resolve: ({ payer }) => payer.id,
      }),
      payerFirstName: t.string({
        description: 'How the others know them.',
        resolve: ({ payer }) => payer.firstName,
      }),
      isComplimentary: t.boolean({
        description: 'Whether it is a gift: nothing is paid, and there is nothing to manage.',
        resolve: ({ subscription }) => subscription === null,
      }),
      subscription: t.expose('subscription', {
        type: PremiumSubscriptionRef,
        nullable: true,
        description:
          'The payer’s subscription; of several, the one that opens the kitchen for the longest. Null where it is a gift.',
      }),
    }),
  });

builder.objectFields(ViewerRef, (t) => ({
  kitchenAccess: t.field({
    type: KitchenAccessRef,
    nullable: true,
    description:
      'What opens the kitchen to the household, or did last; null when nobody there has ever had a subscription.',
    resolve: async (viewer, _args, context) => {
      const access = await loadKitchenAccess(context, viewer);
      return access && { ...access, viewerId: viewer.id };
    },
  }),
  payerLeftAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When the member left the household, or deleted their account, whose subscription opened the kitchen; null when none did, or another has opened it since.',
    resolve: (viewer, _args, context) => loadPayerLeftAt(context, viewer),
  }),
}));

builder.subscriptionField('kitchenAccessChanged', (t) =>
  t.field({
    type: ViewerRef,
    description:
      'The viewer at once, and again whenever what opens the kitchen to their household changes: for whoever waits outside of it. Signed in only.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) =>
      watchAccess(context, viewerOf(context), currentViewer(context)),
    resolve: (viewer) => viewer,
  }),
);
