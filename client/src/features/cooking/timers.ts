/** A timer of the kitchen: it runs towards a moment, or rests with so much left. */
export interface KitchenTimer {
  /** The recipe, the step and the place of the words in it: one duration is timed once. */
  id: string;
  recipeId: string;
  /** From 1. */
  step: number;
  /** The step's own words: « 10 à 12 min ». */
  words: string;
  /** In milliseconds since 1970; null while it rests. */
  endsAt: number | null;
  /** What is left while it rests, in milliseconds. */
  leftMs: number;
}

export type TimerState = 'running' | 'paused' | 'over';

/** No more at once: nobody has as many hobs. */
export const mostTimers = 8;

export const timerId = (recipeId: string, step: number, offset: number): string =>
  `${recipeId}:${step}:${offset}`;

export const leftOf = ({ endsAt, leftMs }: KitchenTimer, now: number): number =>
  Math.max(0, endsAt === null ? leftMs : endsAt - now);

export function stateOf(timer: KitchenTimer, now: number): TimerState {
  if (timer.endsAt === null) return 'paused';
  return timer.endsAt <= now ? 'over' : 'running';
}

type NewTimer = Pick<KitchenTimer, 'id' | 'recipeId' | 'step' | 'words'> & { seconds: number };

/** The timers with one more; one that is there already is started anew. */
export function withTimer(
  timers: readonly KitchenTimer[],
  { seconds, ...timer }: NewTimer,
  now: number,
): readonly KitchenTimer[] {
  const others = timers.filter(({ id }) => id !== timer.id);
  const leftMs = seconds * 1000;
  return [...others, { ...timer, leftMs, endsAt: now + leftMs }].slice(-mostTimers);
}

export const withoutTimer = (
  timers: readonly KitchenTimer[],
  id: string,
): readonly KitchenTimer[] => timers.filter((timer) => timer.id !== id);

/** Rests a timer that runs, and lets one run that rests; one that is over stays so. */
export const withToggled = (
  timers: readonly KitchenTimer[],
  id: string,
  now: number,
): readonly KitchenTimer[] =>
  timers.map((timer) => {
    if (timer.id !== id) return timer;
    const leftMs = leftOf(timer, now);
    if (timer.endsAt === null) return { ...timer, endsAt: now + leftMs };
    return leftMs === 0 ? timer : { ...timer, leftMs, endsAt: null };
  });

/** Gives one more minute, from now where the time is up. */
export const withOneMinuteMore = (
  timers: readonly KitchenTimer[],
  id: string,
  now: number,
): readonly KitchenTimer[] =>
  timers.map((timer) => {
    if (timer.id !== id) return timer;
    const leftMs = leftOf(timer, now) + 60_000;
    return { ...timer, leftMs, endsAt: timer.endsAt === null ? null : now + leftMs };
  });

/** « 4:05 », « 1:04:05 »; a second that has begun counts, so that it never says 0:00 before the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
