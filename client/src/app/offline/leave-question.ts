import { useSyncExternalStore } from 'react';

interface LeaveQuestion {
  /** How many changes would be lost. */
  count: number;
  answer: (leave: boolean) => void;
}

let asked: LeaveQuestion | null = null;
const listeners = new Set<() => void>();

function set(question: LeaveQuestion | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks, in a dialog, whether to sign out although changes have not been sent. */
export const askToLeave = (count: number): Promise<boolean> =>
  new Promise((resolve) =>
    set({
      count,
      answer: (leave) => {
        set(null);
        resolve(leave);
      },
    }),
  );

export const useLeaveQuestion = (): LeaveQuestion | null =>
  useSyncExternalStore(subscribe, () => asked);
