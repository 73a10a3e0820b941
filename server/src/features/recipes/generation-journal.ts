import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';
import type { PubSub } from '../../platform/pubsub.js';
import {
  generationTopic,
  rowOfState,
  unfinishedStages,
  type GenerationState,
} from './generation-state.js';

const flushEveryMs = 500;
const heartbeatEveryMs = 5_000;

/** Keeps a running generation's state: told to watchers at once, written about twice a second. */
export interface GenerationJournal {
  readonly state: GenerationState;
  /** A change of stage is written at once, anything else with the next flush. */
  change(change: Partial<GenerationState>): void;
  /** Stops writing; resolves when what was under way is written. */
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  pubsub: PubSub;
  clock: Clock;
  logger: Logger;
  state: GenerationState;
  /** The row is gone, or was ended from outside: there is nothing left to work for. */
  onLost: () => void;
}

export function createGenerationJournal(options: Options): GenerationJournal {
  const { db, pubsub, clock, logger, onLost } = options;
  const stopping = new AbortController();
  let { state } = options;
  let written = state;
  let beatAt = clock.now().getTime();
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    const snapshot = state;
    beatAt = clock.now().getTime();
    try {
      const { count } = await db.recipeGeneration.updateMany({
        where: { id: snapshot.id, stage: { in: [...unfinishedStages] } },
        data: { ...rowOfState(snapshot), heartbeatAt: clock.now() },
      });
      written = snapshot;
      if (count === 0 && !stopping.signal.aborted) onLost();
    } catch (error) {
      // The next flush writes the whole state again.
      logger.warn({ err: error, generation: snapshot.id }, 'generation not written');
    }
  };

  // One after the other, so that an older state never overwrites a newer one.
  const flush = () => {
    writing = writing.then(write);
  };

  const tick = async (): Promise<void> => {
    for (;;) {
      await clock.sleep(flushEveryMs, stopping.signal);
      const isStill = clock.now().getTime() - beatAt >= heartbeatEveryMs;
      if (state !== written || isStill) flush();
      await writing;
    }
  };
  // The sleep ends early only because the journal was stopped.
  tick().catch(() => undefined);

  return {
    get state() {
      return state;
    },
    change: (change) => {
      const before = state;
      state = { ...before, ...change, seq: before.seq + 1 };
      pubsub.publish(generationTopic(state.id), state);
      if (state.stage !== before.stage) flush();
    },
    stop: () => {
      stopping.abort();
      return writing;
    },
  };
}
