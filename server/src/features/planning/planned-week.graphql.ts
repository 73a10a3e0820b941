import { builder } from '../../graphql/builder.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { deletePlannedMeals, type DeletedMeals } from './change-planned-meal.js';
import { copyWeek, type CopiedWeek } from './copy-week.js';
import { mealIdsInput, weekInput } from './planned-meal-input.js';
import {
  PlannedMealRef,
  planningScope,
  takenLinesOf,
  unlistedWithMeals,
} from './planned-meal.graphql.js';

const dashboardOfViewer = {
  type: ViewerRef,
  description: 'The viewer, with the dashboard as it is now.',
};

const CopyWeekPayload = builder
  .objectRef<CopiedWeek & { viewer: Viewer }>('CopyWeekPayload')
  .implement({
    description: 'The week is copied.',
    fields: (t) => ({
      copied: t.int({
        description: 'How many meals are new.',
        resolve: ({ copiedIds }) => copiedIds.length,
      }),
      copiedMealIds: t.exposeIDList('copiedIds', { description: 'The ids of those that are new.' }),
      plannedMeals: t.expose('meals', {
        type: [PlannedMealRef],
        description: 'Every meal of the week that was filled, by date and time; at most 1000.',
      }),
      shoppingItems: t.prismaField({
        type: ['ShoppingItem'],
        description: takenLinesOf,
        resolve: (_query, { shoppingItems }) => shoppingItems,
      }),
      viewer: t.expose('viewer', dashboardOfViewer),
    }),
  });

builder.mutationField('copyWeek', (t) =>
  t.field({
    type: CopyWeekPayload,
    description:
      'Copies a week’s meals, Monday to Sunday, into another week; a repeat changes nothing. Lines that are on the list for a recipe alone, or were bought for it within a day and not cooked since, become those of its first copy; what was bought, those of an earlier meal of it that has none. The id of a copy is the first half of the SHA-256 of its original’s id followed by the Monday of its week (YYYY-MM-DD). Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'A day of the week to copy.' }),
      to: t.arg({ type: 'Date', required: true, description: 'A day of the week to fill.' }),
    },
    errors: { types: [InputRefusal], union: { name: 'CopyWeekResult' } },
    resolve: async (_root, args, context) => {
      const scope = planningScope(context);
      const { from, to } = parseInput(weekInput, args);
      return { ...(await copyWeek(scope, from, to)), viewer: scope.viewer };
    },
  }),
);

const DeletePlannedMealsPayload = builder
  .objectRef<DeletedMeals & { viewer: Viewer }>('DeletePlannedMealsPayload')
  .implement({
    description: 'The meals are off the plan.',
    fields: (t) => ({
      plannedMealIds: t.exposeIDList('plannedMealIds', {
        description: 'The ids of the meals that are gone now.',
      }),
      deletedShoppingItemIds: t.exposeIDList('deletedShoppingItemIds', {
        description: unlistedWithMeals,
      }),
      viewer: t.expose('viewer', dashboardOfViewer),
    }),
  });

builder.mutationField('deletePlannedMeals', (t) =>
  t.field({
    type: DeletePlannedMealsPayload,
    description:
      'Takes meals of the household off the plan, and their unticked lines off the shopping list unless those are to stay, such as those of a week copied by mistake. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      ids: t.arg.idList({ required: true, description: '1 to 1000 ids of meals.' }),
      keepShoppingItems: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether their lines stay on the shopping list, for their recipes alone.',
      }),
    },
    errors: {
      types: [InputRefusal, NotFoundRefusal],
      union: { name: 'DeletePlannedMealsResult' },
    },
    resolve: async (_root, { keepShoppingItems, ids: asked }, context) => {
      const scope = planningScope(context);
      const { ids } = parseInput(mealIdsInput, { ids: asked });
      const deleted = await deletePlannedMeals(scope, ids, { keepLines: keepShoppingItems });
      return { ...deleted, viewer: scope.viewer };
    },
  }),
);
