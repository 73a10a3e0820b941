import type { Db } from '../../platform/database.js';
import { liveRunsByDatabase } from '../../platform/live-runs.js';
import { endGenerations } from './end-generations.js';
import type { GenerationState } from './generation-state.js';
import {
  runGeneration,
  type GenerationOrder,
  type GenerationRun,
  type GenerationTools,
} from './run-generation.js';

/** The generations that this process works on. */
export interface RunningGenerations {
  launch(tools: GenerationTools, order: GenerationOrder): void;
  /** The newest state of a generation that runs here. */
  stateOf(id: string): GenerationState | null;
  /** Resolves when the run is over; at once when it does not run here. */
  over(id: string): Promise<void>;
  readonly ids: readonly string[];
  /** Marks all as interrupted, aborts their calls and waits for them. */
  stopAll(scope: Pick<GenerationTools, 'db' | 'pubsub' | 'logger'>): Promise<void>;
}

const runsOf = liveRunsByDatabase<GenerationRun>();

export function runningGenerations(db: Db): RunningGenerations {
  const runs = runsOf(db);
  return {
    launch: (tools, order) => runs.add(order.state.id, runGeneration(tools, order)),
    stateOf: (id) => runs.get(id)?.state() ?? null,
    over: (id) => runs.over(id),
    get ids() {
      return runs.ids;
    },
    stopAll: ({ db: database, pubsub, logger }) =>
      runs.stopAll(
        (ids) => endGenerations({ db: database, pubsub }, { id: { in: ids } }, 'FAILED'),
        logger,
      ),
  };
}
