import { setTimeout as wait } from 'node:timers/promises';

/** Time as the use cases see it, so that a test can hold it still. */
export interface Clock {
  now(): Date;
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, signal ? { signal } : {}),
};

const zurichDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' });

/** The calendar day in Switzerland, YYYY-MM-DD. */
export const dayInZurich = (instant: Date): string => zurichDay.format(instant);

const zurichTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of day in Switzerland, HH:MM. */
export const timeInZurich = (instant: Date): string => zurichTime.format(instant);

/** Monday and Sunday of the week that holds the given day (YYYY-MM-DD each). */
export function weekOf(day: string): { monday: string; sunday: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  const shifted = (days: number) =>
    new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { monday: shifted(-sinceMonday), sunday: shifted(6 - sinceMonday) };
}
