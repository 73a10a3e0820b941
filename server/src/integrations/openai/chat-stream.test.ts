import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../testkit/manual-clock.js';
import {
  cuts,
  declines,
  deserted,
  fades,
  fails,
  garbles,
  refusesParameter,
  says,
  stalls,
  startModelServer,
  staysSilent,
  streams,
  type Answer,
  type ModelServer,
} from '../../testkit/model-server.js';
import { createCallBudget } from './call-budget.js';
import { createChatModel } from './chat-stream.js';
import { ModelFault } from './model-fault.js';
import { tappedFetch } from './tapped-fetch.js';
import type { ToolDefinition } from './tool-calls.js';

const deadlines = { firstByteMs: 30_000, idleMs: 15_000, totalMs: 180_000 };
const messages = [
  { role: 'system', content: 'Tu es un chef.' },
  { role: 'user', content: 'Une soupe ?' },
] as const;

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

function start({
  skip = [2_000, 4_000],
  url = server.url,
  tools,
}: { skip?: number[]; url?: string; tools?: readonly ToolDefinition[] } = {}) {
  const clock = createManualClock(undefined, skip);
  const model = createChatModel(
    { apiKey: 'key', baseUrl: url, model: 'chef-1', maxTokens: 1000, topP: 0.95, deadlines },
    clock,
  );
  const budget = createCallBudget(clock);
  const stopping = new AbortController();
  let text = '';
  let truncated: boolean | null = null;
  let onText: (() => void) | undefined;
  const read = async () => {
    const request = {
      messages,
      temperature: 0.7,
      budget,
      signal: stopping.signal,
      ...(tools && { tools }),
    };
    for await (const part of model.stream(request)) {
      if (part.kind === 'TEXT') text += part.text;
      if (part.kind === 'END') truncated = part.truncated;
      onText?.();
    }
    return { text, truncated };
  };
  return {
    clock,
    budget,
    stopping,
    read,
    soFar: () => text,
    textIs: (wanted: string) =>
      new Promise<void>((resolve) => {
        onText = () => {
          if (text === wanted) resolve();
        };
        onText();
      }),
  };
}

const faultOf = (reading: Promise<unknown>): Promise<ModelFault> =>
  reading.then(
    () => {
      throw new Error('A fault was expected.');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(ModelFault);
      return error as ModelFault;
    },
  );

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

/** What a call asks for beside its messages. */
const asked = (nth: number) => {
  const parameters = Object.entries(server.calls[nth]?.body ?? {});
  const known = ['model', 'messages', 'stream'];
  return Object.fromEntries(parameters.filter(([name]) => !known.includes(name)));
};

describe('an endpoint that does not take all parameters', () => {
  it('is asked once more in another form for each, which costs no call, and in that form from then on', async () => {
    server.answer(
      refusesParameter(
        "Unsupported parameter: 'max_tokens' … Use 'max_completion_tokens' instead.",
        {
          param: 'max_tokens',
        },
      ),
      refusesParameter("Unsupported value: 'temperature' does not support 0.7 with this model.", {
        param: 'temperature',
      }),
      refusesParameter("Unsupported parameter: 'top_p'", { param: 'top_p' }),
      says('Une soupe.'),
      says('Une autre.'),
    );
    const { read, budget } = start();
    expect(await read()).toMatchObject({ text: 'Une soupe.' });
    expect(budget.used).toBe(1);
    expect(asked(3)).toEqual({ max_completion_tokens: 1000 });
    await read();
    expect(server.calls).toHaveLength(5);
    expect(asked(4)).toEqual({ max_completion_tokens: 1000 });
  });

  it.each([
    [
      'names in its words what it takes instead',
      refusesParameter(
        "'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      ),
      { temperature: 0.7, top_p: 0.95, max_completion_tokens: 1000 },
    ],
    [
      'takes one of two',
      refusesParameter('`temperature` and `top_p` cannot both be specified for this model.'),
      { temperature: 0.7, max_tokens: 1000 },
    ],
    [
      'forbids what it does not know',
      refusesParameter('[{"type":"extra_forbidden","loc":["body","top_p"]}]', { status: 422 }),
      { temperature: 0.7, max_tokens: 1000 },
    ],
  ])('%s', async (_, refusal, expected) => {
    server.answer(refusal, says('Oui.'));
    expect(await start().read()).toMatchObject({ text: 'Oui.' });
    expect(asked(1)).toEqual(expected);
  });

  it('and takes no tools is talked to without', async () => {
    server.answer(refusesParameter('registry/gemma2:2b does not support tools'), says('Oui.'));
    const tools = [{ type: 'function', function: { name: 'plan_meal' } }] as const;
    expect(await start({ tools }).read()).toMatchObject({ text: 'Oui.' });
    expect([0, 1].map((nth) => 'tools' in asked(nth))).toEqual([true, false]);
  });

  it('that cannot read one conversation keeps its tools', async () => {
    server.answer(
      refusesParameter("messages with role 'tool' must follow 'tool_calls'"),
      says('Oui.'),
    );
    const tools = [{ type: 'function', function: { name: 'plan_meal' } }] as const;
    const { read } = start({ tools });
    expect((await faultOf(read())).kind).toBe('REFUSED');
    await read();
    expect('tools' in asked(1)).toBe(true);
  });

  it('that goes on refusing is a refusal', async () => {
    server.answerAlways(refusesParameter('max_tokens, max_completion_tokens, temperature, top_p'));
    expect((await faultOf(start().read())).kind).toBe('REFUSED');
    expect(server.calls).toHaveLength(5);
    expect(asked(4)).toEqual({});
  });
});

describe('the habits of other endpoints', () => {
  const piece = (delta: object, reason: string | null = null) => ({ delta, finish_reason: reason });

  it.each<[string, Answer]>([
    [
      'content in parts, of which thoughts are not said',
      streams(
        piece({
          content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Du beurre ?' }] }],
        }),
        piece(
          {
            content: [
              { type: 'text', text: 'Une ' },
              { type: 'text', text: 'soupe.' },
            ],
          },
          'stop',
        ),
      ),
    ],
    [
      'thoughts beside the content',
      streams(
        piece({ reasoning_content: 'Du beurre ?' }),
        piece({ content: 'Une soupe.' }, 'stop'),
      ),
    ],
    ['a reason of its own', streams(piece({ content: 'Une soupe.' }), piece({}, 'eos'))],
    ['no reason but [DONE]', streams(piece({ content: 'Une soupe.' }), 'data: [DONE]')],
    [
      'comments that keep the line open',
      streams(': OPENROUTER PROCESSING', piece({ content: 'Une soupe.' }, 'stop')),
    ],
  ])('%s', async (_, answer) => {
    server.answer(answer);
    expect(await start().read()).toEqual({ text: 'Une soupe.', truncated: false });
    expect(server.calls).toHaveLength(1);
  });

  it('a comment is no silence', async () => {
    server.answer((res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.end(': waiting\n\n');
    });
    let heard = 0;
    const tap = { seen: () => void (heard += 1), isDone: false };
    const response = await tappedFetch(tap)(server.url, { method: 'POST', body: '{}' });
    expect(heard).toBe(0);
    expect(await response.text()).toBe(': waiting\n\n');
    expect(heard).toBe(1);
    expect(tap.isDone).toBe(false);
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
  ])('%s is told at once', async (_, fault) => {
    server.answerAlways(fault);
    expect((await faultOf(start().read())).kind).toBe('REJECTED');
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['in words', declines('Je ne peux pas.')],
    ['by its filter', says('', 'content_filter')],
    ['by a code', fails(403, 'content_policy_violation')],
    ['of a request that it cannot take', fails(400)],
    ['of one that it cannot read', fails(422)],
    ['of one that is too large', fails(413)],
  ])('a model that declines %s is told at once', async (_, refusal) => {
    server.answerAlways(refusal);
    expect((await faultOf(start().read())).kind).toBe('REFUSED');
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
