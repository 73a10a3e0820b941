import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { UnitEnum } from '../../../graphql/enums.graphql.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { RefusalInterface } from '../../../graphql/refusal.graphql.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { addRecipeToList } from './add-recipe-to-list.js';
import { addShoppingItem } from './add-shopping-item.js';
import { addWeekToList } from './add-week-to-list.js';
import type { AddedLines } from './insert-recipe-lines.js';
import { countNewArticles } from './count-new-articles.js';
import { addShoppingItemInput, requireDaySpan, servingsInput } from './shopping-input.js';
import { AlreadyInListRefusal, DaysPastRefusal } from './shopping-item.errors.js';
import { ShoppingItemRef } from './shopping-item.graphql.js';

builder.objectType(AlreadyInListRefusal, {
  name: 'AlreadyInListRefusal',
  description: 'The ingredients are on the list already.',
  interfaces: [RefusalInterface],
});

builder.objectType(DaysPastRefusal, {
  name: 'DaysPastRefusal',
  description: 'Every day asked for is over, and includePast was not said.',
  interfaces: [RefusalInterface],
});

const AddShoppingItemInputRef = builder.inputType('AddShoppingItemInput', {
  description: 'A line, said whole or in its parts.',
  fields: (t) => ({
    id: t.id({ description: 'A fresh UUID; sent again it adds nothing. Made when left out.' }),
    line: t.string({
      description:
        'As a person says it, « 2 kg de pommes »: at most 300 characters, trimmed. Name, quantity and unit are refused beside it.',
    }),
    name: t.string({ description: '1 to 200 characters, trimmed; required without a line.' }),
    quantity: t.string({ description: 'At most 20 characters; « 1 » when blank or left out.' }),
    unit: t.field({ type: UnitEnum, description: 'UNIT when left out.' }),
  }),
});

const AddShoppingItemPayload = kitchenPayload(
  'AddShoppingItemPayload',
  'The line is on the list: the one of shoppingItems, as it was read.',
);

const missingOnlyArgument = {
  required: true,
  defaultValue: false,
  description:
    'Leaves out what is in the fridge, has not expired by the day of the meal (today without one), and is needed by no other planned meal that is still to come; of what there is too little of, adds the rest. Units are converted, never from mass to volume. Of what is added, the household’s staples are toCheck.',
} as const;

/** What both ways of adding recipes answer. */
function addedLines(name: string, description: string) {
  const payload = kitchenPayload<AddedLines>(name, description);
  builder.objectFields(payload, (t) => ({
    inFridge: t.stringList({
      description: 'Names of the lines that were left out whole because the fridge has them.',
      resolve: ({ leftOut }) => [
        ...new Set(leftOut.filter(({ position }) => position !== null).map(({ name }) => name)),
      ],
    }),
    leftOut: t.expose('leftOut', {
      type: [ShoppingItemRef],
      description:
        'Lines, or parts of them, that are not on the list because the fridge has them: restoreShoppingItems puts them there, for a day or until their meal is over; so does adding the same again once the fridge has them no more.',
    }),
    newArticles: t.int({
      description:
        'By how many the articles to buy have grown: each product of the shoppingItems counts once, and not where it was to be bought already, nor where it is only to be checked.',
      resolve: ({ shoppingItems, viewer }, _args, { db }) =>
        countNewArticles({ db, viewer }, shoppingItems),
    }),
  }));
  return payload;
}

const AddRecipePayload = addedLines(
  'AddRecipeToShoppingListPayload',
  'The ingredients are on the list: shoppingItems has the new lines, in the recipe’s order.',
);
const AddWeekPayload = addedLines(
  'AddWeekToShoppingListPayload',
  'The ingredients are on the list: shoppingItems has the new lines; none when no meal of the days that count has a recipe.',
);

builder.mutationFields((t) => ({
  addShoppingItem: t.field({
    type: AddShoppingItemPayload,
    description: 'Adds a line by hand. Subscribers only.',
    authScopes: { subscribed: true },
    args: { input: t.arg({ type: AddShoppingItemInputRef, required: true }) },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'AddShoppingItemResult' } },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      const asked = parseInput(addShoppingItemInput, input);
      const item = await addShoppingItem({ db: context.db, viewer }, asked);
      return answerChange(context, { shoppingItems: [item] });
    },
  }),
  addRecipeToShoppingList: t.field({
    type: AddRecipePayload,
    description:
      'Adds a recipe’s ingredients in one go, without water from the tap; refused while lines of it are on the list, for whichever meal. For a planned meal, the lines that are there, or were bought, for the recipe alone become the meal’s, and what they lack for its servings is added; refused where they lack nothing, or were bought for it within a day. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      recipeId: t.arg.id({ required: true, description: 'The recipe’s id.' }),
      servings: t.arg.int({
        description: 'For how many, 1 to 100; the meal’s, or else the recipe’s, when left out.',
      }),
      plannedMealId: t.arg.id({
        description: 'The planned meal it is for: each meal’s lines are its own.',
      }),
      missingOnly: t.arg.boolean(missingOnlyArgument),
    },
    errors: {
      types: [InputRefusal, NotFoundRefusal, AlreadyInListRefusal],
      union: { name: 'AddRecipeToShoppingListResult' },
    },
    resolve: async (_root, { recipeId, plannedMealId, missingOnly, ...rest }, context) => {
      const viewer = viewerOf(context);
      const { servings } = parseInput(servingsInput, rest);
      const asked = {
        recipeId,
        servings: servings ?? null,
        plannedMealId: plannedMealId ?? null,
        missingOnly,
      };
      const { db, clock } = context;
      return answerChange(context, await addRecipeToList({ db, viewer, clock }, asked));
    },
  }),
  addWeekToShoppingList: t.field({
    type: AddWeekPayload,
    description:
      'Adds the ingredients of every meal planned in a span of 1 to 31 days, from today (Europe/Zurich, the whole day) on, each for its servings. Lines that are on the list, or were bought, for a recipe alone become those of its first meal; of a meal whose lines are there, or were bought within a day, only what it lacks for its servings is added. Refused when no meal lacks anything. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day, included.' }),
      includePast: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'Counts the days that are over as well. Without it they are left out, and a span of nothing else is refused as DAYS_PAST.',
      }),
      missingOnly: t.arg.boolean(missingOnlyArgument),
    },
    errors: {
      types: [InputRefusal, AlreadyInListRefusal, DaysPastRefusal],
      union: { name: 'AddWeekToShoppingListResult' },
    },
    resolve: async (_root, args, context) => {
      const viewer = viewerOf(context);
      requireDaySpan(args.from, args.to);
      const { db, clock } = context;
      return answerChange(context, await addWeekToList({ db, viewer, clock }, args));
    },
  }),
}));
