import { builder } from '../../graphql/builder.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { HouseholdSizeRef, ShoppingFrequencyEnum } from './preferences.graphql.js';
import { loadHouseholdHabits, type HouseholdHabits } from './household-habits.js';

const HouseholdHabitsRef = builder.objectRef<HouseholdHabits>('HouseholdHabits').implement({
  description:
    'What another member has answered for the whole household; nothing of what they eat.',
  fields: (t) => ({
    householdSize: t.expose('householdSize', {
      type: HouseholdSizeRef,
      description: 'Who eats; at least as many as share the household.',
    }),
    shoppingFrequency: t.expose('shoppingFrequency', {
      type: ShoppingFrequencyEnum,
      description: 'How often the household shops.',
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  householdHabits: t.field({
    type: HouseholdHabitsRef,
    nullable: true,
    description:
      'For whoever joins a household: what they need not be asked again. Null where no other member has answered.',
    resolve: (viewer, _args, { db }) => loadHouseholdHabits(db, viewer),
  }),
}));
