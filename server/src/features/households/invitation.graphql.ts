import { builder } from '../../graphql/builder.js';
import { RefusalInterface } from '../../graphql/refusal.graphql.js';
import { HouseholdMemberRef } from './household.graphql.js';
import { HouseholdRefusal } from './invitation.errors.js';
import { previewInvitation, type InvitationPreview } from './preview-invitation.js';

builder.objectType(HouseholdRefusal, {
  name: 'HouseholdRefusal',
  description: 'The household, or the invitation, does not allow it; code says why.',
  interfaces: [RefusalInterface],
});

export const InvitationRef = builder.prismaObject('Invitation', {
  description:
    'An offer to share the household, sent by mail; its link works once, for seven days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The invitation’s id; it is not what the link carries.' }),
    email: t.exposeString('email', {
      description: 'The address that it was sent to, in lower case.',
    }),
    invitedBy: t.relation('invitedBy', {
      type: HouseholdMemberRef,
      description: 'Who sent the invitation.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the invitation was sent last.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when the invitation can be accepted.',
    }),
  }),
});

const InvitationStatusEnum = builder.enumType('InvitationStatus', {
  description: 'Whether an invitation can still be taken.',
  values: {
    PENDING: { description: 'The invitation can be accepted.' },
    ACCEPTED: { description: 'The invitation was accepted.' },
    EXPIRED: { description: 'The invitation has expired.' },
  } as const,
});

const InvitationPreviewRef = builder.objectRef<InvitationPreview>('InvitationPreview').implement({
  description: 'What an invitation says to whoever holds its link.',
  fields: (t) => ({
    status: t.expose('status', {
      type: InvitationStatusEnum,
      description: 'Whether it can still be taken.',
    }),
    inviterFirstName: t.exposeString('inviterFirstName', {
      description: 'Who invites; nothing else is told of the household.',
    }),
    email: t.exposeString('email', {
      description: 'Where it was sent, lower case: what a sign-up from it begins with.',
    }),
    joined: t.exposeBoolean('joined', {
      description: 'Whether the caller shares the household already; false when signed out.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when the invitation can be accepted.',
    }),
  }),
});

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationPreviewRef,
    nullable: true,
    description:
      'An invitation before it is taken, signed in or not; null when there is none, or it was taken back.',
    args: {
      token: t.arg.string({
        required: true,
        description:
          'What its link carries; or its id, for the signed-in person whose address it was sent to.',
      }),
    },
    resolve: (_root, { token }, context) => previewInvitation(context, token),
  }),
);
