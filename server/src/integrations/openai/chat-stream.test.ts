import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../testkit/manual-clock.js';
import { callModel, deadlines, faultOf, messages } from '../../testkit/model-call.js';
import {
  cuts,
  declines,
  deserted,
  fades,
  fails,
  garbles,
  says,
  stalls,
  startModelServer,
  staysSilent,
  type Answer,
  type ModelServer,
} from '../../testkit/model-server.js';
import { createCallBudget } from './call-budget.js';
import { createChatModel } from './chat-stream.js';

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const start = ({ url = server.url, ...more }: { skip?: number[]; url?: string } = {}) =>
  callModel(url, more);

describe('a call that goes well', () => {
  it('sends the settings and streams the text', async () => {
    server.answer(says('Une soupe de courge.'));
    expect(await start().read()).toEqual({ text: 'Une soupe de courge.', truncated: false });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.authorization).toBe('Bearer key');
    expect(server.calls[0]?.body).toEqual({
      model: 'chef-1',
      messages,
      temperature: 0.7,
      max_tokens: 1000,
      top_p: 0.95,
      stream: true,
    });
  });

  it('says when the model ran out of room', async () => {
    server.answer(says('Une soupe', 'length'));
    expect(await start().read()).toEqual({ text: 'Une soupe', truncated: true });
  });

  it('ends with the finish reason, though the server neither says so nor closes', async () => {
    server.answer((res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: {"choices":[{"delta":{"content":"Oui."},"finish_reason":"stop"}]}\n\n');
    });
    expect(await start().read()).toEqual({ text: 'Oui.', truncated: false });
  });
});

describe('a passing fault before the first token', () => {
  const passing: [string, Answer][] = [
    ['429', fails(429, 'rate_limit_exceeded')],
    ['500', fails(500)],
    ['503', fails(503)],
    ['408', fails(408)],
    ['a stream that is garbled at once', garbles()],
    ['a stream that ends at once', fades('')],
    ['a connection cut at once', (res) => void res.destroy()],
    ['an error told in the stream', streamError('server_error')],
  ];

  it.each(passing)('%s is tried again after 2 s, then after 4 s', async (_, fault) => {
    server.answer(fault, fault, says('Enfin.'));
    const { read, clock, budget } = start();
    expect(await read()).toEqual({ text: 'Enfin.', truncated: false });
    expect(clock.skipped).toEqual([2_000, 4_000]);
    expect(budget.left).toBe(0);
  });

  it.each(passing)('%s three times is the end', async (_, fault) => {
    server.answerAlways(fault);
    const { read, clock } = start();
    expect((await faultOf(read())).isPassing).toBe(true);
    expect(server.calls).toHaveLength(3);
    expect(clock.skipped).toEqual([2_000, 4_000]);
  });

  it('a refused connection is tried three times', async () => {
    const { read, clock, budget } = start({ url: await deserted() });
    expect((await faultOf(read())).kind).toBe('UNAVAILABLE');
    expect(budget.used).toBe(3);
    expect(clock.skipped).toEqual([2_000, 4_000]);
  });

  it('honours Retry-After, in seconds and as a date', async () => {
    server.answer(
      fails(429, null, { 'retry-after': '7' }),
      fails(503, null, { 'retry-after': 'Fri, 21 Nov 2025 18:30:20 GMT' }),
      says('Enfin.'),
    );
    const { read, clock } = start({ skip: [7_000, 13_000] });
    expect(await read()).toMatchObject({ text: 'Enfin.' });
    expect(clock.skipped).toEqual([7_000, 13_000]);
  });

  it('does not wait when asked to wait too long', async () => {
    server.answerAlways(fails(429, null, { 'retry-after': '3600' }));
    expect((await faultOf(start().read())).kind).toBe('UNAVAILABLE');
    expect(server.calls).toHaveLength(1);
  });

  it('gives up on a server that never says a word, and tries again', async () => {
    server.answer(staysSilent, says('Enfin.'));
    const { read, clock } = start();
    const reading = read();
    await server.called(1);
    for (let passed = 0; passed < deadlines.firstByteMs; passed += deadlines.idleMs) {
      await clock.sleeping(deadlines.idleMs);
      clock.advance(deadlines.idleMs);
    }
    expect(await reading).toMatchObject({ text: 'Enfin.' });
    expect(clock.skipped).toEqual([2_000]);
  });
});

describe('a fault that would come again', () => {
  it.each([
    ['401', fails(401, 'invalid_api_key')],
    ['403', fails(403)],
    ['404', fails(404)],
    ['the quota', fails(429, 'insufficient_quota')],
    ['a request that it cannot take', fails(400)],
    ['one that it cannot read', fails(422)],
    ['one that is too large', fails(413)],
  ])('%s is told at once', async (_, fault) => {
    server.answerAlways(fault);
    const { read, rejected } = start();
    const said = await faultOf(read());
    expect(said.kind).toBe('REJECTED');
    expect(rejected).toEqual([said]);
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['in words', declines('Je ne peux pas.')],
    ['by its filter', says('', 'content_filter')],
    ['by a code', fails(403, 'content_policy_violation')],
  ])('a model that declines %s is told at once', async (_, refusal) => {
    server.answerAlways(refusal);
    const { read, rejected } = start();
    expect((await faultOf(read())).kind).toBe('REFUSED');
    expect(rejected).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });
});

describe('a fault in the middle', () => {
  it.each([
    ['a cut connection', cuts('Une sou')],
    ['an end without a finish reason', fades('Une sou')],
    ['garbage', garbles('Une sou')],
  ])('%s is reported, not retried', async (_, fault) => {
    server.answerAlways(fault);
    const { read, soFar } = start();
    expect((await faultOf(read())).kind).toBe('BROKEN');
    expect(soFar()).toBe('Une sou');
    expect(server.calls).toHaveLength(1);
  });

  it('notices a stall', async () => {
    server.answerAlways(stalls('Une sou'));
    const { read, clock, textIs } = start();
    const reading = read();
    await textIs('Une sou');
    clock.advance(deadlines.idleMs);
    expect((await faultOf(reading)).kind).toBe('BROKEN');
    expect(server.calls).toHaveLength(1);
  });

  it('does not read on for ever', async () => {
    server.answerAlways(says('soupe '.repeat(20_000)));
    expect((await faultOf(start().read())).kind).toBe('BROKEN');
  });
});

describe('stopping', () => {
  it('aborts the call upstream and throws the reason', async () => {
    server.answerAlways(stalls('Une sou'));
    const { read, stopping, textIs } = start();
    const reading = read();
    await textIs('Une sou');
    stopping.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
    await server.calls[0]?.ended;
    expect(server.calls).toHaveLength(1);
  });

  it('ends a wait between two calls', async () => {
    server.answerAlways(fails(500));
    const { read, clock, stopping } = start({ skip: [] });
    const reading = read();
    await clock.sleeping(2_000);
    stopping.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
    expect(server.calls).toHaveLength(1);
  });

  it('leaving the loop aborts the call', async () => {
    server.answerAlways(stalls('Une sou'));
    const clock = createManualClock();
    const model = createChatModel(
      { apiKey: 'key', baseUrl: server.url, model: 'chef-1', maxTokens: 10, topP: 1, deadlines },
      clock,
    );
    const { signal } = new AbortController();
    const budget = createCallBudget(clock);
    for await (const part of model.stream({ messages, temperature: 1, budget, signal })) {
      expect(part.kind).toBe('TEXT');
      break;
    }
    await server.calls[0]?.ended;
    expect(server.calls).toHaveLength(1);
  });
});

function streamError(code: string): Answer {
  return (res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.end(`data: {"error":{"message":"scripted","code":"${code}"}}\n\n`);
  };
}
