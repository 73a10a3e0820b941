import { checkText } from '#product/diet/gate/gate.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import type { ChefReply } from '../wire.js';
import { sayings as say } from './answer.fr.js';
import { insteadOf } from './instead-of.fr.js';
import { daysLater } from './day-said.js';
import type { Kitchen, Refused } from './kitchen-told.js';
import { replacedFood, usedFood } from './knowledge.fr.js';
import { allowedOptions, lookUp, type KnowledgeEntry } from './knowledge.js';
import { offerRecipe, text, wishOf, type Conversation } from './offer-recipe.js';
import { hear, type Said } from './said.js';

const soonDays = 3;
const longest = 30;

export function tellExpiring({ fridge: items, today }: Kitchen): string {
  const limit = daysLater(today, soonDays);
  const soon = items.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= limit);
  return soon.length === 0 ? say.nothingExpires : say.expiring(soon.slice(0, longest));
}

export const tellFridge = ({ fridge: items }: Kitchen): string =>
  items.length === 0 ? say.fridgeEmpty : say.fridge(items.slice(0, longest));

export const tellRules = ({ restrictions, avoidedFoods }: Kitchen): string =>
  restrictions.length + avoidedFoods.length === 0
    ? say.noRules
    : say.rules(restrictions, avoidedFoods);

export function tellList({ list: items }: Kitchen): string {
  if (items === null) return say.listUnseen;
  return items.length === 0 ? say.listEmpty : say.list(items);
}

/** What is known of a question, of which only what is eaten here is offered. */
export function tellKnown(
  entry: KnowledgeEntry | null,
  sentence: string,
  kitchen: Kitchen,
): string {
  if (!entry) return tellInstead(hear(sentence), kitchen) ?? say.knowledgeGap;
  const options = allowedOptions(entry, kitchen, sentence);
  if (entry.options.length === 0 || options.length > 0) return say.knowledge(entry, options);
  if (entry.kind === 'PAIRING') return say.noPairing;
  return tellInstead(hear(sentence), kitchen) ?? say.noOption(entry);
}

/** That a food which a question means to use is not eaten here; the one that it would replace is no matter. */
export function mindThat(sentence: string, kitchen: Kitchen): string | null {
  const { plain, typed } = hear(sentence);
  const [, to = 0] = replacedFood.exec(plain)?.indices?.groups?.['food'] ?? [];
  const used = to > 0 ? typed(to, plain.length) : usedFood.test(plain) ? sentence : '';
  const found = checkText(used, kitchen).filter(({ doubtful }) => !doubtful);
  return found.length === 0 ? null : say.mind(found);
}

/** What may stand for the food that a sentence would replace, where it is not eaten; null when nothing is known. */
function tellInstead({ plain, typed }: Said, kitchen: Kitchen): string | null {
  const [from, to] = replacedFood.exec(plain)?.indices?.groups?.['food'] ?? [];
  if (from === undefined || to === undefined) return null;
  const food = typed(from, to);
  if (checkText(food, kitchen).every(({ doubtful }) => doubtful)) return null;
  const found = substitutesFor([food], kitchen);
  return found.length === 0 ? null : insteadOf(found).trim();
}

/**
 * Why what is known was refused here: a how-to is a recipe in all but its shape. What stands in for the very
 * thing that was asked about says more than what stands in for its parts.
 */
export function tellUnsuited(
  refused: readonly Refused[],
  sentence: string,
  kitchen: Kitchen,
): string {
  const entry = lookUp(hear(sentence).plain, 'SUBSTITUTION')?.entry ?? null;
  const options = entry ? allowedOptions(entry, kitchen, sentence) : [];
  if (entry && options.length > 0)
    return `${say.unsuited(refused, [])}\n\n${say.knowledge(entry, options)}`;
  const words = refused.map(({ word }) => word);
  return say.unsuited(refused, substitutesFor(words, kitchen));
}

/** What is planned; an evening on which nothing is gets an idea, when that is what was asked. */
export function tellPlan(
  day: string | null,
  sentence: string,
  kitchen: Kitchen,
  conversation: Conversation,
): ChefReply {
  const meals = kitchen.plan.filter(({ date }) =>
    day === null ? date >= kitchen.today : date === day,
  );
  if (meals.length > 0) return text(say.plan(meals.slice(0, longest)));
  const wantsIdea = /mange/iu.test(sentence);
  if (!wantsIdea) return text(`${say.planEmpty(day)} ${say.andSo}`);
  const idea = offerRecipe(wishOf(sentence, kitchen), kitchen, conversation, 'ASKED');
  return 'content' in idea ? text(`${say.planEmpty(day)} ${idea.content}`) : idea;
}
