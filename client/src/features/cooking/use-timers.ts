import { useState, useSyncExternalStore } from 'react';
import { useStoredValue } from '../../lib/stored-value';
import { prepareAlarm } from './alarm';
import { timerStore } from './timer-store';
import {
  stateOf,
  withOneMinuteMore,
  withoutTimer,
  withTimer,
  withToggled,
  type KitchenTimer,
} from './timers';

/** Often enough that no second is skipped on the screen. */
const lookEveryMs = 250;

// In whole looks, so that one drawing of the page reads one time; never behind, so that no timer
// begins with a second too many.
const readClock = (): number => Math.ceil(Date.now() / lookEveryMs) * lookEveryMs;

function follow(listener: () => void): () => void {
  const look = setInterval(listener, lookEveryMs);
  return () => clearInterval(look);
}
const stand = () => () => undefined;

/** The time; it goes on by itself as long as a timer runs. */
function useNow(timers: readonly KitchenTimer[]): number {
  const [isRunning, setRunning] = useState(false);
  const now = useSyncExternalStore(isRunning ? follow : stand, readClock);
  const running = timers.some((timer) => stateOf(timer, now) === 'running');
  if (running !== isRunning) setRunning(running);
  return now;
}

const change = (to: (timers: readonly KitchenTimer[], now: number) => readonly KitchenTimer[]) =>
  timerStore.write(to(timerStore.read(), Date.now()));

export const timerActions = {
  start: (timer: Parameters<typeof withTimer>[1]): void => {
    // A browser lets a page sound only from a press.
    prepareAlarm();
    change((timers, now) => withTimer(timers, timer, now));
  },
  toggle: (id: string): void => {
    prepareAlarm();
    change((timers, now) => withToggled(timers, id, now));
  },
  addMinute: (id: string): void => change((timers, now) => withOneMinuteMore(timers, id, now)),
  remove: (id: string): void => change((timers) => withoutTimer(timers, id)),
};

/** The timers of this device, and what time it is for them. */
export function useTimers(): { timers: readonly KitchenTimer[]; now: number } {
  const timers = useStoredValue(timerStore);
  return { timers, now: useNow(timers) };
}
