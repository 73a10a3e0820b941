import { storedValue } from '../../lib/stored-value';
import type { KitchenTimer } from './timers';

/** One that ended so long ago rings for nobody. */
const forgottenAfterMs = 12 * 3600 * 1000;

function isTimer(value: unknown): value is KitchenTimer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, recipeId, step, words, endsAt, leftMs } = value as Partial<KitchenTimer>;
  return (
    [id, recipeId, words].every((text) => typeof text === 'string') &&
    [step, leftMs].every((number) => Number.isFinite(number)) &&
    (endsAt === null || Number.isFinite(endsAt))
  );
}

/** What storage holds, without what is long over. */
export function parseTimers(text: string | null, now: number): readonly KitchenTimer[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isTimer)
      .filter(({ endsAt }) => endsAt === null || now - endsAt < forgottenAfterMs);
  } catch {
    return [];
  }
}

/** The timers of this device, which outlive the page. */
export const timerStore = storedValue<readonly KitchenTimer[]>({
  area: 'local',
  key: 'kitchen-timers',
  parse: (text) => parseTimers(text, Date.now()),
  format: (timers) => (timers.length === 0 ? null : JSON.stringify(timers)),
});

/** Stops them all, as when somebody signs out of this device. */
export const forgetTimers = (): void => timerStore.write([]);
