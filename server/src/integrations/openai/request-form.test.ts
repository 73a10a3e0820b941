import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callModel, faultOf } from '../../testkit/model-call.js';
import {
  refusesParameter,
  says,
  startModelServer,
  streams,
  type Answer,
  type ModelServer,
} from '../../testkit/model-server.js';
import { tappedFetch } from './tapped-fetch.js';
import type { ToolDefinition } from './tool-calls.js';

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const start = (more: { tools?: readonly ToolDefinition[] } = {}) => callModel(server.url, more);

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
    expect((await faultOf(read())).kind).toBe('REJECTED');
    await read();
    expect('tools' in asked(1)).toBe(true);
  });

  it('that goes on refusing is ours to mend', async () => {
    server.answerAlways(refusesParameter('max_tokens, max_completion_tokens, temperature, top_p'));
    expect((await faultOf(start().read())).kind).toBe('REJECTED');
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
