import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveReply, type LiveText, type ReplyEvent } from './live-reply';

const event = (seq: number, delta: string, more: Partial<ReplyEvent> = {}): ReplyEvent => ({
  __typename: 'ChatReplyEvent',
  seq,
  delta,
  replaces: false,
  status: 'WRITING',
  card: null,
  proposal: null,
  refusal: null,
  cautions: [],
  wishes: null,
  ...more,
});

describe('createLiveReply', () => {
  const written: LiveText[] = [];
  const open = (start: LiveText = { seq: 0, content: '', status: 'WRITING' }) =>
    createLiveReply(start, (text) => written.push(text));
  beforeEach(() => {
    vi.useFakeTimers();
    written.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('writes many words at once, and each once', () => {
    const live = open();
    for (let seq = 1; seq <= 50; seq += 1) live.take(event(seq, 'a'));
    expect(written).toEqual([]);
    vi.runAllTimers();
    expect(written).toEqual([{ seq: 50, content: 'a'.repeat(50), status: 'WRITING' }]);
  });

  it('goes on from what was shown, and takes nothing twice', () => {
    const live = open({ seq: 5, content: 'Salut', status: 'WRITING' });
    live.take(event(5, 'Salut'));
    live.take(event(7, ' !'));
    live.take(event(7, ' !'));
    live.flush();
    expect(written).toEqual([{ seq: 7, content: 'Salut !', status: 'WRITING' }]);
    expect(live.seq()).toBe(7);
  });

  it('writes a turn at once, with the words that waited', () => {
    const live = open();
    live.take(event(1, 'a'));
    live.take(event(2, '', { status: 'DONE' }));
    expect(written).toEqual([{ seq: 2, content: 'a', status: 'DONE' }]);
    vi.runAllTimers();
    expect(written).toHaveLength(1);
  });

  it('forgets what is void', () => {
    const live = open({ seq: 3, content: 'bah', status: 'WRITING' });
    live.take(event(5, 'B', { replaces: true }));
    expect(written).toEqual([{ seq: 5, content: 'B', status: 'WRITING' }]);
  });
});
