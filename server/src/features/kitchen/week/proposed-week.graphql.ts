import { queryFromInfo } from '@pothos/plugin-prisma';
import type { Recipe } from '../../../generated/prisma/client.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { MealTypeEnum } from '../../../graphql/enums.graphql.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import { weekMoments, type WeekMoment } from '../../../week-choice/moments.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import { findProposedWeek } from './find-proposed-week.js';
import { firstOpenDinner } from './first-open-dinner.js';
import { readWeek, recipesOfWeek, type ProposedMeal, type ProposedWeek } from './read-week.js';
import type { StoredReason } from './stored-week.js';

export const WeekMomentEnum = builder.enumType('WeekMoment', {
  description: 'A meal of the day.',
  values: {
    LUNCH: { description: 'At midday, 12:30.' },
    DINNER: { description: 'In the evening, 19:00.' },
  } satisfies Record<WeekMoment, object>,
});

const WeekReasonKindEnum = builder.enumType('WeekReasonKind', {
  description: 'Why a dish was chosen.',
  values: {
    USES_UP: {
      description:
        'It uses what would expire: foodName, and expiresOn for the day on which it counts as expired.',
    },
    AT_HOME: { description: 'It uses what the fridge has: foodName is the first of it.' },
    QUICK: { description: 'The dish is made fast; minutes says how fast.' },
    KEPT: { description: 'The dish is a favourite of a member of the household.' },
    LIKED: { description: 'It holds a food that somebody prefers.' },
    IN_SEASON: { description: 'What it is made of is in season.' },
    LOW_PRICE: { description: 'The dish costs little.' },
    CHILDREN: { description: 'Children like the dish.' },
  } satisfies Record<StoredReason['kind'], object>,
});

export const WeekReasonRef = builder.objectRef<StoredReason>('WeekReason').implement({
  description: 'One reason, as data; what does not belong to its kind is null.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: WeekReasonKindEnum,
      description: 'Which reason it is; the fields that go with it are set.',
    }),
    foodName: t.exposeString('foodName', {
      nullable: true,
      description: 'USES_UP and AT_HOME: the food as the fridge calls it, 1 to 200 characters.',
    }),
    expiresOn: t.expose('expiresOn', {
      type: 'Date',
      nullable: true,
      description: 'USES_UP: the day on which the food counts as expired.',
    }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'QUICK: the time in all, in minutes.',
    }),
  }),
});

const ProposedMealRef = builder
  .objectRef<ProposedMeal & { recipes: ReadonlyMap<string, Recipe> }>('ProposedMeal')
  .implement({
    description: 'A meal of a proposed week.',
    fields: (t) => ({
      id: t.exposeID('id', {
        description: 'Its id; applied, the planned meal has the same.',
      }),
      date: t.expose('date', { type: 'Date', description: 'The day, in Europe/Zurich.' }),
      time: t.exposeString('time', {
        description: 'HH:MM: 12:30 at midday, 19:00 in the evening.',
      }),
      moment: t.expose('moment', {
        type: WeekMomentEnum,
        description: 'Whether it is lunch or dinner.',
      }),
      mealType: t.expose('mealType', {
        type: MealTypeEnum,
        description:
          'MAIN; or DESSERT, where one uses what would expire and no main course does: at most two in a week, and none unless a main course is proposed.',
      }),
      servings: t.exposeInt('servings', { description: 'For how many, 1 to 50.' }),
      recipe: t.field({
        type: 'Recipe',
        nullable: true,
        description:
          'The dish; null where none fits or the meal is removed, and the meal is then not planned.',
        resolve: ({ recipeId, recipes }) => (recipeId && recipes.get(recipeId)) || null,
      }),
      reasons: t.expose('reasons', {
        type: [WeekReasonRef],
        description: 'Why this dish, the strongest reason first; at most two.',
      }),
      held: t.exposeBoolean('held', {
        description: 'Whether the dish stays while the rest is chosen anew.',
      }),
      removed: t.exposeBoolean('removed', {
        description: 'Whether nothing is wanted for this meal: it has no dish and is not planned.',
      }),
      alternatives: t.field({
        type: ['Recipe'],
        description:
          'Dishes that could stand here instead beside the rest of the week, the best first; at most three.',
        resolve: ({ alternatives, recipes }) => alternatives.flatMap((id) => recipes.get(id) ?? []),
      }),
    }),
  });

const ProposedWeekRef = builder
  .objectRef<ProposedWeek & { recipes: ReadonlyMap<string, Recipe> }>('ProposedWeek')
  .implement({
    description: 'A proposed week, with what it was asked for.',
    fields: (t) => ({
      from: t.expose('from', { type: 'Date', description: 'The first day.' }),
      to: t.expose('to', { type: 'Date', description: 'The last day, included; 0 to 13 later.' }),
      moments: t.field({
        type: [WeekMomentEnum],
        description: 'Which meals of each day were asked for: one or both, in their order.',
        resolve: ({ moments }) => weekMoments.filter((moment) => moments.includes(moment)),
      }),
      servings: t.exposeInt('servings', { description: 'For how many, 1 to 50.' }),
      weekdayMinutes: t.exposeInt('weekdayMinutes', {
        nullable: true,
        description: 'The longest a dish may take from Monday to Friday; null without a limit.',
      }),
      weekendMinutes: t.exposeInt('weekendMinutes', {
        nullable: true,
        description: 'The longest a dish may take on Saturday and Sunday; null without a limit.',
      }),
      lowBudget: t.exposeBoolean('lowBudget', { description: 'Whether cheap dishes are wanted.' }),
      useUpFridge: t.exposeBoolean('useUpFridge', {
        description: 'Whether the fridge is to be emptied.',
      }),
      stockList: t.exposeBoolean('stockList', {
        description: 'Whether planning the week lists the staples too, to be checked.',
      }),
      meals: t.field({
        type: [ProposedMealRef],
        description:
          'The meals that are to come and for which no main course was planned, by date and time, and the desserts; 0 to 42.',
        resolve: ({ meals, recipes }) => meals.map((meal) => ({ ...meal, recipes })),
      }),
    }),
  });

builder.prismaObjectField('Proposal', 'week', (t) =>
  t.field({
    type: ProposedWeekRef,
    nullable: true,
    description: 'PLAN_WEEK: the week; null for every other action.',
    select: { action: true, request: true },
    resolve: async ({ action, request }, _args, context, info) => {
      if (action !== 'PLAN_WEEK') return null;
      const week = readWeek(request);
      const paths = [
        ['meals', 'recipe'],
        ['meals', 'alternatives'],
      ];
      const query = queryFromInfo({ context, info, typeName: 'Recipe', paths });
      const scope = { db: context.db, viewer: viewerOf(context) };
      return { ...week, recipes: await recipesOfWeek(scope, week, query) };
    },
  }),
);

builder.objectFields(ViewerRef, (t) => ({
  proposedWeek: t.prismaField({
    type: 'Proposal',
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'The last week that was proposed to the person, while it is pending, or applied and can be undone: until it expires. Null when there is none. Behind the subscription.',
    resolve: (query, viewer, _args, { db, clock }) =>
      findProposedWeek({ db, viewer, clock }, query),
  }),
}));

builder.prismaObjectField(KitchenRef, 'firstOpenDinner', (t) =>
  t.field({
    type: 'Date',
    nullable: true,
    description:
      'The first day from today on whose dinner is to come and has no main course planned, for a week that begins where the plan ends; null where the next 31 all have one.',
    resolve: (kitchen, _args, context) => {
      const { db, clock } = context;
      return firstOpenDinner({ db, clock, viewer: memberOf(kitchen, context) });
    },
  }),
);
