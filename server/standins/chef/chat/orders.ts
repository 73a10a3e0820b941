import { momentOf } from '#product/week-choice/moments.js';
import type { Kitchen } from '../prompt.js';
import type { ToolCall } from '../wire.js';
import { daysLater, weekdayOf } from './days.js';
import { sayings as say } from './answer.fr.js';
import { holdsName, isAmong, type SaidFood } from './foods-said.js';
import { asTyped } from './hear.js';
import { isAtHome, plannedLike, type Clause } from './intend.js';
import * as words from './slots.fr.js';
import { countIn, foodOf, namesFood } from './slots.js';

/** What an order calls, and what has to be said. Tools only propose, and say themselves why they cannot. */
export interface Acted {
  readonly calls: readonly ToolCall[];
  readonly says: readonly string[];
}

export interface Order {
  readonly clause: Clause;
  readonly kitchen: Kitchen;
  /** Titles shown in the conversation, the newest first. */
  readonly shown: readonly string[];
  /** The ingredient lines of a recipe shown. */
  readonly linesOf: (title: string) => readonly string[];
}

const mostItems = 30;
/** As many as a week may have. */
const mostDays = 14;
export const only = (...says: readonly string[]): Acted => ({ calls: [], says });
export const call = (name: string, given: object): Acted => ({
  calls: [{ name, arguments: JSON.stringify(given) }],
  says: [],
});
export const both = (...acted: readonly Acted[]): Acted => ({
  calls: acted.flatMap(({ calls }) => calls),
  says: acted.flatMap(({ says }) => says),
});
const items = (tool: string, all: readonly object[], more: object = {}): Acted =>
  all.length === 0 ? only() : call(tool, { items: all.slice(0, mostItems), ...more });
const bare = (names: readonly string[]) => names.map((name) => ({ name }));
const namesOf = (foods: readonly SaidFood[]) => foods.map(({ name }) => name);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Carries an order out; null where the intention is none. */
export function act(order: Order): Acted | null {
  const handler = handlers[order.clause.intention];
  if (!handler) return null;
  return order.clause.days.some(({ date }) => date === null)
    ? only(say.dateUnknown)
    : handler(order);
}

const handlers: Partial<Record<Clause['intention'], (order: Order) => Acted>> = {
  LIST_ADD: addToList,
  AMOUNT: addToList,
  FRIDGE_ADD: bought,
  GONE: gone,
  TICK: tick,
  CLEAR: () => call('clear_expired_food', {}),
  REMOVE: remove,
  PLAN: plan,
  MOVE: move,
  CHANGE: change,
  WEEK: week,
  SAVE: ({ shown }) =>
    shown[0] === undefined ? only(say.noRecipe) : call('save_recipe', { title: shown[0] }),
  LIKE: ({ clause }) => note(clause, clause.foods, 'LIKE'),
  AVOID: ({ clause }) =>
    clause.restrictions.length > 0
      ? only(say.dietNoted)
      : note(clause, clause.banned.length > 0 ? clause.banned : clause.foods, 'AVOID'),
};

/** What is told of tastes becomes an offer to note it, never a rule by itself. */
const note = ({ said }: Clause, foods: readonly string[], kind: 'LIKE' | 'AVOID'): Acted =>
  both(...foods.map((name) => call('note_preference', { food: asTyped(said, name), kind })));

function addToList(order: Order): Acted {
  const { clause, kitchen } = order;
  const { objects, said } = clause;
  if (words.ofRecipe.test(said.plain) || objects.length === 0) return addIngredients(order);
  // « ajoute 2 citrons » asks for two more, whatever is there; « mets 2 citrons » says how many there are to be.
  const isMore = words.asksForMore.test(said.plain);
  const isThere = ({ name }: SaidFood) => isAmong(name, kitchen.list);
  const more = objects.filter((food) => isThere(food) && food.quantity !== null && !isMore);
  const same = objects.filter((food) => isThere(food) && food.quantity === null);
  const fresh = objects.filter((food) => !more.includes(food) && !same.includes(food));
  return both(
    items('add_to_shopping_list', fresh, { recipe: null }),
    items('change_shopping_amount', more),
    same.length > 0 ? only(say.onList(namesOf(same))) : only(),
  );
}

/** What a recipe that was shown takes. */
function addIngredients({ clause, shown, linesOf }: Order): Acted {
  const names = [...clause.foods, ...clause.dish];
  const recipe = shown.find((title) => names.every((name) => holdsName(title, name)));
  if (recipe === undefined) return only(say.noRecipe);
  return items('add_to_shopping_list', linesOf(recipe).map(foodOf), { recipe });
}

/** What was bought is ticked where it was on the list, and is at home otherwise. */
function bought(order: Order): Acted {
  const { clause, kitchen } = order;
  const { objects, days, place } = clause;
  if (place !== 'FRIDGE' && objects.every(({ name }) => isAmong(name, kitchen.list)))
    return tick(order);
  const until = days.find(({ date }) => date !== null && date > kitchen.today)?.date ?? null;
  const whole = ({ quantity, ...food }: SaidFood) => ({
    ...food,
    quantity: quantity === null ? null : Math.ceil(quantity),
    expiration_date: until,
  });
  return items('add_to_fridge', objects.map(whole));
}

function tick({ clause: { said, objects, banned, foods }, kitchen: { list } }: Order): Acted {
  const isAll = words.wholeOfIt.test(said.plain) && (banned.length > 0 || foods.length === 0);
  const names = isAll ? list.filter((name) => !isAmong(name, banned)) : namesOf(objects);
  return items('tick_shopping_items', bare(names));
}

/** What is used up, or so much of it; what was not at home at all goes on the list. */
function gone({ clause: { said, objects }, kitchen }: Order): Acted {
  const there = objects.filter(({ name }) => isAtHome(kitchen, name));
  return there.length === 0 && words.noMore.test(said.plain)
    ? items('add_to_shopping_list', objects, { recipe: null })
    : items('remove_from_fridge', there.length === 0 ? objects : there);
}

function remove(order: Order): Acted {
  const { clause, kitchen } = order;
  const { place, objects, said, days } = clause;
  const names = namesOf(objects);
  const isAll = words.wholeOfIt.test(said.plain) && names.length === 0;
  const isHome = names.some((name) => isAtHome(kitchen, name));
  const isMeal = days.length > 0 || plannedLike(kitchen, names).length > 0;
  if (place === 'LIST')
    return items('remove_from_shopping_list', bare(isAll ? kitchen.list : names));
  if (place === 'PLAN' || (place === null && isMeal && (days.length > 0 || !isHome)))
    return call('remove_meal', {
      meal: mealOf(clause, kitchen),
      date: days[0]?.date ?? null,
      moment: clause.time === null ? null : momentOf(clause.time),
    });
  if (place === 'FRIDGE' || isHome)
    return items(
      'remove_from_fridge',
      isAll ? bare(kitchen.fridge.map(({ name }) => name)) : objects,
    );
  if (names.some((name) => isAmong(name, kitchen.list)))
    return items('remove_from_shopping_list', bare(names));
  return only(names[0] === undefined ? say.noFoods : say.whereFrom(names[0]));
}

/** Which meal is meant, as it was said: « la brisolée de jeudi ». */
function mealOf({ foods, dish, banned, said }: Clause, { plan }: Kitchen): string | null {
  const named = [...dish, ...foods, ...banned];
  const name = named.find((each) => plan.some(({ title }) => holdsName(title, each)));
  if (!name) return null;
  const word = said.plain.split(' ').find((each) => each.startsWith(name.split(' ')[0] ?? ' '));
  return asTyped(said, word ?? name);
}

function plan({ clause, kitchen, shown }: Order): Acted {
  const named = namesFood(clause) ? clause.objects[0]?.name : undefined;
  const isNamed = (title: string) => named !== undefined && holdsName(title, named);
  const title = named === undefined ? shown[0] : (shown.find(isNamed) ?? capital(named));
  const [day] = clause.days;
  if (title === undefined) return only(say.whichDish);
  if (!day) return only(say.dayMissing);
  const servings = clause.people ?? kitchen.people;
  return call('plan_meal', { title, date: day.date, time: clause.time, servings });
}

function move({ clause, kitchen }: Order): Acted {
  const { days, said } = clause;
  const isTo = ({ from, to }: { from: number; to: number }) =>
    !/^(?:de|du|d) /.test(said.plain.slice(from, to));
  const to = days.length > 1 ? (days.find(isTo) ?? days[1]) : days[0];
  if (!to) return only(say.toWhatDay);
  return call('move_meal', {
    meal: mealOf(clause, kitchen),
    from_date: days.find((day) => day !== to)?.date ?? null,
    to_date: to.date,
    to_time: to.time,
  });
}

/** « remplace la brisolée par un risotto », « jeudi plutôt une fondue », « on sera 6 jeudi ». */
function change({ clause, kitchen }: Order): Acted {
  const { days, objects, people } = clause;
  const isOld = (name: string) =>
    kitchen.plan.some(({ title }) => holdsName(title, name) || holdsName(name, title));
  const next = objects.find(({ name }) => namesFood(clause) && !isOld(name))?.name;
  if (next === undefined && people === null) return only(say.whichDish);
  return call('change_meal', {
    meal: mealOf(clause, kitchen),
    from_date: days[0]?.date ?? null,
    from_moment: days[0]?.time ? momentOf(days[0].time) : null,
    title: next === undefined ? null : capital(next),
    servings: people,
  });
}

/** From where, and how many days: « de lundi à mercredi », « la semaine prochaine »; null where it is not said. */
function spanOf(
  { said, days }: Clause,
  today: string,
): { from: string | null; days: number | null } {
  const [first, second] = days;
  const isFrom = first && words.fromDay.test(said.plain.slice(first.from, first.to));
  const nextMonday = daysLater(today, 8 - (weekdayOf(today) || 7));
  const from = isFrom ? first.date : words.nextWeek.test(said.plain) ? nextMonday : null;
  const last = second?.date ?? null;
  if (!isFrom || !from || !last) return { from, days: countIn(said.plain) };
  const week = Array.from({ length: mostDays }, (_, n) => daysLater(from, n));
  // « de jeudi à lundi », said on a Friday: the Monday after that Thursday.
  const place = [last, daysLater(last, 7)].map((day) => week.indexOf(day)).find((at) => at > 0);
  return { from, days: place === undefined ? countIn(said.plain) : place + 1 };
}

function week({ clause, kitchen }: Order): Acted {
  const { said, minutes, lowBudget, place, foods } = clause;
  const [lunches, dinners] = [words.lunches.test(said.plain), words.dinners.test(said.plain)];
  const meals = [...(lunches ? ['LUNCH'] : []), ...(dinners ? ['DINNER'] : [])];
  if (clause.unclear !== null) return only(say.unclearBan(asTyped(said, clause.unclear)));
  const made = call('propose_week', {
    ...spanOf(clause, kitchen.today),
    meals: meals.length === 0 ? null : meals,
    max_minutes: minutes,
    low_budget: lowBudget || null,
    use_fridge: place === 'FRIDGE' || null,
  });
  return foods.length > 0 ? both(made, only(say.weekAsNoted)) : made;
}
