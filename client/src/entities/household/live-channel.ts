/** The ends that a live channel joins. */
export interface LiveEnds<Event> {
  /** What the tabs that share one stream have in common: a household's person. */
  name: string;
  /** Opens the stream after what was seen last, for long or only for a moment; returns how to close it. */
  open: (
    after: () => string | null,
    on: { event: (event: Event) => void; end: () => void },
    lasts: boolean,
  ) => () => void;
  cursorOf: (event: Event) => string;
  apply: (event: Event) => void;
}

const firstPauseMs = 1_000;
/** Enough for the server to say what happened since a page was read. */
const catchUpMs = 3_000;
const longestPauseMs = 30_000;
/** A stream that the device slept through may be dead without having ended. */
const asleepMs = 60_000;

type Stop = () => void;

/** Calls back after a while, at once when the network returns; returns how to give up. */
function afterPause(milliseconds: number, then: () => void): Stop {
  const stop = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
  };
  const go = (): void => {
    stop();
    then();
  };
  const timer = setTimeout(go, milliseconds);
  window.addEventListener('online', go);
  return stop;
}

/** Calls back when the page is looked at again after a long time. */
function onLongReturn(then: () => void): Stop {
  let hiddenAt = Date.now();
  const look = (): void => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > asleepMs) then();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Keeps a stream open, and opens it again whenever it ends. */
function keepOpen<Event>(
  ends: LiveEnds<Event>,
  after: () => string | null,
  onEvent: (event: Event) => void,
): Stop {
  let pause = firstPauseMs;
  let close: Stop = () => undefined;
  const open = (): void => {
    close();
    const event = (happened: Event): void => {
      pause = firstPauseMs;
      onEvent(happened);
    };
    const end = (): void => {
      close();
      close = afterPause(pause, open);
      pause = Math.min(longestPauseMs, pause * 2);
    };
    close = ends.open(after, { event, end }, true);
  };
  open();
  const release = onLongReturn(open);
  return () => {
    release();
    close();
  };
}

/** Reads what happened from somewhere on until now. */
function catchUp<Event>(ends: LiveEnds<Event>, from: string | null): Stop {
  const stop = (): void => {
    clearTimeout(timer);
    close();
  };
  const close = ends.open(() => from, { event: ends.apply, end: () => stop() }, false);
  const timer = setTimeout(stop, catchUpMs);
  return stop;
}

/**
 * Follows a stream for all tabs of a browser, which allows a site six connections: one tab has it and hands each event
 * to the others; when it closes, another takes over from the last event it was handed. A tab that is not the first
 * catches up by itself: its page was read before it listened.
 */
export function startLiveChannel<Event>(ends: LiveEnds<Event>, start: string | null): Stop {
  let cursor = start;
  const take = (event: Event): void => {
    cursor = ends.cursorOf(event);
    ends.apply(event);
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(ends.name);
  const onMessage = ({ data }: MessageEvent<Event>): void => take(data);
  channel?.addEventListener('message', onMessage);
  const lead = (): Stop =>
    keepOpen(
      ends,
      () => cursor,
      (event) => {
        take(event);
        channel?.postMessage(event);
      },
    );
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve());
  });
  if ('locks' in navigator) {
    const hold = async (): Promise<void> => {
      const stop = lead();
      await left;
      stop();
    };
    const { signal } = leaving;
    const leadOrFollow = async (): Promise<void> => {
      const isFree = await navigator.locks.request(
        ends.name,
        { ifAvailable: true },
        async (lock) => {
          if (lock) await hold();
          return lock !== null;
        },
      );
      if (isFree || signal.aborted) return;
      const stop = catchUp(ends, start);
      signal.addEventListener('abort', stop);
      await navigator.locks.request(ends.name, { signal }, hold);
    };
    // Refused only because this tab left before its turn came.
    leadOrFollow().catch(() => undefined);
  } else {
    void left.then(lead());
  }
  return () => {
    leaving.abort();
    channel?.removeEventListener('message', onMessage);
    channel?.close();
  };
}
