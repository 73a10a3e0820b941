import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { MealTypeEnum } from '../../../graphql/enums.graphql.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { parseInput } from '../../../graphql/parse-input.js';
import { InputRefusal, NotFoundRefusal } from '../../../graphql/refusal.js';
import { changeMeal } from './change-meal.js';
import { changePlannedMeal, deletePlannedMeal } from './change-planned-meal.js';
import { planMeal } from './plan-meal.js';
import {
  movePlannedMealInput,
  planMealInput,
  updatePlannedMealInput,
} from './planned-meal-input.js';
import { planningScope, takenLines, unlistedWithMeals } from './planned-meal.graphql.js';

const PlanMealPayload = kitchenPayload(
  'PlanMealPayload',
  `The meal is planned: the one of plannedMeals. ${takenLines}`,
);
const UpdatePlannedMealPayload = kitchenPayload(
  'UpdatePlannedMealPayload',
  'The meal is changed: the one of plannedMeals. shoppingItems has the lines that say another amount now, and those that a larger meal needs beside them; deletedShoppingItemIds those of which nothing is to be bought any more.',
);
const MovePlannedMealPayload = kitchenPayload(
  'MovePlannedMealPayload',
  'The meal is moved: the one of plannedMeals.',
);
const DeletePlannedMealPayload = kitchenPayload(
  'DeletePlannedMealPayload',
  `The meal is off the plan. ${unlistedWithMeals}`,
);

const PlanMealInputRef = builder.inputType('PlanMealInput', {
  description: 'A meal to plan.',
  fields: (t) => ({
    id: t.id({ description: 'A UUID made by the caller: a repeat changes nothing.' }),
    recipeId: t.id({ description: 'A recipe that the caller may read.' }),
    recipeTitle: t.string({
      description:
        'What to call the meal, 1 to 200 characters, trimmed: it stands also beside a recipe, as somebody may call a dish as they like. The recipe’s title, or the item’s name, when left out; required without either.',
    }),
    date: t.field({ type: 'Date', required: true, description: 'From 2000 to 2100.' }),
    time: t.string({ required: true, description: 'HH:MM, 00:00 to 23:59.' }),
    servings: t.int({ required: true, description: '1 to 50.' }),
    mealType: t.field({
      type: MealTypeEnum,
      required: true,
      description: 'Which kind of dish it is.',
    }),
    cookedAt: t.field({
      type: 'DateTime',
      description: 'Of one that is put back: when it was cooked. Still to be cooked when left out.',
    }),
    inventoryItemId: t.id({
      description:
        'Leftovers in the household’s fridge that are eaten then: they are kept for it, and leave the fridge when it is cooked. Not beside a recipe.',
    }),
  }),
});

builder.mutationField('planMeal', (t) =>
  t.field({
    type: PlanMealPayload,
    description:
      'Plans a meal of the household; the same id a second time changes nothing. Lines that are on the list for its recipe alone, or were bought for it within a day and not cooked since, become the meal’s; what was bought, those of an earlier meal of it that has none. Subscribers only.',
    authScopes: { subscribed: true },
    args: { input: t.arg({ type: PlanMealInputRef, required: true }) },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'PlanMealResult' } },
    resolve: async (_root, { input }, context) => {
      const scope = planningScope(context);
      return answerChange(context, await planMeal(scope, parseInput(planMealInput, input)));
    },
  }),
);

const UpdatePlannedMealInputRef = builder.inputType('UpdatePlannedMealInput', {
  description: 'What to change of a meal; what is left out stays.',
  fields: (t) => ({
    recipeTitle: t.string({ description: '1 to 200 characters; trimmed.' }),
    date: t.field({ type: 'Date', description: 'From 2000 to 2100.' }),
    time: t.string({ description: 'HH:MM, 00:00 to 23:59.' }),
    servings: t.int({ description: '1 to 50.' }),
    mealType: t.field({ type: MealTypeEnum, description: 'Which kind of dish it is.' }),
  }),
});

builder.mutationField('updatePlannedMeal', (t) =>
  t.field({
    type: UpdatePlannedMealPayload,
    description:
      'Changes a planned meal of the household. For another number of people its unticked lines on the shopping list change with it until it is cooked, ticked ones stay; of what is to come and was bought or left out for fewer, the list gets what the fridge lacks. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({ required: true, description: 'The meal’s id.' }),
      input: t.arg({ type: UpdatePlannedMealInputRef, required: true }),
    },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'UpdatePlannedMealResult' } },
    resolve: async (_root, { id, input }, context) => {
      const scope = planningScope(context);
      const changes = parseInput(updatePlannedMealInput, input);
      return answerChange(context, await changeMeal(scope, id, changes));
    },
  }),
);

builder.mutationField('movePlannedMeal', (t) =>
  t.field({
    type: MovePlannedMealPayload,
    description:
      'Moves a planned meal to another day or time; its lines on the shopping list go with it. Subscribers only.',
    authScopes: { subscribed: true },
    args: {
      id: t.arg.id({ required: true, description: 'The meal’s id.' }),
      date: t.arg({ type: 'Date', required: true, description: 'From 2000 to 2100.' }),
      time: t.arg.string({ description: 'HH:MM; as it was when left out.' }),
    },
    errors: { types: [InputRefusal, NotFoundRefusal], union: { name: 'MovePlannedMealResult' } },
    resolve: async (_root, { id, ...place }, context) => {
      const scope = planningScope(context);
      const changes = parseInput(movePlannedMealInput, place);
      const { plannedMeal } = await changePlannedMeal(scope, id, changes);
      return answerChange(context, { plannedMeals: [plannedMeal] });
    },
  }),
);

builder.mutationField('deletePlannedMeal', (t) =>
  t.field({
    type: DeletePlannedMealPayload,
    description:
      'Takes a meal of the household off the plan, and its unticked lines off the shopping list; ticked ones stay, for its recipe alone. restoreShoppingItems and then planMeal with the same id undo it. Subscribers only.',
    authScopes: { subscribed: true },
    args: { id: t.arg.id({ required: true, description: 'The meal’s id.' }) },
    errors: { types: [NotFoundRefusal], union: { name: 'DeletePlannedMealResult' } },
    resolve: async (_root, { id }, context) =>
      answerChange(context, await deletePlannedMeal(planningScope(context), id)),
  }),
);
