import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import { createLiveJournal } from '../../platform/live-journal.js';
import type { Logger } from '../../platform/logger.js';
import type { PubSub } from '../../platform/pubsub.js';
import {
  generationTopic,
  rowOfState,
  unfinishedStages,
  type GenerationState,
} from './generation-state.js';

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
  onLost: () => void;
}

export function createGenerationJournal(options: Options): GenerationJournal {
  const { db, pubsub, clock, logger, state, onLost } = options;
  const journal = createLiveJournal<GenerationState>({
    clock,
    logger: logger.child({ generation: state.id }),
    state,
    onLost,
    publish: (next) => pubsub.publish(generationTopic(next.id), next),
    write: async (snapshot) => {
      const { count } = await db.recipeGeneration.updateMany({
        where: { id: snapshot.id, stage: { in: [...unfinishedStages] } },
        data: { ...rowOfState(snapshot), heartbeatAt: clock.now() },
      });
      return count > 0;
    },
  });
  return {
    get state() {
      return journal.state;
    },
    change: (change) => {
      const before = journal.state;
      const next = { ...before, ...change, seq: before.seq + 1 };
      journal.change(next, next.stage !== before.stage);
    },
    stop: () => journal.stop(),
  };
}
