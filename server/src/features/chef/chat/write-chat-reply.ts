import type { DietConflict, DietRules } from '../../../diet/gate/gate.js';
import type { ErrorCode } from '../../../graphql/error-code.js';
import { createCallBudget, type CallBudget } from '../../../integrations/openai/call-budget.js';
import type { ChatMessage, ChatModel } from '../../../integrations/openai/chat-stream.js';
import { codeOfFault, type ModelFault } from '../../../integrations/openai/model-fault.js';
import type { ToolDefinition } from '../../../integrations/openai/tool-calls.js';
import type { Clock } from '../../../platform/clock.js';
import { substitutesFor } from '../../../recipe-writing/substitutes.js';
import type { ReplyFailure } from './chat.errors.js';
import { conflictsInProse } from '../prose-gate/chat-caution.js';
import type { ReplyDesk } from './chat-desk.js';
import type { ToolOutcome } from '../tools/tool-outcome.js';
import { reviewHeld, type HeldReview } from '../prose-gate/chat-held.js';
import { noteOfConflicts, noteOfLength } from './chat-prompt.js';
import { joined } from './join-text.js';
import { listenToModel, type Heard } from '../prose-gate/listen-to-model.js';
import type { About } from '../prose-gate/prose-reader.js';

export interface ReplyTask {
  /** The prompt and the conversation, the question last. */
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly ToolDefinition[];
  /** As they are now: a call may add to them. */
  readonly rules: DietRules;
  readonly about: About;
  readonly model: ChatModel;
  readonly temperature: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly desk: ReplyDesk;
}

export type ReplyEnd =
  | { readonly status: 'DONE'; readonly failure: null }
  | { readonly status: 'FAILED' | 'INTERRUPTED'; readonly failure: ReplyFailure };

const done: ReplyEnd = { status: 'DONE', failure: null };

const failure = (
  code: ErrorCode,
  more: Partial<Pick<ReplyFailure, 'conflicts' | 'retryAfterSeconds'>> = {},
): ReplyFailure => ({ code, conflicts: [], retryAfterSeconds: null, ...more });

/** Says with each conflict what may replace it here. */
function conflictFailure(found: readonly DietConflict[], rules: DietRules): ReplyFailure {
  const words = found.map(({ word }) => word);
  const instead = new Map(
    substitutesFor(words, rules).map((each) => [each.word.toLowerCase(), each.instead]),
  );
  const conflicts = found.map((conflict) => {
    const known = instead.get(conflict.word.toLowerCase());
    return known ? { ...conflict, instead: known } : conflict;
  });
  return failure('DIET_CONFLICT', { conflicts });
}

const failureOf = (fault: ModelFault): ReplyFailure => {
  const { retryAfterMs } = fault.details;
  return failure(codeOfFault(fault), {
    retryAfterSeconds: retryAfterMs ? Math.ceil(retryAfterMs / 1000) : null,
  });
};

/**
 * Has the model answer, in three calls at most. Text is shown as it comes; what is shaped like a recipe
 * only once the gate has passed it. What was shown stays when the rest is cut off.
 * @throws the signal's reason when it is aborted
 */
export async function writeReply(task: ReplyTask): Promise<ReplyEnd> {
  const { desk, clock } = task;
  const budget = createCallBudget(clock);
  const base = desk.state.content;
  const outcomes: ToolOutcome[] = [];
  /** The conversation, and what became of calls since: without it they would be made again. */
  let told = task.messages;
  let messages = told;
  for (;;) {
    const before = desk.state.content;
    const heard = await listen(task, budget, messages, outcomes.length > 0);
    const mayRetry = budget.left > 0;
    if (heard.fault) {
      // The proposals are there, and only the words about them are not; half of those is a reply cut short.
      if (outcomes.length > 0 && !heard.wasShown) return close(desk, outcomes);
      if (!heard.fault.isPassing || heard.wasShown || heard.text === '' || !mayRetry)
        return cutShort(desk, failureOf(heard.fault));
      // Only a recipe had begun, and nobody has seen it.
      await again(desk, before, budget, task.signal);
      continue;
    }
    if (heard.truncated) {
      if (heard.wasShown || !mayRetry) return cutShort(desk, failure('REPLY_TRUNCATED'));
      messages = [...told, ...noteOfLength(heard.text)];
      desk.stand('WAITING');
      continue;
    }
    if (heard.text.trim() === '' && heard.calls.length === 0) {
      if (outcomes.length > 0) return close(desk, outcomes);
      if (!mayRetry) return cutShort(desk, failure('REPLY_EMPTY'));
      continue;
    }
    await desk.hold(heard.calls);
    const review =
      heard.held === null ? null : reviewHeld(heard.held, task.rules, task.about.kitchen);
    const conflicts = [...heard.conflicts, ...conflictsIn(review, task)];
    if (conflicts.length > 0) {
      desk.takeBack(base);
      if (!mayRetry) return { status: 'FAILED', failure: conflictFailure(conflicts, task.rules) };
      messages = [...told, ...noteOfConflicts(heard.text, conflicts)];
      continue;
    }
    if (review) {
      desk.stand('WRITING');
      if (review.before !== '') desk.say(review.before);
      if (review.card) await desk.deal(review.card, review.cardText);
      if (review.after !== '') desk.say(paragraph(desk, review.after));
    }
    if (heard.calls.length === 0) return close(desk, outcomes);
    const came = await desk.answer(heard.calls);
    outcomes.push(...came);
    if (budget.left === 0) return close(desk, outcomes);
    told = [...messages, ...afterCalls(heard, came)];
    messages = told;
  }
}

const conflictsIn = (review: HeldReview | null, { rules, about }: ReplyTask): DietConflict[] =>
  review === null
    ? []
    : [
        ...review.conflicts,
        ...[review.before, review.after].flatMap((text) => conflictsInProse(text, rules, about)),
      ];

function listen(
  task: ReplyTask,
  budget: CallBudget,
  messages: readonly ChatMessage[],
  isClosing: boolean,
): Promise<Heard> {
  const { desk, model, tools, temperature, signal, rules, about } = task;
  const { content } = desk.state;
  let begun = false;
  return listenToModel({
    model,
    messages,
    tools,
    temperature,
    budget,
    signal,
    rules,
    about,
    shown: isClosing ? `${content}\n\n` : content,
    onText: (text) => {
      desk.stand('WRITING');
      // What follows a call is a paragraph of its own.
      const more = begun ? text : isClosing ? paragraph(desk, text) : joined(content, text);
      begun ||= more !== '';
      desk.say(more);
    },
    onHold: () => desk.stand('CHECKING'),
    onTakenBack: () => {
      if (desk.state.content !== content) desk.takeBack(content);
      begun = false;
      desk.stand('WAITING');
    },
  });
}

const paragraph = ({ state }: ReplyDesk, text: string): string => {
  const { content } = state;
  const gap =
    content === '' || content.endsWith('\n\n') ? '' : content.endsWith('\n') ? '\n' : '\n\n';
  return gap + text.trimStart();
};

/** What stands is kept, and marked as cut short; without any, the reply has failed. */
function cutShort({ state }: ReplyDesk, cause: ReplyFailure): ReplyEnd {
  const isEmpty = state.content.trim() === '' && state.recipeId === null;
  return { status: isEmpty ? 'FAILED' : 'INTERRUPTED', failure: cause };
}

async function again(
  desk: ReplyDesk,
  before: string,
  budget: CallBudget,
  signal: AbortSignal,
): Promise<void> {
  if (desk.state.content !== before) desk.takeBack(before);
  desk.stand('WAITING');
  await budget.backOff(0, signal);
}

/** A call that came to nothing is said plainly, whatever the model has made of it. */
function close(desk: ReplyDesk, outcomes: readonly ToolOutcome[]): ReplyEnd {
  const isSilent = desk.state.content.trim() === '';
  const due = outcomes.filter(({ isFault }) => isFault || isSilent).map(({ said }) => said);
  for (const said of new Set(due))
    if (!desk.state.content.includes(said)) desk.say(paragraph(desk, said));
  return done;
}

const afterCalls = (
  { text, calls }: Heard,
  outcomes: readonly ToolOutcome[],
): readonly ChatMessage[] => [
  { role: 'assistant', content: text, toolCalls: calls },
  ...outcomes.map(({ toolCallId, said, told = said }) => ({
    role: 'tool' as const,
    toolCallId,
    content: told,
  })),
];
