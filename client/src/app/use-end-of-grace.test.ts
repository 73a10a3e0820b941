import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askFrom } from './use-end-of-grace';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['in three days', '2026-11-29T08:00:00Z', 3 * 86_400_000],
  ['in a minute', '2026-11-26T08:01:00Z', 60_000],
  ['an hour ago', '2026-11-26T07:00:00Z', 0],
])(
  'asks whether the kitchen is open when the grace ends %s, until it has an answer',
  (_when, instant, ms) => {
    const ask = vi.fn();
    const stop = askFrom(instant, ask);
    if (ms > 0) vi.advanceTimersByTime(ms - 1);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(600_000);
    expect(ask).toHaveBeenCalledTimes(2);
  },
);
