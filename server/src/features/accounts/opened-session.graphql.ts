import { builder } from '../../graphql/builder.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { OpenedSession } from './open-session.js';

/** The payload of what opens a session, or opens it anew. */
export const openedSessionPayload = (name: string, description: string) =>
  builder.objectRef<OpenedSession>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose('viewer', { type: ViewerRef, description: 'The person now signed in.' }),
      token: t.exposeString('token', {
        nullable: true,
        description:
          'The bearer token, for requests with the header x-popote-client: native; null otherwise, as browsers get a cookie.',
      }),
    }),
  });
