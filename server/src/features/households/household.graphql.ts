import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { householdDiet } from '../../graphql/household-diet.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { limits, openInvitations } from './invitation.policy.js';

export const HouseholdMemberRef = builder.prismaObject('User', {
  name: 'HouseholdMember',
  description: 'A person of the household, as the others see them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The user’s id.' }),
    firstName: t.exposeString('firstName', { description: '1 to 100 characters.' }),
  }),
});

const HouseholdRef = builder.prismaObject('Household', {
  description: 'Who shares the plan, the list and the fridge.',
  // Reading its kitchen looks nothing up.
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The household’s id.' }),
    members: t.relation('members', {
      type: HouseholdMemberRef,
      description: 'The longest member first; at most 8.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: limits.members },
    }),
    dietVersion: t.string({
      description:
        'Another one whenever what a member may not eat has changed: what a recipe was checked for before then no longer holds.',
      resolve: async (_household, _args, context) => (await householdDiet(context)).version,
    }),
    invitations: t.relation('invitations', {
      description:
        'What the household has offered and nobody has taken yet, the newest first; at most 20.',
      query: (_args, context) => ({
        where: openInvitations(viewerOf(context), context.clock.now()),
        orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
        take: limits.openInvitations,
      }),
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  household: t.field({
    type: HouseholdRef,
    description: 'The one household a person belongs to.',
    resolve: ({ householdId }) => ({ id: householdId }),
  }),
}));
