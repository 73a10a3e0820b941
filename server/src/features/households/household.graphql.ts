import { builder } from '../../graphql/builder.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';

const HouseholdMemberRef = builder.prismaObject('User', {
  name: 'HouseholdMember',
  description: 'A person of the household, as the others see them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The user’s id.' }),
    firstName: t.exposeString('firstName', { description: '1 to 100 characters.' }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: 'A picture, when there is one.',
    }),
  }),
});

const HouseholdRef = builder.prismaObject('Household', {
  description: 'Who shares the plan, the list and the fridge.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The household’s id.' }),
    members: t.relation('members', {
      type: HouseholdMemberRef,
      description: 'The longest member first; at most 20.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 20 },
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  household: t.prismaField({
    type: HouseholdRef,
    description: 'The one household a person belongs to.',
    resolve: (query, viewer, _args, { db }) =>
      db.household.findUniqueOrThrow({ ...query, where: { id: viewer.householdId } }),
  }),
}));
