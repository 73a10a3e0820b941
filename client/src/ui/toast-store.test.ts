import { describe, expect, it, vi } from 'vitest';
import { createToastStore, toastDuration, type ToastSink } from './toast-store';

const sinkTo = (shown: string[]): ToastSink => ({
  show: ({ title }) => void shown.push(title),
  dismiss: (about) => void shown.push(`${about} dismissed`),
});

describe('toast store', () => {
  it('keeps messages in order until there is a screen for them, and asks for one', () => {
    const store = createToastStore();
    const asked = vi.fn();
    store.onWaiting(asked);
    store.show({ title: 'one' });
    store.show({ title: 'two' });
    expect(asked).toHaveBeenCalledTimes(2);

    const shown: string[] = [];
    store.attach(sinkTo(shown));
    store.show({ title: 'three' });
    expect(shown).toEqual(['one', 'two', 'three']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('shows nothing twice when the screen goes and comes back', () => {
    const store = createToastStore();
    const shown: string[] = [];
    const leave = store.attach(sinkTo(shown));
    store.show({ title: 'one' });
    leave();
    store.show({ title: 'two' });
    expect(shown).toEqual(['one']);
    store.attach(sinkTo(shown));
    expect(shown).toEqual(['one', 'two']);
  });

  it('has one message about each thing, on screen or waiting, and none about what has gone', () => {
    const store = createToastStore();
    store.show({ title: 'planned', about: 'meal' });
    store.show({ title: 'listed' });
    store.show({ title: 'changed', about: 'meal' });
    store.show({ title: 'eaten', about: 'other meal' });
    store.dismiss('other meal');
    const shown: string[] = [];
    store.attach(sinkTo(shown));
    expect(shown).toEqual(['listed', 'changed']);
    store.show({ title: 'deleted', about: 'meal' });
    expect(shown.slice(2)).toEqual(['meal dismissed', 'deleted']);
  });
});

describe('toastDuration', () => {
  it('is three seconds, longer for what is to be read, longest where there is something to press, and as long as asked', () => {
    const action = { label: 'undo', onAction: () => undefined };
    expect(toastDuration({ title: 'a' })).toBe(3000);
    expect(toastDuration({ title: 'a', tone: 'error' })).toBe(10_000);
    expect(toastDuration({ title: 'a', description: 'b' })).toBe(10_000);
    expect(toastDuration({ title: 'a', tone: 'error', action })).toBe(20_000);
    expect(toastDuration({ title: 'a', action, durationMs: 0 })).toBe(0);
  });
});
