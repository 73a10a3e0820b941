import type { DietConflict } from '../../diet/gate/gate.js';
import type { TextMessage } from '../../integrations/openai/chat-stream.js';
import { fencedData } from '../../recipe-writing/fenced-data.js';
import { fridgeData } from '../../recipe-writing/fridge-data.js';
import { householdLines } from '../../recipe-writing/household-lines.js';
import { mealTypeLabels } from '../../recipe-writing/labels.fr.js';
import type { ChatBrief, PlannedDish } from './chat-brief.js';
import { historyOf } from './chat-history.js';
import { chatText as text } from './chat-prompt.fr.js';

/** The conversation as the model is told it; `written` is what a reply to be continued holds already. */
export function chatMessages(brief: ChatBrief, written: string): TextMessage[] {
  const { messages, digest } = historyOf(brief);
  const { table, fridge, plan } = brief;
  const content = [
    text.rules,
    '',
    ...householdLines(table),
    ...(fridge.length > 0
      ? [`${text.fridge}\n${fridgeData(fridge, table.today)}`]
      : [text.fridgeEmpty]),
    ...(plan.length > 0 ? [`${text.plan}\n${planData(plan)}`] : [text.planEmpty]),
    ...(digest === null ? [] : [`${text.digest}\n${digest}`]),
  ].join('\n');
  const told: TextMessage[] = [{ role: 'system', content }, ...messages];
  return written.trim() === '' ? told : [...told, ...noteAfter(written, text.goOn)];
}

const planData = (plan: readonly PlannedDish[]): string =>
  fencedData(
    text.blocks.plan,
    plan.map(({ date, time, title, mealType, servings }) => ({
      [text.meal.date]: date,
      [text.meal.time]: time,
      [text.meal.title]: title,
      [text.meal.mealType]: mealTypeLabels[mealType],
      [text.meal.servings]: servings,
    })),
  );

const longestQuote = 6_000;

/** A reply that cannot stand, and what is said about it. */
const noteAfter = (reply: string, note: string): TextMessage[] => [
  { role: 'assistant', content: reply.trim().slice(-longestQuote) },
  { role: 'user', content: note },
];

export function noteOfConflicts(reply: string, conflicts: readonly DietConflict[]): TextMessage[] {
  const passages = conflicts.map(({ line, word, reason }) => ({
    [text.passage]: line,
    [text.word]: word,
    [text.reason]: reason,
  }));
  return noteAfter(reply, `${text.conflict}\n${fencedData(text.blocks.refusal, passages)}`);
}

export const noteOfLength = (reply: string): TextMessage[] => noteAfter(reply, text.tooLong);
