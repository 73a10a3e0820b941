import { builder } from '../../../graphql/builder.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import type { Viewer } from '../../../platform/viewer.js';
import { endCalendarFeed, readCalendarFeedUrl, renewCalendarFeed } from './calendar-feed.js';
import { planningScope } from './planned-meal.graphql.js';

builder.objectFields(ViewerRef, (t) => ({
  calendarFeedUrl: t.string({
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'Where a calendar application reads the household’s meals (iCalendar): whoever knows it may read. Null while there is none. Behind the subscription; once that has ended, the address serves an empty calendar until it is back.',
    resolve: (viewer, _args, { db, publicUrl }) => readCalendarFeedUrl({ db, viewer }, publicUrl),
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
