import type { Db } from './database.js';
import type { Logger } from './logger.js';

/** Work that outlives the request which asked for it. */
export interface LiveRun {
  readonly abort: () => void;
  /** Resolves when the run is over, however it ended; never rejects. */
  readonly over: Promise<void>;
}

/** The runs of one kind that this process works on, by their row's id. */
export interface LiveRuns<Run extends LiveRun> {
  add(id: string, run: Run): void;
  get(id: string): Run | null;
  /** Resolves when the run is over; at once when it does not run here. */
  over(id: string): Promise<void>;
  readonly ids: readonly string[];
  /** Marks all as interrupted, aborts them and waits for them. */
  stopAll(mark: (ids: string[]) => Promise<unknown>, logger: Logger): Promise<void>;
}

function createLiveRuns<Run extends LiveRun>(): LiveRuns<Run> {
  const runs = new Map<string, Run>();
  return {
    add: (id, run) => {
      runs.set(id, run);
      // A row may be worked on again before its former run has wound up.
      void run.over.then(() => runs.get(id) === run && runs.delete(id));
    },
    get: (id) => runs.get(id) ?? null,
    over: (id) => runs.get(id)?.over ?? Promise.resolve(),
    get ids() {
      return [...runs.keys()];
    },
    stopAll: async (mark, logger) => {
      const ended = [...runs.values()];
      if (ended.length === 0) return;
      try {
        await mark([...runs.keys()]);
      } catch (error) {
        logger.error({ err: error }, 'running work not marked as interrupted');
      }
      for (const run of ended) run.abort();
      await Promise.all(ended.map((run) => run.over));
    },
  };
}

/** One registry per database that the process has open. */
export function liveRunsByDatabase<Run extends LiveRun>(): (db: Db) => LiveRuns<Run> {
  const registries = new WeakMap<Db, LiveRuns<Run>>();
  return (db) => {
    const known = registries.get(db);
    if (known) return known;
    const registry = createLiveRuns<Run>();
    registries.set(db, registry);
    return registry;
  };
}
