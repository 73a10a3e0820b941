import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { noteTouched } from '../kitchen/live/household-log.js';
import {
  AllergenEnum,
  DietaryRestrictionEnum,
  DifficultyEnum,
} from '../../graphql/enums.graphql.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { leastAtTable, tableOf } from '../../recipe-writing/household-table.js';
import { savePreferencesInput } from './preferences-input.js';
import { savePreferences } from './save-preferences.js';

export const ShoppingFrequencyEnum = builder.enumType('ShoppingFrequency', {
  description: 'How often the household shops.',
  values: {
    DAILY: { description: 'Every day: fresher, more flexible.' },
    WEEKLY: { description: 'Once a week.' },
    MONTHLY: { description: 'Once a month: planned far ahead.' },
  } as const,
});

export const HouseholdSizeRef = builder
  .objectRef<{ adults: number; children: number }>('HouseholdSize')
  .implement({
    description: 'How many adults and children eat.',
    fields: (t) => ({
      adults: t.exposeInt('adults', { description: '1 to 10.' }),
      children: t.exposeInt('children', { description: '0 to 9.' }),
    }),
  });

const membersOfUser = {
  select: {
    household: {
      select: {
        members: {
          select: {
            id: true,
            preferences: {
              select: { adults: true, children: true, servings: true, difficulty: true },
            },
          },
        },
      },
    },
  },
} as const;

const PreferencesRef = builder.prismaObject('Preferences', {
  description: 'What a person eats, for how many, and how they shop.',
  fields: (t) => ({
    id: t.exposeID('userId', { description: 'The user’s id.' }),
    householdSize: t.field({
      type: HouseholdSizeRef,
      description: 'How many adults and children eat.',
      select: { adults: true, children: true },
      resolve: ({ adults, children }) => ({ adults, children }),
    }),
    dietaryRestrictions: t.expose('dietaryRestrictions', {
      type: [DietaryRestrictionEnum],
      description: 'What the person does not eat; empty for none.',
    }),
    allergens: t.expose('allergens', {
      type: [AllergenEnum],
      description: 'What the person is allergic to; empty for nothing.',
    }),
    preferredFoods: t.exposeStringList('preferredFoods', {
      description: 'At most 50, each 1 to 100 characters.',
    }),
    avoidedFoods: t.exposeStringList('avoidedFoods', {
      description: 'At most 50, each 1 to 100 characters; never in a suggestion.',
    }),
    shoppingFrequency: t.expose('shoppingFrequency', {
      type: ShoppingFrequencyEnum,
      description: 'WEEKLY unless chosen otherwise.',
    }),
    difficulty: t.expose('difficulty', {
      type: DifficultyEnum,
      description: 'How hard suggestions may be; EASY unless chosen otherwise.',
    }),
    servings: t.int({
      description:
        'For how many recipes are written: the number chosen, 1 to 50, or else as many as eat in the household. That is the largest size that a member has said, and no fewer than its members.',
      select: { servings: true, adults: true, children: true, user: membersOfUser },
      resolve: ({ userId, user: { household } }) => tableOf(household.members, userId).servings,
    }),
    servingsChosen: t.boolean({
      description: 'Whether the person chose the servings; false while they follow the household.',
      select: { servings: true },
      resolve: ({ servings }) => servings !== null,
    }),
    leastServings: t.int({
      description:
        'What servings that follow the household are at least, whatever size the person says: the largest that another member has said, and no fewer than the members.',
      select: { user: membersOfUser },
      resolve: ({ userId, user: { household } }) => leastAtTable(household.members, userId),
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  preferences: t.prismaField({
    type: PreferencesRef,
    nullable: true,
    description: 'Null until the questionnaire is finished.',
    resolve: (query, viewer, _args, { db }) =>
      db.preferences.findUnique({ ...query, where: { userId: viewer.id } }),
  }),
}));

const HouseholdSizeInputRef = builder.inputType('HouseholdSizeInput', {
  description: 'How many adults and children eat.',
  fields: (t) => ({
    adults: t.int({ required: true, description: '1 to 10.' }),
    children: t.int({ required: true, description: '0 to 9.' }),
  }),
});

const SavePreferencesInputRef = builder.inputType('SavePreferencesInput', {
  description: 'The questionnaire’s answers.',
  fields: (t) => ({
    householdSize: t.field({
      type: HouseholdSizeInputRef,
      required: true,
      description: 'How many adults and children eat.',
    }),
    dietaryRestrictions: t.field({
      type: [DietaryRestrictionEnum],
      required: true,
      description: 'Empty for none; doubles are dropped.',
    }),
    allergens: t.field({
      type: [AllergenEnum],
      description: 'Empty for none; doubles are dropped. Kept as they were when left out.',
    }),
    preferredFoods: t.stringList({
      required: true,
      description: 'At most 50, each at most 100 characters; trimmed, blank ones dropped.',
    }),
    avoidedFoods: t.stringList({
      required: true,
      description: 'At most 50, each at most 100 characters; trimmed, blank ones dropped.',
    }),
    shoppingFrequency: t.field({
      type: ShoppingFrequencyEnum,
      required: true,
      description: 'How often the household shops.',
    }),
    difficulty: t.field({
      type: DifficultyEnum,
      description: 'How hard recipes may be; kept as it was when left out.',
    }),
    servings: t.int({
      description:
        '1 to 50; null follows the household from now on. Kept as it was, chosen or not, when left out.',
    }),
    consentVersion: t.int({
      description:
        'The version of the words by which the person agrees to the use of their restrictions, 2 at present. Needed with restrictions or allergens unless such a consent stands already, otherwise refused as REQUIRED; without any it is passed over.',
    }),
  }),
});

const SavePreferencesPayload = builder
  .objectRef<{ viewer: Viewer }>('SavePreferencesPayload')
  .implement({
    description: 'The answers are saved.',
    fields: (t) => ({
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the new preferences and the next step.',
      }),
    }),
  });

builder.mutationField('savePreferences', (t) =>
  t.field({
    type: SavePreferencesPayload,
    description:
      'Saves the questionnaire’s answers over the former ones; restrictions and allergens only with the person’s consent. Signed in only.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: SavePreferencesInputRef, required: true }) },
    errors: { types: [InputRefusal], union: { name: 'SavePreferencesResult' } },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      await savePreferences({ ...context, viewer }, parseInput(savePreferencesInput, input));
      noteTouched(context, viewer, { settings: true });
      return { viewer: { ...viewer, hasPreferences: true } };
    },
  }),
);
