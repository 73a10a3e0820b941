import { checkRecipe, type DietConflict } from '../../diet/gate/gate.js';
import { createCallBudget, type CallBudget } from '../../integrations/openai/call-budget.js';
import type { ChatModel } from '../../integrations/openai/chat-stream.js';
import { codeOfFault, ModelFault } from '../../integrations/openai/model-fault.js';
import type { Clock } from '../../platform/clock.js';
import { recipeMessages, type RefusedReply } from './prompt.js';
import type { RecipeBrief } from '../../recipe-writing/recipe-brief.js';
import { createRecipeGate, nothingPassed, type PassedDraft } from './recipe-gate.js';
import { unmetWishes, type UnmetWish } from '../../recipe-writing/unmet-wishes.js';
import {
  createReplyReader,
  type RepliedRecipe,
  type ReplyProblem,
} from '../../recipe-writing/reply-reader.js';
import { wordsInstead } from '../../recipe-writing/words-instead.js';

export type WritingStage = 'WRITING' | 'CHECKING' | 'RESTARTED';

export interface WritingProgress extends PassedDraft {
  readonly stage: WritingStage;
  /** The calls to the model so far; with RESTARTED, the one that the recipe begins anew with. 1 to 3. */
  readonly attempt: number;
}

export type WritingFailure =
  | { readonly code: 'DIET_CONFLICT'; readonly conflicts: readonly DietConflict[] }
  | { readonly code: ReplyProblem; readonly words: string | null }
  | { readonly code: 'WISHES_UNMET'; readonly unmet: readonly UnmetWish[] }
  | {
      readonly code: ReturnType<typeof codeOfFault>;
      readonly fault: ModelFault;
      readonly words: string | null;
    };

export type WritingResult =
  | { readonly ok: true; readonly recipe: RepliedRecipe }
  | { readonly ok: false; readonly failure: WritingFailure };

export interface WritingTask {
  readonly brief: RecipeBrief;
  readonly model: ChatModel;
  readonly temperature: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Called with what may be shown, each time that it changes. */
  readonly onProgress: (progress: WritingProgress) => void;
}

type Try =
  | { readonly ok: true; readonly recipe: RepliedRecipe }
  | {
      readonly ok: false;
      readonly failure: WritingFailure;
      readonly reply: string;
      /** Whether another call could go better. */
      readonly mayRetry: boolean;
    };

/**
 * Has the model write a recipe that passes the diet gate, in three calls at most. Nothing reaches
 * `onProgress` before it has passed; the steps do not reach it at all.
 * @throws the signal's reason when it is aborted
 */
export async function writeRecipe(task: WritingTask): Promise<WritingResult> {
  const budget = createCallBudget(task.clock);
  let refused: RefusedReply | null = null;
  for (;;) {
    const tried = await tryOnce(task, budget, refused);
    if (tried.ok) return tried;
    if (!tried.mayRetry || budget.left === 0) return { ok: false, failure: tried.failure };
    refused = refusedBy(tried.failure, tried.reply) ?? refused;
    task.onProgress({ stage: 'RESTARTED', attempt: budget.used + 1, ...nothingPassed });
    if ('fault' in tried.failure) await budget.backOff(0, task.signal);
  }
}

/** What does not begin with its title may be a thought up to here, of which only the end is marked. */
const beginsWithTitle = /^\s*#/;

async function tryOnce(
  task: WritingTask,
  budget: CallBudget,
  refused: RefusedReply | null,
): Promise<Try> {
  const { brief, model, temperature, signal } = task;
  let reader = createReplyReader();
  let gate = createRecipeGate(brief);
  let shown = nothingPassed;
  let reply = '';
  let truncated = false;
  let conflicts: readonly DietConflict[] = [];
  const stop = (failure: WritingFailure, mayRetry: boolean): Try => ({
    ok: false,
    failure,
    reply,
    mayRetry,
  });
  const show = (stage: WritingStage, passed: PassedDraft) => {
    shown = passed;
    task.onProgress({ stage, attempt: budget.used, ...passed });
  };

  try {
    const messages = recipeMessages(brief, refused);
    for await (const part of model.stream({ messages, temperature, signal, budget })) {
      if (part.kind === 'END') {
        truncated = part.truncated;
        continue;
      }
      if (part.kind === 'TAKEN_BACK') {
        if (isMore(nothingPassed, shown)) show('RESTARTED', nothingPassed);
        [reader, gate, conflicts, reply] = [createReplyReader(), createRecipeGate(brief), [], ''];
        continue;
      }
      if (part.kind !== 'TEXT') continue;
      reply += part.text;
      if (conflicts.length > 0) continue;
      const { passed, conflicts: found } = gate.check(reader.feed(part.text));
      if (found.length > 0) {
        if (beginsWithTitle.test(reply))
          return stop({ code: 'DIET_CONFLICT', conflicts: found }, true);
        conflicts = found;
      } else if (reply === part.text || isMore(passed, shown)) show('WRITING', passed);
    }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    if (conflicts.length > 0) return stop({ code: 'DIET_CONFLICT', conflicts }, true);
    // Before the first text the stream has done its own retries: what it throws then is final.
    const words = wordsInstead(error.details.words ?? '');
    return stop({ code: codeOfFault(error), fault: error, words }, error.isPassing && reply !== '');
  }

  if (conflicts.length > 0) return stop({ code: 'DIET_CONFLICT', conflicts }, true);
  const reading = reader.finish({ truncated });
  if (!reading.ok) return stop({ code: reading.problem, words: wordsInstead(reply) }, true);
  const { recipe } = reading;
  show('CHECKING', shown);
  conflicts = checkRecipe(recipe, brief);
  if (conflicts.length > 0) return stop({ code: 'DIET_CONFLICT', conflicts }, true);
  const unmet = unmetWishes(recipe, brief);
  if (unmet.length > 0) return stop({ code: 'WISHES_UNMET', unmet }, true);
  return { ok: true, recipe };
}

const isMore = (passed: PassedDraft, shown: PassedDraft): boolean =>
  passed.title !== shown.title ||
  passed.description !== shown.description ||
  passed.ingredients.length !== shown.ingredients.length;

/** What the next try is told; nothing after a fault that was not the model's doing. */
function refusedBy(failure: WritingFailure, reply: string): RefusedReply | null {
  if ('fault' in failure) return null;
  if ('unmet' in failure) return { reply, cause: { kind: 'WISHES', unmet: failure.unmet } };
  if (failure.code !== 'DIET_CONFLICT')
    return { reply, cause: { kind: 'PROBLEM', problem: failure.code } };
  return { reply, cause: { kind: 'CONFLICT', passages: failure.conflicts } };
}
