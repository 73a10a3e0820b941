import { z } from 'zod';
import type { Invitation } from '../../generated/prisma/client.js';
import { builder } from '../../graphql/builder.js';
import { viewerOf, type Context } from '../../graphql/context.js';
import { noteTouched } from '../kitchen/live/household-log.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { loadViewerRow, toViewer, type Viewer } from '../../platform/viewer.js';
import { acceptInvitation } from './accept-invitation.js';
import { createInvitation } from './create-invitation.js';
import { HouseholdRefusal } from './invitation.errors.js';
import { InvitationRef } from './invitation.graphql.js';
import { leaveHousehold } from './leave-household.js';
import { revokeInvitation } from './revoke-invitation.js';

const invitationInput = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254).pipe(z.email()),
});

const CreateInvitationInputRef = builder.inputType('CreateInvitationInput', {
  description: 'Whom to invite.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'Where the invitation goes, at most 254 characters; case is ignored.',
    }),
  }),
});

const CreateInvitationPayload = builder
  .objectRef<{ invitation: Invitation; viewer: Viewer }>('CreateInvitationPayload')
  .implement({
    description: 'The invitation is on its way, whether or not the address has an account.',
    fields: (t) => ({
      invitation: t.prismaField({
        type: InvitationRef,
        description: 'The invitation.',
        resolve: (query, { invitation, viewer }, _args, { db }) =>
          db.invitation.findFirstOrThrow({
            ...query,
            where: { id: invitation.id, householdId: viewer.householdId },
          }),
      }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the household’s invitations as they are now.',
      }),
    }),
  });

const RevokeInvitationPayload = builder
  .objectRef<{ invitationId: string; viewer: Viewer }>('RevokeInvitationPayload')
  .implement({
    description: 'The invitation is taken back; its link leads nowhere.',
    fields: (t) => ({
      invitationId: t.exposeID('invitationId', {
        description: 'The id of the invitation that was revoked.',
      }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the household’s invitations as they are now.',
      }),
    }),
  });

const movedPayload = (name: string, description: string) =>
  builder.objectRef<{ viewer: Viewer }>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description:
          'The viewer, with the household, the next step and all that is shared as they are now.',
      }),
    }),
  });

/** The person as they stand in their new household. */
async function standingOf(context: Context, before: Viewer): Promise<Viewer> {
  const row = await loadViewerRow(context.db, context.clock, before.sessionId);
  if (!row) throw new Error('The session ended while its person moved.');
  return toViewer(row, context.config.complimentaryEmails);
}

/** Tells the household that somebody left, and the one that they are in now. */
function noteMoved(
  context: Context,
  before: Viewer,
  now: Viewer,
  touched: { settings: true } | { everything: true },
): void {
  noteTouched(context, before, touched);
  if (now.householdId !== before.householdId)
    noteTouched(context, { ...before, householdId: now.householdId }, touched);
}

builder.mutationFields((t) => ({
  createInvitation: t.field({
    type: CreateInvitationPayload,
    description:
      'Offers a place in the household by mail, and by a notification to whoever has an account; offered again, the link before it ends. The sender’s own address must be verified. At most 8 members and 20 open invitations; 10 an hour, 20 from one network, 5 to one address. Signed in only.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: CreateInvitationInputRef, required: true }) },
    errors: {
      types: [InputRefusal, HouseholdRefusal, RateLimitedRefusal],
      union: { name: 'CreateInvitationResult' },
    },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      const { email } = parseInput(invitationInput, input);
      const invitation = await createInvitation({ ...context, viewer }, email);
      noteTouched(context, viewer, { settings: true });
      return { invitation, viewer };
    },
  }),
  revokeInvitation: t.field({
    type: RevokeInvitationPayload,
    description: 'Takes an open invitation of the household back. Signed in only.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ required: true, description: 'The invitation’s id.' }) },
    errors: { types: [NotFoundRefusal], union: { name: 'RevokeInvitationResult' } },
    resolve: async (_root, { id }, context) => {
      const viewer = viewerOf(context);
      await revokeInvitation({ ...context, viewer }, id);
      noteTouched(context, viewer, { settings: true });
      return { invitationId: id, viewer };
    },
  }),
  acceptInvitation: t.field({
    type: movedPayload('AcceptInvitationPayload', 'The person shares the household.'),
    description:
      'Joins the household that an invitation offers. Who lived alone brings meals, list and fridge along; who shared a household leaves them to its other members. Signed in only.',
    authScopes: { signedIn: true },
    args: {
      token: t.arg.string({
        required: true,
        description:
          'What the link carries; or the invitation’s id, where it was sent to the caller’s verified address.',
      }),
    },
    errors: {
      types: [NotFoundRefusal, HouseholdRefusal],
      union: { name: 'AcceptInvitationResult' },
    },
    resolve: async (_root, { token }, context) => {
      const viewer = viewerOf(context);
      const { db, clock } = context;
      await acceptInvitation({ db, clock, viewer }, token);
      const joined = await standingOf(context, viewer);
      await context.keepOnePayer(joined.householdId);
      noteMoved(context, viewer, joined, { everything: true });
      return { viewer: joined };
    },
  }),
  leaveHousehold: t.field({
    type: movedPayload('LeaveHouseholdPayload', 'The person has a household of their own.'),
    description:
      'Leaves a shared household: meals, list and fridge stay with the others, favourites and the chat go along, and the address of the household’s calendar ends. Signed in only.',
    authScopes: { signedIn: true },
    errors: { types: [HouseholdRefusal], union: { name: 'LeaveHouseholdResult' } },
    resolve: async (_root, _args, context) => {
      const viewer = viewerOf(context);
      const { db, clock } = context;
      await leaveHousehold({ db, clock, viewer });
      const left = await standingOf(context, viewer);
      noteMoved(context, viewer, left, { settings: true });
      return { viewer: left };
    },
  }),
}));
