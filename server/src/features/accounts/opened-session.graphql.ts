import { builder } from '../../graphql/builder.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { OpenedSession } from './open-session.js';

export const tokenExpiry =
  'When the token ends: 30 days from now. A use in the second half of its life gives it 30 days again; Session.expiresAt says until when. Null without a token.';

/** The payload of what opens a session, or opens it anew. */
export const openedSessionPayload = (name: string, description: string) =>
  builder.objectRef<OpenedSession>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose('viewer', { type: ViewerRef, description: 'The person now signed in.' }),
      token: t.exposeString('token', {
        nullable: true,
        description:
          'The bearer token of an app, which says x-popote-client: native when it signs in; null otherwise, as browsers get a cookie.',
      }),
      tokenExpiresAt: t.expose('tokenExpiresAt', {
        type: 'DateTime',
        nullable: true,
        description: tokenExpiry,
      }),
    }),
  });
