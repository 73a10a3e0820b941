import { builder } from '../../../graphql/builder.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import { suggestQuestions } from './chat-suggestions.js';
import { loadMoment } from './load-moment.js';

builder.objectFields(ViewerRef, (t) => ({
  chatSuggestions: t.stringList({
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'First questions to the chef that fit the moment, in French, the most fitting first; 1 to 4. Behind the subscription.',
    resolve: async (viewer, _args, { db, clock }) =>
      suggestQuestions(await loadMoment({ db, viewer, clock })),
  }),
}));
