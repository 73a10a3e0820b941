import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Clock } from '#product/platform/clock.js';
import { sendJson } from '../http.js';

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

export const sendError = (
  res: ServerResponse,
  status: number,
  code: string,
  message: string,
): void => {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  sendJson(res, status, JSON.stringify({ error: { message, type, param: null, code } }));
};

/** About a token each: a word with the blank before it, or a line break. */
const piecesOf = (text: string): string[] => text.match(/\n+|[^\S\n]*[^\s]+/g) ?? [];

interface Written {
  /** The message, whole. */
  readonly message: object;
  /** The same, as the pieces of a stream. */
  readonly deltas: readonly object[];
  readonly finishReason: 'stop' | 'length' | 'tool_calls';
}

function written(reply: ChefReply, maxTokens: number): Written {
  if ('toolCalls' in reply) return writtenCalls(reply.toolCalls);
  const [[field, text] = ['content', '']] = Object.entries<string>(reply);
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
  const calls = toolCalls.map((call) => ({
    id: `call_${randomUUID()}`,
    type: 'function',
    function: call,
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

/** Sends a reply as the protocol has it, streamed or whole; stops when the client leaves. */
export async function sendReply(
  res: ServerResponse,
  reply: ChefReply,
  { model, stream, maxTokens, pace, clock }: Settings,
): Promise<void> {
  const { message, deltas, finishReason } = written(reply, maxTokens);
  const created = Math.floor(clock.now().getTime() / 1000);
  const about = { id: `chatcmpl-${randomUUID()}`, created, model };
  const choice = (said: object, reason: string | null) => [
    { index: 0, ...said, logprobs: null, finish_reason: reason },
  ];
  if (!stream) {
    const count = deltas.length;
    const usage = { prompt_tokens: 0, completion_tokens: count, total_tokens: count };
    const choices = choice({ message: { role: 'assistant', ...message } }, finishReason);
    return sendJson(
      res,
      200,
      JSON.stringify({ ...about, object: 'chat.completion', choices, usage }),
    );
  }
  const leaving = new AbortController();
  res.once('close', () => leaving.abort());
  const pause = async (milliseconds: number) => {
    if (milliseconds > 0) await clock.sleep(milliseconds, leaving.signal);
  };
  const send = (delta: object, reason: string | null = null) => {
    const choices = choice({ delta }, reason);
    res.write(
      `data: ${JSON.stringify({ ...about, object: 'chat.completion.chunk', choices })}\n\n`,
    );
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
