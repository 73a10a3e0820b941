import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from './viewer.js';

/** Who watches now; null where they have been signed out, or may not read this any more. */
export type Reload = () => Promise<Viewer | null>;

export interface Watched<State, Event> {
  /** The state as it was just read. */
  readonly found: State;
  /** Reads it anew; null when it is gone. */
  readonly read: () => Promise<State | null>;
  /** Listens to what is published, null for what was but never arrived; returns the release. */
  readonly subscribe: (listener: (state: State | null) => void) => () => void;
  readonly reload: Reload;
  readonly isOver: (state: State) => boolean;
  /** What is new past the events given so far; null when the state alone cannot say, and must be read. */
  readonly news: (state: State) => readonly Event[] | null;
}

/** What a watcher that falls behind keeps; older states are left out. */
const kept = 16;

/**
 * The events of work that goes on elsewhere, the present state's first, until it is over, or the
 * watcher's session is. They are handed out as fast as they are taken. Leaving releases the listener and nothing else.
 */
export function watchLive<State, Event>(watched: Watched<State, Event>): AsyncIterable<Event> {
  return new Repeater<Event>(async (push, stop) => {
    const waiting: (State | null)[] = [];
    let stopped = false;
    const isLeft = () => stopped;
    let ring = (): void => undefined;
    const release = watched.subscribe((state) => {
      waiting.push(state);
      if (waiting.length > kept) waiting.shift();
      ring();
    });
    void stop.then(() => {
      stopped = true;
      release();
      ring();
    });

    const look = async (): Promise<boolean> => {
      const whole = await watched.read();
      return whole === null || isLeft() || show(whole);
    };
    const show = async (state: State): Promise<boolean> => {
      const news = watched.news(state);
      if (news === null) return look();
      for (const event of news) {
        await push(event);
        if (isLeft()) return true;
      }
      return watched.isOver(state);
    };

    try {
      // Read again now that nothing can be missed between the reading and the listening.
      let over = (await (watched.isOver(watched.found) ? show(watched.found) : look())) || isLeft();
      while (!over) {
        const next = waiting.shift();
        if (next === undefined) await new Promise<void>((resolve) => (ring = resolve));
        else if ((await watched.reload()) === null || isLeft()) over = true;
        else over = await (next === null ? look() : show(next));
        over ||= isLeft();
      }
    } finally {
      stop();
    }
  });
}
