import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { deviceName } from './device-name.js';
import { listSessions, revokeSession, type SessionRow } from './list-sessions.js';
import { forgetSession, noteSessionsEnded } from './open-session.js';

const SessionRef = builder.objectRef<SessionRow>('Session').implement({
  description: 'A device that is signed in.',
  fields: (t) => ({
    id: t.exposeID('publicId', { description: 'The session’s id; it opens nothing.' }),
    device: t.string({
      description:
        'The browser and its system by their own names, such as « Firefox · Android »; empty when unknown.',
      resolve: ({ device }) => deviceName(device),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it was last used, to a quarter of an hour.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description:
        'When it ends unless it is used before: 30 days after its last prolongation, which a use in the second half of them brings.',
    }),
    current: t.boolean({
      description: 'Whether this request comes from it.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
  }),
});

builder.objectField(ViewerRef, 'sessions', (t) =>
  t.field({
    type: [SessionRef],
    description: 'The devices that are signed in, the last used first; at most 100.',
    resolve: (viewer, _args, { db }) => listSessions(db, viewer),
  }),
);

const RevokeSessionPayload = builder
  .objectRef<{ sessionId: string; viewer: Viewer | null }>('RevokeSessionPayload')
  .implement({
    description: 'The device is signed out.',
    fields: (t) => ({
      sessionId: t.exposeID('sessionId', { description: 'The id that was given.' }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        nullable: true,
        description: 'The viewer, with the sessions that are left; null where it was this one.',
      }),
    }),
  });

builder.mutationField('revokeSession', (t) =>
  t.field({
    type: RevokeSessionPayload,
    description: 'Signs one of the caller’s devices out. Signed in only.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ required: true, description: 'The session’s id.' }) },
    errors: { types: [NotFoundRefusal], union: { name: 'RevokeSessionResult' } },
    resolve: async (_root, { id }, context) => {
      const viewer = viewerOf(context);
      const revoked = await revokeSession(context.db, viewer, id);
      noteSessionsEnded(context, viewer);
      if (revoked.id === viewer.sessionId) forgetSession(context);
      return { sessionId: id, viewer: context.viewer };
    },
  }),
);

const SignOutEverywherePayload = builder
  .objectRef<{ signedOut: boolean }>('SignOutEverywherePayload')
  .implement({
    description: 'Every session has ended, this one too.',
    fields: (t) => ({
      signedOut: t.exposeBoolean('signedOut', { description: 'Always true.' }),
    }),
  });

builder.mutationField('signOutEverywhere', (t) =>
  t.field({
    type: SignOutEverywherePayload,
    description: 'Signs every device of the caller out, this one too. Signed in only.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const viewer = viewerOf(context);
      await context.sessions.closeAll(viewer.id);
      noteSessionsEnded(context, viewer);
      forgetSession(context);
      return { signedOut: true };
    },
  }),
);
