import { checkText } from '#product/diet/gate/gate.js';
import type { ChefReply, ToolCall } from '../wire.js';
import { sayings as say } from './answer.fr.js';
import { daysLater } from './day-said.js';
import { findRecipe } from './find-recipe.js';
import type { Kitchen } from './kitchen-told.js';
import { text, type Conversation } from './offer-recipe.js';
import { offeredIn } from './shown-recipes.js';
import { readWish } from './wish.js';

const days = 7;
/** As many as one message may propose. */
const mostMeals = 5;
const dinner = '19:00';
const evening = '17:00';
/** Of the book's dishes a few have a name that by itself says too little of what is in them. */
const tries = 8;

const freeEvenings = ({ today, plan }: Kitchen): string[] =>
  Array.from({ length: days }, (_, nth) => daysLater(today, nth)).filter(
    (day) => !plan.some(({ date, time }) => date === day && time >= evening),
  );

/** A main dish that fits by its name too, and is none of `taken`. */
function dishBut(
  taken: readonly string[],
  kitchen: Kitchen,
  { random }: Conversation,
): string | null {
  const shown = [...taken];
  for (let nth = 0; nth < tries; nth += 1) {
    const wish = { ...readWish(''), mealType: 'MAIN' as const };
    const found = findRecipe(wish, kitchen, { shown, isAgain: true, random });
    if (found?.recipe.mealType !== 'MAIN') return null;
    const { title } = found.recipe;
    if (checkText(title, kitchen).length === 0) return title;
    shown.push(title);
  }
  return null;
}

/** A dish for each free evening of the seven days to come, five at most: each a proposal of its own. */
export function planWeek(kitchen: Kitchen, conversation: Conversation): ChefReply {
  if (!conversation.tools.includes('plan_meal')) return text(say.noTools);
  const evenings = freeEvenings(kitchen).slice(0, mostMeals);
  if (evenings.length === 0) return text(say.weekFull);
  const taken = [...offeredIn(conversation.turns), ...kitchen.plan.map(({ title }) => title)];
  const toolCalls: ToolCall[] = [];
  for (const date of evenings) {
    const title = dishBut(taken, kitchen, conversation);
    if (title === null) break;
    taken.push(title);
    const { servings } = kitchen;
    const meal = { title, date, time: dinner, servings, meal_type: 'MAIN' };
    toolCalls.push({ name: 'plan_meal', arguments: JSON.stringify(meal) });
  }
  return toolCalls.length === 0 ? text(say.nothingFits) : { toolCalls };
}
