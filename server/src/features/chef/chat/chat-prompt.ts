import type { DietConflict } from '../../../diet/gate/gate.js';
import type { TextMessage } from '../../../integrations/openai/chat-stream.js';
import { fencedData } from '../../../recipe-writing/fenced-data.js';
import { fridgeDataInOutline } from '../../../recipe-writing/fridge-data.js';
import { householdLines, type Table } from '../../../recipe-writing/household-lines.js';
import { mealTypeLabels, unitLabels } from '../../../recipe-writing/labels.fr.js';
import type { ChatBrief, ListedLine, PlannedDish } from './chat-brief.js';
import { historyOf } from './chat-history.js';
import { chatText as text } from './chat-prompt.fr.js';
import type { TalkWish } from '../../kitchen/proposals/talk-wish.js';

/** The conversation as the model is told it; `written` is what a reply to be continued holds already. */
export function chatMessages(brief: ChatBrief, written: string): TextMessage[] {
  const { messages, digest } = historyOf(brief);
  const { household: table, fridge, plan, list, wishes } = brief;
  const content = [
    text.rules,
    '',
    ...householdLines(table),
    ...(fridge.length > 0
      ? [`${text.fridge}\n${fridgeDataInOutline(fridge, table.today)}`]
      : [text.fridgeEmpty]),
    ...(plan.length > 0 ? [`${text.plan}\n${planData(plan, table)}`] : [text.planEmpty]),
    ...(list.length > 0 ? [`${text.list}\n${listData(list)}`] : [text.listEmpty]),
    ...(wishes.length > 0 ? [`${text.wishes}\n${wishData(wishes)}`] : []),
    ...(digest === null ? [] : [`${text.digest}\n${digest}`]),
  ].join('\n');
  const told: TextMessage[] = [{ role: 'system', content }, ...messages];
  return written.trim() === '' ? told : [...told, ...noteAfter(written, text.goOn)];
}

/** More than a fortnight of dinners; those to come before those that were. */
const mostMeals = 20;

function planData(plan: readonly PlannedDish[], { today, servings }: Table): string {
  const past = plan.filter(({ date }) => date < today);
  const told = [...plan.slice(past.length), ...past.toReversed()].slice(0, mostMeals);
  return fencedData(
    text.blocks.plan,
    plan
      .filter((dish) => told.includes(dish))
      .map((dish) => ({
        [text.meal.date]: dish.date,
        [text.meal.time]: dish.time,
        [text.meal.title]: dish.title,
        ...(dish.mealType !== 'MAIN' && { [text.meal.mealType]: mealTypeLabels[dish.mealType] }),
        ...(dish.servings !== servings && { [text.meal.servings]: dish.servings }),
      })),
  );
}

const listData = (list: readonly ListedLine[]): string =>
  fencedData(
    text.blocks.list,
    list.map(({ name, quantity, unit, amountSaid, checked }) =>
      [
        name.slice(0, 60),
        ...(amountSaid ? [` ${quantity}${unit === 'UNIT' ? '' : ` ${unitLabels[unit]}`}`] : []),
        ...(checked ? [text.ticked] : []),
      ].join(''),
    ),
  );

const wishData = (wishes: readonly TalkWish[]): string =>
  fencedData(
    text.blocks.wishes,
    wishes.map(({ wish, food, people, minutes }) => ({
      [text.wish.wish]: wish,
      ...(food !== null && { [text.wish.food]: food }),
      ...(people !== null && { [text.wish.people]: people }),
      ...(minutes !== null && { [text.wish.minutes]: minutes }),
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
