import { checkText } from '#product/diet/gate/gate.js';
import { call, both, only, withItems, type Acted, type Order } from './acted.js';
import { change, move, plan, removeMeal, week } from './act-on-meals.js';
import { sayings as say } from './answer.fr.js';
import { findRecipe } from './find-recipe.js';
import { holdsName, isAmong, type SaidFood } from './foods-said.js';
import { asTyped } from './hear.js';
import type { Kitchen } from './kitchen-told.js';
import * as words from './slots.fr.js';
import { foodOf, namesFood } from './slots.js';
import { isAtHome, plannedLike, type Clause } from './clause.js';

/** Carries an order out; null where the intention is none. */
export function act(order: Order): Acted | null {
  const { clause } = order;
  if (clause.days.some(({ date }) => date === null)) return only(say.dateUnknown);
  return handlers[clause.intention]?.(order) ?? null;
}

const handlers: Partial<Record<Clause['intention'], (order: Order) => Acted>> = {
  LIST_ADD: addToList,
  FRIDGE_ADD: bought,
  GONE: gone,
  TICK: tick,
  AMOUNT: ({ clause: { objects } }) =>
    objects.some(({ quantity }) => quantity !== null)
      ? withItems(
          'change_shopping_amount',
          objects.filter(({ quantity }) => quantity !== null).slice(0, 1),
        )
      : only(say.whatAmount),
  CLEAR: () => call('clear_expired_food', {}),
  REMOVE: remove,
  PLAN: plan,
  MOVE: move,
  CHANGE: change,
  WEEK: week,
  ASK_BOOK: ({ clause: { said, foods, dish, mealType, minutes } }) =>
    call('read_book', {
      query: dish.length === 0 ? null : dish.map((name) => asTyped(said, name)).join(' '),
      meal_type: mealType,
      max_minutes: minutes,
      foods: foods.map((name) => asTyped(said, name)),
    }),
  SAVE: ({ clause, shown }) => {
    const title = shown.find((each) =>
      [...clause.dish, ...clause.foods].every((name) => holdsName(each, name)),
    );
    return title === undefined ? only(say.noRecipe) : call('save_recipe', { title });
  },
  LIKE: ({ clause }) => note(clause, clause.foods, 'LIKE'),
  AVOID: ({ clause }) =>
    clause.restrictions.length > 0
      ? only(say.dietNoted)
      : note(clause, clause.banned.length > 0 ? clause.banned : clause.foods, 'AVOID'),
};

/** What is told of tastes becomes an offer to note it, never a rule by itself. */
const note = ({ said }: Clause, foods: readonly string[], kind: 'LIKE' | 'AVOID'): Acted =>
  both(
    ...foods
      .slice(0, 5)
      .map((name) => call('note_preference', { food: asTyped(said, name), kind })),
  );

function addToList(order: Order): Acted {
  const { clause, kitchen } = order;
  if (words.ofRecipe.test(clause.said.plain) || clause.objects.length === 0)
    return addIngredients(order);
  // « ajoute 2 citrons » asks for two more, whatever is there; « mets 2 citrons » says how many there are to be.
  const isMore = words.asksForMore.test(clause.said.plain);
  const there = clause.objects.filter(
    ({ name, quantity }) => isAmong(name, kitchen.list ?? []) && !(isMore && quantity !== null),
  );
  const fresh = clause.objects.filter((food) => !there.includes(food));
  const more = there.filter(({ quantity }) => quantity !== null);
  const same = there.filter((food) => !more.includes(food));
  const barred = fresh
    .flatMap(({ name }) => checkText(name, kitchen))
    .filter(({ doubtful }) => !doubtful);
  return both(
    withItems('add_to_shopping_list', fresh, { recipe: null }),
    withItems('change_shopping_amount', more),
    same.length > 0 ? only(say.onList(same.map(({ name }) => name))) : only(),
    barred.length > 0 ? only(say.mind(barred)) : only(),
  );
}

/** What a recipe that was shown, or one of the book by name, takes. */
function addIngredients({ clause, kitchen, shown, linesOf }: Order): Acted {
  const recipe = shown.find((title) =>
    [...clause.foods, ...clause.dish].every((name) => holdsName(title, name)),
  );
  const found =
    recipe === undefined && namesFood(clause)
      ? findRecipe(clause, kitchen, { shown: [], random: () => 0 })
      : null;
  const lines = recipe === undefined ? (found?.recipe.ingredients ?? []) : linesOf(recipe);
  return lines.length === 0
    ? only(say.noRecipe)
    : withItems('add_to_shopping_list', lines.map(foodOf), { recipe: recipe ?? null });
}

const fridgeItems = (foods: readonly SaidFood[], until: string | null) =>
  foods.map(({ quantity, ...food }) => ({
    ...food,
    quantity: quantity === null ? null : Math.ceil(quantity),
    expiration_date: until,
  }));

/** What was bought is ticked where it was on the list, and is at home otherwise. */
function bought(order: Order): Acted {
  const { clause, kitchen } = order;
  const { objects, days, place } = clause;
  if (place !== 'FRIDGE' && objects.every(({ name }) => isAmong(name, kitchen.list ?? [])))
    return tick(order);
  const until = days.find(({ date }) => date !== null && date > kitchen.today)?.date ?? null;
  return withItems('add_to_fridge', fridgeItems(objects, until));
}

function tick({ clause: { said, objects, banned, foods }, kitchen: { list } }: Order): Acted {
  const isAll = /\btoute?s?\b/.test(said.plain) && (banned.length > 0 || foods.length === 0);
  if (!isAll) return withItems('tick_shopping_items', bare(objects.map(({ name }) => name)));
  if (list === null) return only(say.onPage('list'));
  return withItems('tick_shopping_items', bare(list.filter((name) => !isAmong(name, banned))));
}

/** What is used up, or so much of it; what was not at home at all goes on the list. */
function gone({ clause: { said, objects }, kitchen }: Order): Acted {
  if (words.onlyLeft.test(said.plain)) return takeDownTo(objects[0], kitchen);
  const there = objects.filter(({ name }) => isAtHome(kitchen, name));
  if (there.length === 0 && words.noMore.test(said.plain))
    return withItems('add_to_shopping_list', objects, { recipe: null });
  return there.length === 0
    ? only(say.notAtHome(objects[0]?.name ?? ''))
    : withItems('remove_from_fridge', there);
}

/** « plus que 3 œufs »: so many are taken that as many are left. */
function takeDownTo(food: SaidFood | undefined, { fridge }: Kitchen): Acted {
  const line = fridge.find(({ name }) => food && isAmong(food.name, [name]));
  const there = line && foodOf(`${line.quantity.replace(/ ?unité/u, '')} ${line.name}`);
  const taken = (there?.quantity ?? 0) - (food?.quantity ?? 0);
  if (!line || !food?.quantity || there?.unit !== food.unit || taken <= 0)
    return only(say.onPage('fridge'));
  return withItems('remove_from_fridge', [{ name: line.name, quantity: taken, unit: food.unit }]);
}

function remove({ clause, kitchen }: Order): Acted {
  const { place, objects, said, days } = clause;
  const [first] = objects;
  const isAll = words.wholeOfIt.test(said.plain);
  if (place === 'LIST' && (isAll || !first))
    return kitchen.list === null
      ? only(say.onPage('list'))
      : withItems('remove_from_shopping_list', bare(kitchen.list));
  if (place === 'FRIDGE' && isAll)
    return withItems(
      'remove_from_fridge',
      kitchen.fridge.map(({ name }) => ({ name, quantity: null, unit: null })),
    );
  const isMeal =
    place === 'PLAN' ||
    (place === null && (days.length > 0 || plannedLike(kitchen, namesOf(objects)).length > 0));
  const isHome = first !== undefined && isAtHome(kitchen, first.name);
  if (isMeal && !(isHome && days.length === 0)) return removeMeal(clause, kitchen);
  if (place === 'FRIDGE' || (place === null && isHome))
    return withItems('remove_from_fridge', objects);
  if (place === 'LIST' || (first && isAmong(first.name, kitchen.list ?? [])))
    return withItems('remove_from_shopping_list', bare(namesOf(objects)));
  return only(first ? say.whereFrom(first.name) : say.noFoods);
}

const bare = (names: readonly string[]) => names.map((name) => ({ name }));
const namesOf = (foods: readonly SaidFood[]) => foods.map(({ name }) => name);
