import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../tools/free-port.mjs';

export interface CapturedCall {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly [setting: string]: unknown;
  };
  /** The whole body as it was sent, to search for what must not be there. */
  readonly text: string;
  /** Resolves when the connection has ended, by either side. */
  readonly ended: Promise<void>;
}

/** How the server answers one call. */
export type Answer = (res: ServerResponse) => void | Promise<void>;

export interface ModelServer {
  /** The base URL for a client of the OpenAI protocol. */
  readonly url: string;
  readonly calls: readonly CapturedCall[];
  /** Queues answers, one per call; a call without one gets a 500. */
  answer(...answers: readonly Answer[]): void;
  /** Answers every call that has no queued answer. */
  answerAlways(answer: Answer): void;
  /** Answers every call with a 500 again: what a call that was given up has not taken is no other test's. */
  reset(): void;
  /** Resolves when the nth call (1 is the first) has arrived. */
  called(nth: number): Promise<CapturedCall>;
  close(): Promise<void>;
}

const event = (res: ServerResponse, data: unknown) =>
  res.write(`data: ${JSON.stringify(data)}\n\n`);

const chunk = (delta: object, finishReason: string | null = null) => ({
  id: 'chatcmpl-test',
  object: 'chat.completion.chunk',
  created: 1_763_750_000,
  model: 'test',
  choices: [{ index: 0, delta, finish_reason: finishReason }],
});

function open(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  event(res, chunk({ role: 'assistant', content: '' }));
}

function send(res: ServerResponse, text: string): void {
  for (const piece of text.match(/[^]{1,9}/gu) ?? []) event(res, chunk({ content: piece }));
}

/** A whole reply, streamed in small pieces. */
export const says =
  (text: string, finishReason = 'stop'): Answer =>
  (res) => {
    open(res);
    send(res, text);
    event(res, chunk({}, finishReason));
    res.end('data: [DONE]\n\n');
  };

/** A reply that is held after `before` until the promise resolves; without an end it stalls after `after`. */
export const saysInTwo =
  (before: string, until: Promise<void>, after: string, ends = true): Answer =>
  async (res) => {
    open(res);
    send(res, before);
    await until;
    send(res, after);
    if (!ends) return;
    event(res, chunk({}, 'stop'));
    res.end('data: [DONE]\n\n');
  };

interface AskedCall {
  readonly name: string;
  readonly arguments: string;
}

/** Some text, then calls of tools, streamed in pieces. */
export const callsTools =
  (calls: readonly AskedCall[], text = ''): Answer =>
  (res) => {
    open(res);
    send(res, text);
    calls.forEach((call, index) => {
      const id = `call_${index}`;
      const head = { index, id, type: 'function', function: { name: call.name, arguments: '' } };
      event(res, chunk({ tool_calls: [head] }));
      for (const piece of call.arguments.match(/[^]{1,9}/gu) ?? [])
        event(res, chunk({ tool_calls: [{ index, function: { arguments: piece } }] }));
    });
    event(res, chunk({}, 'tool_calls'));
    res.end('data: [DONE]\n\n');
  };

export const fails =
  (status: number, code: string | null = null, headers: Record<string, string> = {}): Answer =>
  (res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(JSON.stringify({ error: { message: `scripted ${status}`, type: code, code } }));
  };

/** What an endpoint answers that does not take a parameter; `param` where it names it apart, as OpenAI does. */
export const refusesParameter =
  (
    message: string,
    { status = 400, param = null }: { status?: number; param?: string | null } = {},
  ): Answer =>
  (res) => {
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(
      JSON.stringify({ error: { message, type: 'invalid_request_error', param, code: null } }),
    );
  };

/** Events as a test writes them, with an end of its own. */
export const streams =
  (...lines: readonly (string | object)[]): Answer =>
  (res) => {
    open(res);
    for (const line of lines)
      res.write(
        typeof line === 'string'
          ? `${line}\n\n`
          : `data: ${JSON.stringify({ choices: [line] })}\n\n`,
      );
    res.end();
  };

/** Nothing at all, not even headers, until the client leaves. */
export const staysSilent: Answer = () => undefined;

/** Some text, then silence. */
export const stalls =
  (text: string): Answer =>
  (res) => {
    open(res);
    send(res, text);
  };

/** Some text, then the connection breaks. */
export const cuts =
  (text: string): Answer =>
  async (res) => {
    open(res);
    send(res, text);
    await new Promise((resolve) => res.write('\n', resolve));
    res.destroy();
  };

/** Some text, then a proper end of the response with no finish reason. */
export const fades =
  (text: string): Answer =>
  (res) => {
    open(res);
    send(res, text);
    res.end();
  };

/** Bytes that are no event stream of the protocol. */
export const garbles =
  (text = ''): Answer =>
  (res) => {
    open(res);
    send(res, text);
    res.end('data: {"choices": [{"delta\n\n');
  };

export const declines =
  (refusal: string): Answer =>
  (res) => {
    open(res);
    event(res, chunk({ refusal }));
    event(res, chunk({}, 'stop'));
    res.end('data: [DONE]\n\n');
  };

const nothingScripted = fails(500, 'no_answer_scripted');

async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** A model that does what a test tells it, by the OpenAI protocol, on a free port of this machine. */
export async function startModelServer(): Promise<ModelServer> {
  const calls: CapturedCall[] = [];
  const answers: Answer[] = [];
  let usual = nothingScripted;
  const waiting: { nth: number; tell: (call: CapturedCall) => void }[] = [];

  const server = createServer((req, res) => {
    void bodyOf(req).then(async (text) => {
      const call: CapturedCall = {
        authorization: req.headers.authorization,
        body: JSON.parse(text) as CapturedCall['body'],
        text,
        ended: once(res, 'close').then(() => undefined),
      };
      calls.push(call);
      const answer = answers.shift() ?? usual;
      for (const { nth, tell } of waiting) if (nth === calls.length) tell(call);
      await answer(res);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    answer: (...more) => void answers.push(...more),
    answerAlways: (answer) => {
      usual = answer;
    },
    reset: () => {
      answers.length = 0;
      usual = nothingScripted;
    },
    called: (nth) => {
      const call = calls[nth - 1];
      return call ? Promise.resolve(call) : new Promise((tell) => waiting.push({ nth, tell }));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A base URL where nobody listens, nor any server that another test starts meanwhile. */
export const deserted = async (): Promise<string> => `http://127.0.0.1:${await freePort()}/v1`;
