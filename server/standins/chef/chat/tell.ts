import { checkText } from '#product/diet/gate/gate.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import { aisleOf } from '#product/diet/vocabulary/product.js';
import { insteadOf, plainFoods, restrictionNames, sayings as say } from './answer.fr.js';
import { daysLater } from './day-said.js';
import { bookRecipe } from './find-recipe.js';
import { holdsName } from './foods-said.js';
import { asTyped } from './hear.js';
import type { Kitchen } from './kitchen-told.js';
import { allowedOptions, type Question } from './knowledge.js';
import type { Clause } from './understand.js';

const soonDays = 3;
const longest = 30;

export function tellExpiring({ fridge, today }: Kitchen): string {
  const limit = daysLater(today, soonDays);
  const soon = fridge.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= limit);
  return soon.length === 0 ? say.nothingExpires : say.expiring(soon.slice(0, longest));
}

/** All that is at home, or of it what was named. */
export function tellFridge({ said, wish }: Clause, { fridge }: Kitchen): string {
  const [food] = wish.foods;
  if (fridge.length === 0) return say.fridgeEmpty;
  if (food === undefined) return say.fridge(fridge.slice(0, longest));
  const found = fridge.filter(({ name }) => wish.foods.some((each) => holdsName(name, each)));
  return found.length === 0 ? say.notAtHome(asTyped(said, food)) : say.fridge(found);
}

export function tellList({ list }: Kitchen): string {
  if (list === null) return say.listUnseen;
  return list.length === 0 ? say.listEmpty : say.list(list.slice(0, longest));
}

/** What is planned: on the day, of the dish, or from today on; null when nothing is. */
export function tellPlan({ said, days, wish }: Clause, { plan, today }: Kitchen): string | null {
  const [dish] = [...wish.foods, ...wish.dish];
  const day = days[0]?.date ?? null;
  const time = days[0]?.time ?? null;
  const isThen = (at: string) =>
    time === null || at === '' || Math.abs(Number(at.slice(0, 2)) - Number(time.slice(0, 2))) <= 3;
  if (dish !== undefined) {
    const found = plan.filter(({ title }) => holdsName(title, dish));
    return found.length === 0 ? say.notPlanned(asTyped(said, dish)) : say.plan(found);
  }
  const meals = plan.filter(({ date, time: at }) =>
    day === null ? date >= today : date === day && isThen(at),
  );
  return meals.length === 0 ? null : say.plan(meals.slice(0, longest));
}

/** What is known of a question, of which only what the rules let pass is offered. */
export function tellKnown({ entry, food }: Question, { said }: Clause, kitchen: Kitchen): string {
  const options = entry ? allowedOptions(entry, kitchen, said.plain) : [];
  if (entry && (entry.options.length === 0 || options.length > 0))
    return say.knowledge(entry, options);
  const instead = food === null ? [] : substitutesFor([food], kitchen);
  if (instead.length > 0) return insteadOf(instead).trim();
  return entry ? say.noOption : say.knowledgeGap;
}

/** Whether what is named may be eaten by the rules that are asked about, or else those of the prompt and the talk. */
export function tellAllowed({ wish, bans }: Clause, kitchen: Kitchen): string {
  const asked =
    bans.restrictions.length > 0 ? { restrictions: bans.restrictions, avoidedFoods: [] } : kitchen;
  const rules = [
    ...asked.restrictions.map((each) => restrictionNames[each] ?? ''),
    ...asked.avoidedFoods.map((food) => `sans ${food}`),
  ].filter((rule) => rule !== '');
  const food = wish.foods.join(', ');
  if (bans.isOfHealth) return say.askDoctor;
  if (asked.restrictions.length + asked.avoidedFoods.length === 0) return say.noRules;
  const found = checkText(food, asked);
  const sure = found.filter(({ doubtful }) => !doubtful);
  if (sure.length > 0) return say.notAllowed(sure);
  const isPlain =
    wish.foods.every((each) => aisleOf(each) === 'PRODUCE' || plainFoods.test(each)) &&
    wish.dish.length === 0;
  const isSure = found.length === 0 && isPlain && wish.unknown === null;
  return isSure && rules.length > 0 ? say.allowed(food, rules) : say.perhaps(food);
}

/** Whether the recipe that was shown has what is named. */
export const isInRecipe = (title: string | undefined, name: string): boolean =>
  bookRecipe(title)?.ingredients.some((line) => holdsName(line, name)) ?? false;
