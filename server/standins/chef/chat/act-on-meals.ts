import { checkText } from '#product/diet/gate/gate.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import { both, call, capital, only, type Acted, type Order } from './acted.js';
import { sayings as say } from './answer.fr.js';
import { plannedLike, type Clause } from './clause.js';
import { holdsName } from './foods-said.js';
import { asTyped } from './hear.js';
import type { Kitchen, PlannedLine } from './kitchen-told.js';
import * as words from './slots.fr.js';
import { countIn, namesFood } from './slots.js';

/** Which meal is meant, as it was said: « la brisolée de jeudi ». */
function mealOf({ foods, dish, banned, said }: Clause, { plan }: Kitchen): string | null {
  const named = [...dish, ...foods, ...banned];
  const found = plan.find(({ title }) => named.some((name) => holdsName(title, name)));
  const name = found && named.find((each) => holdsName(found.title, each));
  if (!name) return null;
  const word = said.plain.split(' ').find((each) => each.startsWith(name.split(' ')[0] ?? ' '));
  return asTyped(said, word ?? name);
}

const isMoment = (time: string | null): 'LUNCH' | 'DINNER' | null =>
  time === null ? null : time < '16:00' ? 'LUNCH' : 'DINNER';

export function removeMeal(clause: Clause, kitchen: Kitchen): Acted {
  const date = clause.days[0]?.date ?? null;
  const meal = mealOf(clause, kitchen);
  if (date !== null && kitchen.plan.every((each) => each.date !== date))
    return only(say.planEmpty(date));
  if (date === null && meal === null) return only(say.whichDish);
  return call('remove_meal', { meal, date, moment: isMoment(clause.time) });
}

export function plan({ clause, kitchen, shown, people }: Order): Acted {
  const { days, objects, time } = clause;
  const names = [...clause.foods, ...clause.dish];
  const named = names.length === 0 ? undefined : objects[0]?.name;
  const title =
    named === undefined
      ? shown[0]
      : (shown.find((each) => holdsName(each, named)) ?? capital(named));
  const [day] = days;
  if (title === undefined) return only(say.whichDish);
  if (!day) return only(say.dayMissing);
  const barred = checkText(title, kitchen)
    .filter(({ doubtful }) => !doubtful)
    .map(({ word }) => word);
  if (barred.length > 0) return only(say.forbidden(barred, substitutesFor(barred, kitchen)));
  return call('plan_meal', {
    title,
    date: day.date,
    time: time,
    servings: clause.people ?? people,
    meal_type: null,
  });
}

export function move({ clause, kitchen }: Order): Acted {
  const { days, said } = clause;
  const swapped = plannedLike(kitchen, [...clause.dish, ...clause.foods]);
  const [one, other] = swapped;
  if (/\b(?:inverse|echange)/.test(said.plain) && one && other)
    return both(moved(one, other), moved(other, one));
  const to =
    days.length > 1
      ? (days.find(({ from, to: end }) => !/^(?:de|du|d) /.test(said.plain.slice(from, end))) ??
        days[1])
      : days[0];
  const from = days.find((day) => day !== to)?.date ?? null;
  if (!to) return only(say.toWhatDay);
  const meal = mealOf(clause, kitchen);
  if (meal === null && from === null) return only(say.whichDish);
  return call('move_meal', {
    meal,
    from_date: from,
    from_moment: null,
    to_date: to.date,
    to_time: to.time,
  });
}

const moved = (meal: PlannedLine, { date, time }: PlannedLine): Acted =>
  call('move_meal', {
    meal: meal.title,
    from_date: meal.date,
    to_date: date,
    to_time: time || null,
  });

/** « remplace la brisolée par un risotto », « jeudi plutôt une fondue », « on sera 6 jeudi ». */
export function change({ clause, kitchen }: Order): Acted {
  const { days, objects, people, time } = clause;
  const date = days[0]?.date ?? null;
  const meal = mealOf(clause, kitchen);
  const isOld = (name: string) =>
    meal !== null &&
    kitchen.plan.some(({ title }) => holdsName(title, name) || holdsName(name, title));
  const next = objects.find(({ name }) => namesFood(clause) && !isOld(name))?.name;
  if (meal === null && (date === null || kitchen.plan.every((each) => each.date !== date)))
    return only(date === null ? say.whichDish : say.planEmpty(date));
  const hour = words.clock.test(clause.said.plain) ? time : null;
  if (next === undefined && people === null && hour === null) return only(say.whichDish);
  return call('change_meal', {
    meal,
    from_date: date,
    from_moment: days[0]?.time ? isMoment(days[0].time) : null,
    title: next === undefined ? null : capital(next),
    servings: people,
    time: hour,
  });
}

export function week({ clause }: Order): Acted {
  const { plain } = clause.said;
  const isBoth = words.bothMeals.test(plain);
  const made = call('propose_week', {
    days: countIn(plain),
    meals: isBoth
      ? ['LUNCH', 'DINNER']
      : words.lunches.test(plain)
        ? ['LUNCH']
        : words.dinners.test(plain)
          ? ['DINNER']
          : null,
    max_minutes: clause.minutes,
    low_budget: clause.lowBudget || null,
    use_fridge: clause.place === 'FRIDGE' || null,
  });
  const more = clause.banned.length + clause.restrictions.length + clause.foods.length > 0;
  return more ? both(made, only(say.weekAsNoted)) : made;
}
