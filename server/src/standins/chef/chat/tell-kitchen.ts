import { checkText } from '../../../diet/gate.js';
import { substitutesFor } from '../../../recipe-writing/substitutes.js';
import type { ChefReply } from '../wire.js';
import { sayings as say } from './answer.fr.js';
import { daysLater } from './day-said.js';
import type { Kitchen } from './kitchen-told.js';
import { allowedOptions, type KnowledgeEntry } from './knowledge.js';
import { offerRecipe, text, wishOf, type Conversation } from './offer-recipe.js';

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
export function tellKnown(entry: KnowledgeEntry | null, kitchen: Kitchen): string {
  if (!entry) return say.knowledgeGap;
  const options = allowedOptions(entry, kitchen);
  if (entry.options.length === 0 || options.length > 0) return say.knowledge(entry, options);
  return entry.kind === 'PAIRING' ? say.noPairing : say.noOption(entry);
}

/** Why what is known was refused here: a how-to is a recipe in all but its shape. */
export function tellUnsuited(refused: string, kitchen: Kitchen): string {
  const found = checkText(refused, kitchen).filter(({ doubtful }) => !doubtful);
  const conflicts = [...new Map(found.map((each) => [each.word.toLowerCase(), each])).values()];
  const words = conflicts.map(({ word }) => word);
  return say.unsuited(conflicts, substitutesFor(words, kitchen));
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
