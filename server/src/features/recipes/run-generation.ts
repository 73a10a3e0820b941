import type { ChatModel } from '../../integrations/openai/chat-stream.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';
import type { PubSub } from '../../platform/pubsub.js';
import { endGenerations } from './end-generations.js';
import { finishGeneration } from './finish-generation.js';
import { createGenerationJournal, type GenerationJournal } from './generation-journal.js';
import {
  generationTopic,
  isOver,
  stateOfMessage,
  type GenerationState,
} from './generation-state.js';
import type { RecipeBrief } from '../../recipe-writing/recipe-brief.js';
import { nothingPassed } from './recipe-gate.js';
import { writeRecipe, type WritingFailure, type WritingResult } from './write-recipe.js';

export interface GenerationTools {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly model: ChatModel;
  readonly random: () => number;
}

export interface GenerationOrder {
  /** As it was stored when it was asked for. */
  readonly state: GenerationState;
  readonly brief: RecipeBrief;
  readonly temperature: number;
  readonly cacheKey: string;
  readonly householdId: string;
  readonly userId: string;
}

export interface GenerationRun {
  readonly userId: string;
  /** The newest state, which may be ahead of the row; the last one as soon as it is over. */
  readonly state: () => GenerationState;
  readonly abort: () => void;
  /** Resolves when the run is over, however it ended; never rejects. */
  readonly over: Promise<void>;
}

/** Works on a generation until it is over, whether or not anybody watches. */
export function runGeneration(tools: GenerationTools, order: GenerationOrder): GenerationRun {
  const aborting = new AbortController();
  const abort = () => aborting.abort(new Error('The generation was ended.'));
  const { id } = order.state;
  let last: GenerationState | null = null;
  const release = tools.pubsub.subscribe(generationTopic(id), (message) => {
    const state = stateOfMessage(message);
    if (!isOver(state)) return;
    last = state;
    abort();
  });
  const journal = createGenerationJournal({ ...tools, state: order.state, onLost: abort });
  const finish = async (): Promise<void> => {
    try {
      last = await work(tools, order, journal, aborting.signal);
      if (last) tools.pubsub.publish(generationTopic(id), last);
    } catch (error) {
      if (aborting.signal.aborted) return;
      tools.logger.error({ err: error, generation: id }, 'generation lost');
      // Should this fail too, the heartbeat has stopped and the reaper will do it.
      await endGenerations(tools, { id }, 'FAILED');
    }
  };
  const over = finish()
    .catch((error: unknown) => tools.logger.error({ err: error, generation: id }, 'not ended'))
    .then(() => journal.stop())
    .finally(release);
  return { userId: order.userId, state: () => last ?? journal.state, abort, over };
}

async function work(
  tools: GenerationTools,
  order: GenerationOrder,
  journal: GenerationJournal,
  signal: AbortSignal,
): Promise<GenerationState | null> {
  const { brief, temperature } = order;
  const { model, clock } = tools;
  const result = await writeRecipe({
    brief,
    model,
    temperature,
    clock,
    signal,
    onProgress: (progress) => journal.change(progress),
  });
  if (!result.ok) logFailure(tools.logger, order.state.id, result.failure);
  await journal.stop();
  const end = endOf(journal.state, result);
  const finished = result.ok ? { ...order, recipe: result.recipe } : null;
  return finishGeneration(tools, end, finished, signal);
}

function endOf(state: GenerationState, result: WritingResult): GenerationState {
  const seq = state.seq + 1;
  if (result.ok) {
    const { title, description, ingredients } = result.recipe;
    return { ...state, seq, stage: 'DONE', title, description, ingredients };
  }
  const { failure } = result;
  const conflicts = failure.code === 'DIET_CONFLICT' ? failure.conflicts : [];
  const unmetWishes = failure.code === 'WISHES_UNMET' ? failure.unmet : [];
  const modelWords = ('words' in failure ? failure.words : null) ?? null;
  return {
    ...state,
    ...nothingPassed,
    seq,
    stage: 'FAILED',
    refusalCode: failure.code,
    conflicts,
    modelWords,
    unmetWishes,
  };
}

function logFailure(logger: Logger, generation: string, failure: WritingFailure): void {
  if ('fault' in failure) {
    const { kind, details } = failure.fault;
    logger.warn({ generation, kind, status: details.status, err: failure.fault }, 'model fault');
  } else {
    logger.info({ generation, code: failure.code }, 'no usable reply');
  }
}
