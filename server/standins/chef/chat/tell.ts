import { checkText } from '#product/diet/gate/gate.js';
import { aisleOf } from '#product/diet/vocabulary/product.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import type { Kitchen } from '../prompt.js';
import { fridgeLine, insteadOf, nameOfDiet, planLine, sayings as say } from './answer.fr.js';
import { daysLater, weekdayOf } from './days.js';
import { holdsName } from './foods-said.js';
import { asTyped } from './hear.js';
import type { Clause } from './intend.js';
import { allowedOptions, lookUp, replacedIn } from './knowledge.js';

const soonDays = 3;
const longest = 30;
const mostTold = 20;

/** Answers a question from what the prompt tells and the knowledge has; null where the intention is none. */
export function tell(clause: Clause, kitchen: Kitchen): string | null {
  const { fridge, list, today } = kitchen;
  const asked = [...clause.foods, ...clause.banned];
  switch (clause.intention) {
    case 'ASK_PLAN':
      return tellPlan(clause, kitchen);
    case 'ASK_FRIDGE':
      return told('FRIDGE', fridge, fridgeLine, asked, clause);
    case 'ASK_LIST':
      return told(
        'LIST',
        list.map((name) => ({ name })),
        ({ name }) => name,
        asked,
        clause,
      );
    case 'ASK_EXPIRING': {
      const limit = daysLater(today, soonDays);
      const soon = fridge.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= limit);
      return told('EXPIRING', soon, fridgeLine, [], clause);
    }
    case 'ALLOWED':
      return tellAllowed(clause);
    case 'KEEPS':
    case 'TECHNIQUE':
    case 'SUBSTITUTE':
      return tellKnown(clause.intention, clause, kitchen);
    default:
      return null;
  }
}

/** All of what is noted, or of it what was asked for. */
function told<Item extends { readonly name: string }>(
  place: Parameters<typeof say.noted>[0],
  all: readonly Item[],
  lineOf: (item: Item) => string,
  asked: readonly string[],
  { said }: Clause,
): string {
  if (all.length === 0) return say.nothingNoted(place);
  const isAsked = ({ name }: Item) =>
    asked.length === 0 || asked.some((each) => holdsName(name, each));
  const found = all.filter(isAsked).slice(0, longest);
  return found.length > 0
    ? say.noted(place, found.map(lineOf))
    : say.notNoted(place, asTyped(said, asked[0] ?? ''));
}

/** What is planned: on the day, of the dish, or from today on. */
function tellPlan(clause: Clause, { plan, today }: Kitchen): string {
  const { said, days, foods, dish } = clause;
  const named = [...foods, ...dish];
  const { date = null, time = null } = /\bsemaine\b/.test(said.plain) ? {} : (days[0] ?? {});
  const isThen = (at: string) =>
    time === null || at === '' || Math.abs(Number(at.slice(0, 2)) - Number(time.slice(0, 2))) <= 3;
  const meals = plan
    .filter(
      (meal) =>
        named.length > 0 ||
        (date === null ? meal.date >= today : meal.date === date && isThen(meal.time)),
    )
    .map((meal) => ({ ...meal, name: meal.title }));
  // The prompt tells this week and the next one, and so many meals of them.
  const monday = daysLater(today, -((weekdayOf(today) + 6) % 7));
  const end = plan.length < mostTold ? daysLater(monday, 14) : (plan.at(-1)?.date ?? today);
  const isTold = date === null || (date >= monday && date < end);
  if (meals.length === 0 && !isTold) return say.notTold;
  return meals.length === 0 && date !== null
    ? say.nothingOn(date)
    : told('PLAN', meals, planLine, named, clause);
}

/** What is known of a food, of which only what the rules let pass is offered. */
function tellKnown(
  asked: 'KEEPS' | 'TECHNIQUE' | 'SUBSTITUTE',
  { said }: Clause,
  kitchen: Kitchen,
) {
  const food = asked === 'SUBSTITUTE' ? (replacedIn(said.plain) ?? '') : null;
  const entry = lookUp(asked, food ?? said.plain, kitchen.today);
  const options = entry ? allowedOptions(entry, kitchen, said.plain) : [];
  if (entry && (entry.options.length === 0 || options.length > 0))
    return say.knowledge(entry, options);
  const instead = food === null ? [] : substitutesFor([food], kitchen);
  if (instead.length > 0) return insteadOf(instead).trim();
  return entry ? say.noOption : say.knowledgeGap;
}

/** Whether the rules that are asked about allow what is named: of fruits and vegetables the gate knows, of the rest a label alone. */
function tellAllowed({ said, foods, dish, rest, restrictions }: Clause): string {
  const food = [...foods, ...dish].join(', ');
  const found = checkText(food, { restrictions, avoidedFoods: [] });
  const sure = found.filter(({ doubtful }) => !doubtful);
  const isOfContent = /\bcontien/.test(said.plain);
  if (sure.length > 0) return say.notAllowed(sure, isOfContent);
  const isPlain = foods.every((each) => aisleOf(each) === 'PRODUCE');
  const isSure =
    found.length === 0 && isPlain && foods.length === 1 && dish.length + rest.length === 0;
  return isSure ? say.allowed(food, restrictions.map(nameOfDiet), isOfContent) : say.perhaps(food);
}
