import type { Clock } from './clock.js';
import type { Logger } from './logger.js';

const flushEveryMs = 500;
const heartbeatEveryMs = 5_000;

/** Keeps the state of running work: told to watchers at once, written about twice a second. */
export interface LiveJournal<State> {
  readonly state: State;
  /** Takes the next state; `now` writes it at once instead of with the next flush. */
  change(next: State, now: boolean): void;
  /** Stops writing; resolves when what was under way is written. */
  stop(): Promise<void>;
}

interface Options<State> {
  readonly clock: Clock;
  readonly logger: Logger;
  /** As it was stored when the work began. */
  readonly state: State;
  /** Tells the watchers; `stored` is what the database holds by now. */
  readonly publish: (state: State, stored: State) => void;
  /** Writes state and heartbeat; false when the row is gone, or was ended from outside. */
  readonly write: (state: State) => Promise<boolean>;
  /** There is nothing left to work for. */
  readonly onLost: () => void;
}

export function createLiveJournal<State>(options: Options<State>): LiveJournal<State> {
  const { clock, logger, publish, onLost } = options;
  const stopping = new AbortController();
  let { state } = options;
  let stored = state;
  let beatAt = clock.now().getTime();
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    const snapshot = state;
    beatAt = clock.now().getTime();
    try {
      const isOurs = await options.write(snapshot);
      stored = snapshot;
      if (stopping.signal.aborted) return;
      // Told again: whoever read the row just before the write, and listened just after, has missed it.
      if (isOurs) publish(state, stored);
      else onLost();
    } catch (error) {
      // The next flush writes the whole state again.
      logger.warn({ err: error }, 'state of running work not written');
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
      if (state !== stored || isStill) flush();
      await writing;
    }
  };
  // The sleep ends early only because the journal was stopped.
  tick().catch(() => undefined);

  return {
    get state() {
      return state;
    },
    change: (next, now) => {
      state = next;
      publish(state, stored);
      if (now) flush();
    },
    stop: () => {
      stopping.abort();
      return writing;
    },
  };
}
