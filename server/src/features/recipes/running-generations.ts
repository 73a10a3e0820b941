import type { Db } from '../../platform/database.js';
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

function createRunningGenerations(): RunningGenerations {
  const runs = new Map<string, GenerationRun>();
  return {
    launch: (tools, order) => {
      const { id } = order.state;
      const run = runGeneration(tools, order);
      runs.set(id, run);
      void run.over.then(() => runs.delete(id));
    },
    stateOf: (id) => runs.get(id)?.state() ?? null,
    over: (id) => runs.get(id)?.over ?? Promise.resolve(),
    get ids() {
      return [...runs.keys()];
    },
    stopAll: async ({ db, pubsub, logger }) => {
      const ended = [...runs.values()];
      if (ended.length === 0) return;
      try {
        await endGenerations({ db, pubsub }, { id: { in: [...runs.keys()] } }, 'FAILED');
      } catch (error) {
        logger.error({ err: error }, 'generations not marked as interrupted');
      }
      for (const run of ended) run.abort();
      await Promise.all(ended.map((run) => run.over));
    },
  };
}

const registries = new WeakMap<Db, RunningGenerations>();

/** One registry per database that the process has open. */
export function runningGenerations(db: Db): RunningGenerations {
  const known = registries.get(db);
  if (known) return known;
  const registry = createRunningGenerations();
  registries.set(db, registry);
  return registry;
}
