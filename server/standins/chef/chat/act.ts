import { checkRecipe, checkText, type DietConflict } from '#product/diet/gate/gate.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import type { ChatTurn } from '../read-request.js';
import type { BookRecipe } from '#product/recipe-book/book.js';
import type { ChefReply, ToolCall } from '../wire.js';
import { writeReply } from '../write-reply.js';
import { sayings as say } from './answer.fr.js';
import { foodsIn, type SaidFood } from './foods-said.js';
import type { Intent } from './intents.js';
import type { Kitchen } from './kitchen-told.js';
import { namedDish, shownTitle, type NamedDish } from './named-dish.js';
import { ingredientsShown, titlesIn } from './shown-recipes.js';

interface Talk {
  readonly turns: readonly ChatTurn[];
  readonly tools: readonly string[];
}

export type Action = Extract<
  Intent,
  {
    kind:
      | 'LIST_ADD'
      | 'LIST_ADD_RECIPE'
      | 'PLAN'
      | 'MOVE'
      | 'FRIDGE_ADD'
      | 'FRIDGE_REMOVE'
      | 'EMPTY_FRIDGE'
      | 'SAVE';
  }
>;

/** Calls the tool that an order asks for, or says what is missing. Tools only propose. */
export function act(action: Action, kitchen: Kitchen, talk: Talk): ChefReply {
  const made = callOf(action, kitchen, talk.turns);
  if (typeof made === 'string') return { content: made };
  if (!talk.tools.includes(made.name)) return { content: say.noTools };
  return { toolCalls: [made] };
}

/** As many as a tool takes. */
const mostItems = 30;

const call = (name: string, given: object): ToolCall => ({
  name,
  arguments: JSON.stringify(given),
});

const foodArguments = (foods: readonly SaidFood[]) =>
  foods.map(({ name, quantity, unit }) => ({
    name,
    quantity,
    unit: quantity === null ? null : unit,
  }));

function callOf(action: Action, kitchen: Kitchen, turns: readonly ChatTurn[]): ToolCall | string {
  switch (action.kind) {
    case 'LIST_ADD':
      return withFoods(action.foods, (foods) =>
        call('add_to_shopping_list', { items: foodArguments(foods) }),
      );
    case 'LIST_ADD_RECIPE':
      return withShown(namedDish(action.said, titlesIn(turns)), kitchen, turns, (recipe) => {
        const foods = ingredientsShown(turns, recipe)
          .flatMap((line) => foodsIn(line).slice(0, 2))
          .slice(0, mostItems);
        return foods.length === 0
          ? say.noRecipe
          : call('add_to_shopping_list', { items: foodArguments(foods), recipe });
      });
    case 'FRIDGE_REMOVE':
      return withFoods(action.foods, (foods) =>
        call('remove_from_fridge', { items: foodArguments(foods) }),
      );
    case 'FRIDGE_ADD': {
      const { until } = action;
      if (until && until.date === null) return say.dateUnknown;
      const isExpiry = until !== null && until.date !== null && until.date > kitchen.today;
      return withFoods(action.foods, (foods) =>
        call('add_to_fridge', {
          items: foodArguments(foods).map((food) => ({
            ...food,
            quantity: food.quantity === null ? null : Math.ceil(food.quantity),
            expiration_date: isExpiry ? until.date : null,
          })),
        }),
      );
    }
    case 'PLAN':
      return plan(action, kitchen, turns);
    case 'MOVE': {
      const { meal, from, to } = action;
      if (to.date === null || (from && from.date === null)) return say.dateUnknown;
      const planned = kitchen.plan.map(({ title }) => title);
      const meant = titlesIn(turns).find((title) => planned.includes(title)) ?? null;
      return call('move_meal', {
        meal: meal ?? (from ? null : meant),
        from_date: from?.date ?? null,
        to_date: to.date,
        to_time: to.time,
      });
    }
    case 'EMPTY_FRIDGE': {
      const names = [...new Set(kitchen.fridge.map(({ name }) => name))].slice(0, mostItems);
      const items = names.map((name) => ({ name, quantity: null, unit: null }));
      return items.length === 0 ? say.fridgeEmpty : call('remove_from_fridge', { items });
    }
    case 'SAVE':
      return withShown(namedDish(action.said, titlesIn(turns)), kitchen, turns, (title) =>
        call('save_recipe', { title }),
      );
  }
}

/** Acts on the recipe that is meant; one that was not shown yet is shown, and a name without one is said. */
function withShown(
  named: NamedDish,
  kitchen: Kitchen,
  turns: readonly ChatTurn[],
  make: (title: string) => ToolCall | string,
): ToolCall | string {
  if (named.kind === 'SHOWN') return make(named.title);
  if (named.kind === 'UNKNOWN') return say.noSuchDish(named.dish);
  if (named.kind === 'BOOK') return shownNow(named.recipe, kitchen);
  const [last] = titlesIn(turns);
  return last === undefined ? say.noRecipe : make(last);
}

function shownNow(recipe: BookRecipe, kitchen: Kitchen): string {
  const conflicts = checkRecipe(recipe, kitchen);
  return conflicts.length > 0
    ? forbidden(recipe.title, conflicts, kitchen)
    : `${say.notShownYet}\n\n${writeReply(recipe, kitchen.servings, { saysType: true })}`;
}

/** What of a dish is not eaten here, and what may stand for it. */
function forbidden(dish: string, conflicts: readonly DietConflict[], kitchen: Kitchen): string {
  const words = [...new Set(conflicts.map(({ word }) => word))];
  return say.dishForbidden(dish, words, substitutesFor(words, kitchen));
}

function plan(
  { dish, day, servings }: Extract<Action, { kind: 'PLAN' }>,
  kitchen: Kitchen,
  turns: readonly ChatTurn[],
): ToolCall | string {
  const shown = titlesIn(turns);
  const title = dish === null ? shown[0] : (shownTitle(dish, shown) ?? dish);
  if (title === undefined) return say.noRecipe;
  if (!day) return say.dayMissing;
  if (day.date === null) return say.dateUnknown;
  const conflicts = dish === null ? [] : checkText(title, kitchen);
  if (conflicts.length > 0) return forbidden(title, conflicts, kitchen);
  return call('plan_meal', { title, date: day.date, time: day.time, servings, meal_type: null });
}

function withFoods(
  said: string,
  make: (foods: readonly SaidFood[]) => ToolCall,
): ToolCall | string {
  const foods = foodsIn(said);
  return foods.length === 0 ? say.noFoods : make(foods);
}
