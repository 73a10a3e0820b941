import type { ChatMessage } from '../../integrations/openai/chat-stream.js';
import { fencedData } from './fenced-data.js';
import {
  difficultyLabels,
  mealTypeLabels,
  promptText as text,
  restrictionLabels,
  unitLabels,
} from './prompt.fr.js';
import type { FridgeItem, RecipeBrief } from './recipe-brief.js';
import type { ReplyProblem } from './reply-reader.js';

/** A passage of a refused reply, and why it was refused. */
export interface RefusedPassage {
  readonly line: string;
  readonly word: string;
  readonly reason: string;
}

/** Why the last try was refused, told to the model with the next one. */
export interface RefusedReply {
  /** What the model had written when it was stopped. */
  readonly reply: string;
  readonly cause:
    | { readonly kind: 'CONFLICT'; readonly passages: readonly RefusedPassage[] }
    | { readonly kind: 'PROBLEM'; readonly problem: ReplyProblem };
}

const maxQuotedReply = 4_000;

/** The conversation that asks for one recipe; after a refused reply, the one that says why and asks again. */
export function recipeMessages(brief: RecipeBrief, refused: RefusedReply | null): ChatMessage[] {
  const rules: ChatMessage = { role: 'system', content: text.rules };
  const request = requestOf(brief);
  if (!refused) return [rules, { role: 'user', content: request }];
  const note = noteOf(refused.cause);
  const said = refused.reply.trim().slice(0, maxQuotedReply);
  // Some endpoints refuse an empty turn, and two turns of one speaker in a row.
  if (said === '') return [rules, { role: 'user', content: `${request}\n\n${note}` }];
  return [
    rules,
    { role: 'user', content: request },
    { role: 'assistant', content: said },
    { role: 'user', content: note },
  ];
}

function requestOf(brief: RecipeBrief): string {
  const { request, blocks } = text;
  const list = (label: string, block: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`${label}\n${fencedData(block, items)}`];
  return [
    request.mealType(mealTypeLabels[brief.mealType]),
    request.servings(brief.servings),
    request.household(brief.adults, brief.children),
    request.difficulty(difficultyLabels[brief.difficulty]),
    request.today(brief.today),
    request.restrictions(brief.restrictions.map((restriction) => restrictionLabels[restriction])),
    ...list(request.avoidedFoods, blocks.avoidedFoods, brief.avoidedFoods),
    ...list(request.preferredFoods, blocks.preferredFoods, brief.preferredFoods),
    ...(brief.fridge ? [fridgeOf(brief.fridge, brief.today)] : []),
    ...list(request.recentTitles, blocks.recentTitles, brief.recentTitles),
  ].join('\n');
}

function fridgeOf(items: readonly FridgeItem[], today: string): string {
  const keys = text.fridgeItem;
  const described = items.map((item) => ({
    [keys.name]: item.name,
    [keys.quantity]: `${item.quantity} ${unitLabels[item.unit]}`,
    ...(item.expiresOn === null
      ? {}
      : { [item.expiresOn <= today ? keys.expired : keys.expires]: item.expiresOn }),
  }));
  return `${text.request.fridge}\n${fencedData(text.blocks.fridge, described)}`;
}

function noteOf(cause: RefusedReply['cause']): string {
  const { retry, blocks } = text;
  if (cause.kind === 'PROBLEM') return retry.problem(retry.problems[cause.problem]);
  const passages = cause.passages.map(({ line, word, reason }) => ({
    [retry.passage]: line,
    [retry.word]: word,
    [retry.reason]: reason,
  }));
  return `${retry.conflict}\n${fencedData(blocks.refusal, passages)}`;
}
