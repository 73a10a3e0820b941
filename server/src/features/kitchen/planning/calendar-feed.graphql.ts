import { builder } from '../../../graphql/builder.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import type { Viewer } from '../../../platform/viewer.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import { endCalendarFeed, readCalendarFeedUrl, renewCalendarFeed } from './calendar-feed.js';
import { planningScope } from './planned-meal.graphql.js';

builder.prismaObjectFields(KitchenRef, (t) => ({
  calendarFeedUrl: t.string({
    nullable: true,
    description:
      'Where a calendar application reads the household’s meals (iCalendar): whoever knows it may read. Null while there is none. Once the subscription has ended, the address serves an empty calendar until it is back.',
    resolve: (kitchen, _args, context) =>
      readCalendarFeedUrl(
        { db: context.db, viewer: memberOf(kitchen, context) },
        context.publicUrl,
      ),
  }),
}));

const ResetCalendarFeedPayload = builder
  .objectRef<{ viewer: Viewer }>('ResetCalendarFeedPayload')
  .implement({
    description: 'The former address opens nothing any more.',
    fields: (t) => ({
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the feed’s new address.',
      }),
    }),
  });

builder.mutationField('resetCalendarFeed', (t) =>
  t.field({
    type: ResetCalendarFeedPayload,
    description:
      'Gives the household’s calendar feed a new address, its first or in place of the former. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      enabled: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'False takes the address away without a new one, whichever it is.',
      }),
      replaces: t.arg.string({
        description:
          'The address that a new one is to replace; null where there was none. If it is another by now, that one stays, so that a repeat changes nothing.',
      }),
    },
    resolve: async (_root, { enabled, replaces }, context) => {
      const scope = planningScope(context);
      await (enabled ? renewCalendarFeed(scope, replaces ?? null) : endCalendarFeed(scope));
      return { viewer: scope.viewer };
    },
  }),
);
