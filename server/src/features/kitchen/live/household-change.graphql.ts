import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { KitchenChangeInterface } from '../kitchen-change.graphql.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import { reloadViewer } from '../../../graphql/reload-viewer.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import {
  changesSince,
  currentCursor,
  watchHousehold,
  type HouseholdChange,
} from './watch-household.js';

/** A change that others made, or the same person elsewhere. */
const changeOfOthers = (name: string, description: string) =>
  builder.objectRef<HouseholdChange>(name).implement({
    description,
    interfaces: [KitchenChangeInterface],
    fields: (t) => ({
      cursor: t.exposeString('cursor', {
        description: 'Pass the last one seen as after to go on from here.',
      }),
      complete: t.exposeBoolean('complete', {
        description:
          'Whether this says all that changed; if not, lists that were read before are to be read again.',
      }),
      notified: t.field({
        type: ViewerRef,
        nullable: true,
        description:
          'The viewer again, to read their notifications from it: one was written, read or taken back. Null when none was.',
        resolve: ({ notified, viewer }) => (notified ? viewer : null),
      }),
      settings: t.field({
        type: ViewerRef,
        nullable: true,
        description:
          'The viewer again, to read from it the order of the aisles, preferences and members: one of them changed. Null when none did.',
        resolve: ({ settings, viewer }) => (settings ? viewer : null),
      }),
    }),
  });

const HouseholdChangeRef = changeOfOthers(
  'HouseholdChange',
  'What changed of what a household shares, as it is now; a repeat changes nothing.',
);
const KitchenChangesRef = changeOfOthers(
  'KitchenChanges',
  'All that changed since a cursor, as it is now and as one change: householdChanged says the same to who follows it.',
);

builder.prismaObjectFields(KitchenRef, (t) => ({
  changes: t.field({
    type: KitchenChangesRef,
    description:
      'What any member changed since a cursor, and what the caller changed of their favourites elsewhere: for who comes back and does not follow householdChanged.',
    args: {
      after: t.arg.string({
        description:
          'The cursor of the last change seen, or Household.changeCursor. Answered with complete: false when it is too long ago, or of another household; without it, with where things stand alone.',
      }),
    },
    resolve: (kitchen, { after }, context) => {
      const { db, changes } = context;
      return changesSince({ db, changes, viewer: memberOf(kitchen, context) }, after ?? null);
    },
  }),
}));

builder.prismaObjectField('Household', 'changeCursor', (t) =>
  t.string({
    nullable: true,
    description:
      'Where the household stands now: for householdChanged, to hear of whatever changes after this was read. Null when that is not known.',
    resolve: ({ id }, _args, context) => currentCursor(context, id),
  }),
);

builder.subscriptionField('householdChanged', (t) =>
  t.field({
    type: HouseholdChangeRef,
    description:
      'What any member changes of the list, the plan, the fridge and the aisles, and what the caller changes of their favourites and preferences elsewhere, and what they are notified of. Without `after`, the first event only says where things stand. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      after: t.arg.string({
        description:
          'The cursor of the last event seen: what came since follows, or an event with complete: false when that is too long ago.',
      }),
    },
    subscribe: (_root, { after }, context) => {
      const { db, changes, logger } = context;
      const viewer = viewerOf(context);
      const reload = reloadViewer(context);
      return watchHousehold({ db, changes, logger, viewer, reload }, after ?? null);
    },
    resolve: (event) => event,
  }),
);
