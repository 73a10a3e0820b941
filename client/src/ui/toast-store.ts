export type ToastTone = 'success' | 'info' | 'error';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** The id of what it speaks of. A later message about the same takes its place: what the earlier undid is past. */
  about?: string;
  /** One thing to do about it, such as undo. Doing it closes the toast. */
  action?: ToastAction;
  /** Another thing to do instead. */
  alternative?: ToastAction;
  /**
   * Milliseconds on screen: 3000, 10,000 where there is more to read, 20,000 for an action to reach, and no time passes
   * while it is pointed at or focused. 0 stays until closed.
   */
  durationMs?: number;
}

export interface ToastSink {
  show: (message: ToastMessage) => void;
  /** Takes away what is said about something that has gone. */
  dismiss: (about: string) => void;
}

export interface ToastStore extends ToastSink {
  /** Gives the sink what waited for it, then everything new; returns how to take the sink away. */
  attach: (sink: ToastSink) => () => void;
  /** Called when a message has to wait, so that the screen for it can be loaded. */
  onWaiting: (listener: () => void) => () => void;
}

export function toastDuration(message: ToastMessage): number {
  const { durationMs, action, description, tone } = message;
  if (durationMs !== undefined) return durationMs;
  if (action) return 20_000;
  return description !== undefined || tone === 'error' ? 10_000 : 3000;
}

/** Keeps messages in order until the part of the page that shows them has been loaded. */
export function createToastStore(): ToastStore {
  let waiting: ToastMessage[] = [];
  let sink: ToastSink | null = null;
  const listeners = new Set<() => void>();
  const dismiss = (about: string): void => {
    waiting = waiting.filter((message) => message.about !== about);
    sink?.dismiss(about);
  };
  return {
    show(message) {
      if (message.about !== undefined) dismiss(message.about);
      if (sink) return sink.show(message);
      waiting.push(message);
      for (const listener of listeners) listener();
    },
    dismiss,
    attach(next) {
      sink = next;
      const late = waiting;
      waiting = [];
      late.forEach(next.show);
      return () => {
        if (sink === next) sink = null;
      };
    },
    onWaiting(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
