import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Clock } from '#product/platform/clock.js';

/** Milliseconds before the first piece, and before each further one. */
export interface Pace {
  readonly firstMs: number;
  readonly pieceMs: number;
}

export interface ToolCall {
  readonly name: string;
  /** JSON. */
  readonly arguments: string;
}

export type ChefReply =
  | { readonly content: string }
  | { readonly refusal: string }
  | { readonly toolCalls: readonly ToolCall[] };

interface Settings {
  readonly model: string;
  readonly stream: boolean;
  readonly maxTokens: number;
  readonly pace: Pace;
  readonly clock: Clock;
}

type FinishReason = 'stop' | 'length' | 'tool_calls';

const json = (res: ServerResponse, status: number, body: object): void => {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body));
};

export const sendError = (
  res: ServerResponse,
  status: number,
  code: string,
  message: string,
): void => {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  json(res, status, { error: { message, type, param: null, code } });
};

export const sendModels = (res: ServerResponse): void =>
  json(res, 200, {
    object: 'list',
    data: [{ id: 'popote-chef', object: 'model', created: 0, owned_by: 'popote' }],
  });

/** About a token each: a word with the blank before it, or a line break. */
const piecesOf = (text: string): string[] => text.match(/\n+|[^\S\n]*[^\s]+/g) ?? [];

interface Written {
  /** The message, whole. */
  readonly message: object;
  /** The same, as the pieces of a stream. */
  readonly deltas: readonly object[];
  readonly finishReason: FinishReason;
}

function writtenText(field: 'content' | 'refusal', text: string, maxTokens: number): Written {
  const all = piecesOf(text);
  const pieces = all.slice(0, maxTokens);
  return {
    message: { content: null, refusal: null, [field]: pieces.join('') },
    deltas: pieces.map((piece) => ({ [field]: piece })),
    finishReason: pieces.length < all.length ? 'length' : 'stop',
  };
}

/** A call is streamed as models do: its name first, then its arguments bit by bit. */
function writtenCalls(toolCalls: readonly ToolCall[]): Written {
  const calls = toolCalls.map(({ name, arguments: given }) => ({
    id: `call_${randomUUID()}`,
    type: 'function',
    function: { name, arguments: given },
  }));
  return {
    message: { content: null, refusal: null, tool_calls: calls },
    deltas: calls.flatMap((call, index) => [
      { tool_calls: [{ index, ...call, function: { ...call.function, arguments: '' } }] },
      ...(call.function.arguments.match(/.{1,12}/gsu) ?? []).map((piece) => ({
        tool_calls: [{ index, function: { arguments: piece } }],
      })),
    ]),
    finishReason: 'tool_calls',
  };
}

function written(reply: ChefReply, maxTokens: number): Written {
  if ('toolCalls' in reply) return writtenCalls(reply.toolCalls);
  return 'content' in reply
    ? writtenText('content', reply.content, maxTokens)
    : writtenText('refusal', reply.refusal, maxTokens);
}

/** Sends a reply as the protocol has it, streamed or whole; stops when the client leaves. */
export async function sendReply(
  res: ServerResponse,
  reply: ChefReply,
  settings: Settings,
): Promise<void> {
  const { message, deltas, finishReason } = written(reply, settings.maxTokens);
  const about = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(settings.clock.now().getTime() / 1000),
    model: settings.model,
  };
  if (settings.stream) return streamReply(res, { deltas, finishReason, about }, settings);
  json(res, 200, {
    ...about,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...message },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: {
      prompt_tokens: 0,
      completion_tokens: deltas.length,
      total_tokens: deltas.length,
    },
  });
}

interface Streamed {
  readonly deltas: readonly object[];
  readonly finishReason: FinishReason;
  readonly about: object;
}

async function streamReply(
  res: ServerResponse,
  { deltas, finishReason, about }: Streamed,
  { pace, clock }: Settings,
): Promise<void> {
  const leaving = new AbortController();
  res.once('close', () => leaving.abort());
  const pause = async (milliseconds: number) => {
    if (milliseconds > 0) await clock.sleep(milliseconds, leaving.signal);
  };
  const send = (delta: object, reason: FinishReason | null = null) => {
    const choices = [{ index: 0, delta, logprobs: null, finish_reason: reason }];
    const chunk = { ...about, object: 'chat.completion.chunk', choices };
    res.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  send({ role: 'assistant', content: '' });
  try {
    await pause(pace.firstMs);
    for (const delta of deltas) {
      send(delta);
      await pause(pace.pieceMs);
    }
  } catch {
    // The client has left: nobody reads the rest.
    return;
  }
  send({}, finishReason);
  res.end('data: [DONE]\n\n');
}
