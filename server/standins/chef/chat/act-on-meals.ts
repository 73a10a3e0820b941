import { checkText } from '#product/diet/gate/gate.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import { both, call, only, type Acted, type Scene } from './scene.js';
import { sayings as say } from './answer.fr.js';
import { countWords } from './day-said.fr.js';
import { foodSpans, holdsName } from './foods-said.js';
import { mealIn, plainOf } from './subject.js';
import * as words from './understand.fr.js';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const changeMeal = (given: object): Acted =>
  call('change_meal', {
    meal: null,
    from_date: null,
    title: null,
    servings: null,
    time: null,
    ...given,
  });

/** The planned meal that was spoken of: as a recipe shown, or by name just before. */
export const plannedOf = ({ kitchen, shown, before }: Scene): string | null =>
  kitchen.plan.find(
    ({ title }) => shown.includes(title) || holdsName(title, before.split(' ')[0] ?? ''),
  )?.title ?? null;

export function move(scene: Scene): Acted {
  const { clause, subject } = scene;
  const { days, said, time } = clause;
  const to =
    days.find(({ from, to: end }) => !/^(?:de|du|d) /.test(said.plain.slice(from, end))) ?? days[1];
  const from = days.find((day) => day !== to)?.date ?? null;
  const meal = mealIn(subject) ?? (from ? null : plannedOf(scene));
  if (to) return call('move_meal', { meal, from_date: from, to_date: to.date, to_time: to.time });
  return time === null ? only(say.toWhatDay) : changeMeal({ meal, from_date: from, time });
}

/** « remplace la brisolée par un risotto », « finalement pizza, pas le gratin », « on sera 6 jeudi ». */
export function change({ clause: { said, days, time, servings }, subject }: Scene): Acted {
  const text = ` ${plainOf(subject)}`;
  const not = words.instead.test(said.plain) ? words.notThat.exec(text) : null;
  const at = not ?? words.insteadWord.exec(text);
  const parts = at
    ? [subject.slice(0, Math.max(0, at.index - 1)), subject.slice(at.index + at[0].length - 1)]
    : [subject];
  const [old = '', next = ''] = not ? parts.toReversed() : parts;
  const title = mealIn(next);
  const hour = words.hours.test(said.plain) ? time : null;
  if (title === null && hour === null && servings === null) return only(say.whichDish);
  const from_date = days[0]?.date ?? null;
  return changeMeal({
    meal: mealIn(old),
    from_date,
    title: title && capital(title),
    servings,
    time: hour,
  });
}

/** Two meals that are planned change their days. */
export function swap({ clause: { said }, kitchen }: Scene): Acted {
  const named = foodSpans(said.plain);
  const [one, other] = kitchen.plan.filter(({ title }) =>
    named.some(({ name }) => holdsName(title, name)),
  );
  if (!one || !other) return only(say.whichDish);
  const moved = (meal: typeof one, { date, time }: typeof one) =>
    call('move_meal', {
      meal: meal.title,
      from_date: meal.date,
      to_date: date,
      to_time: time || null,
    });
  return both(moved(one, other), moved(other, one));
}

export function plan({ clause, subject, kitchen, shown, servings, before }: Scene): Acted {
  const named = mealIn(subject) ?? (shown.length > 0 ? null : mealIn(before));
  const title =
    named === null ? shown[0] : (shown.find((each) => holdsName(each, named)) ?? capital(named));
  const [day] = clause.days;
  if (title === undefined) return only(say.whichDish);
  if (!day) return only(say.dayMissing);
  const barred =
    named === null ? [] : checkText(title, kitchen).filter(({ doubtful }) => !doubtful);
  const conflicts = barred.map(({ word }) => word);
  if (barred.length > 0) return only(say.forbidden(conflicts, substitutesFor(conflicts, kitchen)));
  const people = clause.servings ?? servings;
  return call('plan_meal', {
    title,
    date: day.date,
    time: clause.time,
    servings: people,
    meal_type: null,
  });
}

export function week({ clause: { said, wish, bans } }: Scene): Acted {
  const count = words.howMany.exec(said.plain)?.[1];
  const made = call('propose_week', {
    days: count === undefined ? null : Number(count) || (countWords[count] ?? null),
    meals: words.dinners.test(said.plain)
      ? ['DINNER']
      : words.lunches.test(said.plain)
        ? ['LUNCH']
        : null,
    max_minutes: wish.minutes,
    low_budget: wish.lowBudget || null,
    use_fridge: wish.fromFridge || null,
  });
  return bans.spans.length + wish.foods.length > 0 ? both(made, only(say.weekAsNoted)) : made;
}
