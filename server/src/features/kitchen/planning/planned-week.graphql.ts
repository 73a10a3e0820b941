import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { deletePlannedMeals } from './change-planned-meal.js';
import { copyWeek, type CopiedWeek } from './copy-week.js';
import { mealIdsInput, weekInput } from './planned-meal-input.js';
import { planningScope, takenLines, unlistedWithMeals } from './planned-meal.graphql.js';

const CopyWeekPayload = kitchenPayload<CopiedWeek>(
  'CopyWeekPayload',
  `The week is copied: plannedMeals has every meal of the week that was filled, by date and time; at most 1000. ${takenLines}`,
);
builder.objectFields(CopyWeekPayload, (t) => ({
  copied: t.int({
    description: 'How many meals are new.',
    resolve: ({ copiedMealIds }) => copiedMealIds.length,
  }),
  copiedMealIds: t.exposeIDList('copiedMealIds', { description: 'The ids of those that are new.' }),
}));
const DeletePlannedMealsPayload = kitchenPayload(
  'DeletePlannedMealsPayload',
  `The meals are off the plan. ${unlistedWithMeals}`,
);

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
      return answerChange(context, await copyWeek(scope, from, to));
    },
  }),
);

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
      return answerChange(context, deleted);
    },
  }),
);
