import { checkText } from '#product/diet/gate/gate.js';
import { aisleOf } from '#product/diet/vocabulary/product.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import type { Kitchen } from '../prompt.js';
import { insteadOf, nameOfDiet, plainFoods, sayings as say } from './answer.fr.js';
import { daysLater } from './days.js';
import { holdsName } from './foods-said.js';
import { asTyped } from './hear.js';

import { allowedOptions, lookUp, replacedIn } from './knowledge.js';
import type { Clause } from './intend.js';

const soonDays = 3;
const longest = 30;

/** Answers a question from what the prompt tells and the knowledge has; null where the intention is none. */
export function tell(clause: Clause, kitchen: Kitchen): string | null {
  switch (clause.intention) {
    case 'ASK_PLAN':
      return tellPlan(clause, kitchen);
    case 'ASK_FRIDGE':
      return tellFridge(clause, kitchen);
    case 'ASK_EXPIRING':
      return tellExpiring(kitchen);
    case 'ASK_LIST':
      return tellList(clause, kitchen);
    case 'ALLOWED':
      return tellAllowed(clause);
    case 'KEEPS':
    case 'TECHNIQUE': {
      const entry = lookUp(clause.intention, clause.said.plain, kitchen.today);
      if (!entry) return say.knowledgeGap;
      const options = allowedOptions(entry, kitchen, clause.said.plain);
      return entry.options.length > 0 && options.length === 0
        ? say.noOption
        : say.knowledge(entry, options);
    }
    case 'SUBSTITUTE':
      return tellInstead(clause, kitchen);
    default:
      return null;
  }
}

/** What is known to replace a food, of which only what the rules let pass is offered. */
function tellInstead({ said }: Clause, kitchen: Kitchen): string {
  const food = replacedIn(said.plain) ?? '';
  const entry = lookUp('SUBSTITUTE', food, kitchen.today);
  const options = entry ? allowedOptions(entry, kitchen, said.plain) : [];
  if (entry && (entry.options.length === 0 || options.length > 0))
    return say.knowledge(entry, options);
  const instead = substitutesFor([food], kitchen);
  if (instead.length > 0) return insteadOf(instead).trim();
  return entry ? say.noOption : say.knowledgeGap;
}

function tellExpiring({ fridge, today }: Kitchen): string {
  const limit = daysLater(today, soonDays);
  const soon = fridge.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= limit);
  return soon.length === 0 ? say.nothingExpires : say.expiring(soon.slice(0, longest));
}

/** All that is at home, or of it what was named. */
function tellFridge({ said, foods, banned }: Clause, { fridge }: Kitchen): string {
  const asked = [...foods, ...banned];
  if (fridge.length === 0) return say.fridgeEmpty;
  const found = fridge.filter(({ name }) => asked.some((each) => holdsName(name, each)));
  if (asked.length === 0) return say.fridge(fridge.slice(0, longest));
  return found.length === 0 ? say.notAtHome(asTyped(said, asked[0] ?? '')) : say.fridge(found);
}

function tellList({ foods, said }: Clause, { list }: Kitchen): string {
  if (list.length === 0) return say.listEmpty;
  const found = list.filter((name) => foods.some((each) => holdsName(name, each)));
  if (foods.length > 0 && found.length === 0) return say.notOnList(asTyped(said, foods[0] ?? ''));
  return say.list((foods.length > 0 ? found : list).slice(0, longest));
}

/** What is planned: on the day, of the dish, or from today on. */
function tellPlan({ said, days, foods, dish }: Clause, { plan, today }: Kitchen): string {
  const [named] = [...foods, ...dish];
  const { date = null, time = null } = days[0] ?? {};
  const isThen = (at: string) =>
    time === null || at === '' || Math.abs(Number(at.slice(0, 2)) - Number(time.slice(0, 2))) <= 3;
  const meals = plan.filter((meal) =>
    named !== undefined
      ? holdsName(meal.title, named)
      : date === null || /\bsemaine\b/.test(said.plain)
        ? meal.date >= today
        : meal.date === date && isThen(meal.time),
  );
  if (meals.length > 0) return say.plan(meals.slice(0, longest));
  return named === undefined ? say.planEmpty(date) : say.notPlanned(asTyped(said, named));
}

/** Whether what is named may be eaten by the rules that are asked about. */
function tellAllowed({ foods, dish, rest, restrictions }: Clause): string {
  const rules = { restrictions, avoidedFoods: [] };
  const food = [...foods, ...dish].join(', ');
  const found = checkText(food, rules);
  const sure = found.filter(({ doubtful }) => !doubtful);
  if (sure.length > 0) return say.notAllowed(sure);
  const isPlain = foods.every((each) => aisleOf(each) === 'PRODUCE' || plainFoods.test(each));
  const isSure = found.length === 0 && isPlain && dish.length === 0 && rest.length === 0;
  const names = restrictions.map(nameOfDiet);
  return isSure ? say.allowed(food, names) : say.perhaps(food);
}
