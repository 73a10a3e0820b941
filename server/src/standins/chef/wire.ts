import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Clock } from '../../platform/clock.js';

/** Milliseconds before the first piece, and before each further one. */
export interface Pace {
  readonly firstMs: number;
  readonly pieceMs: number;
}

export type ChefReply = { readonly content: string } | { readonly refusal: string };

interface Settings {
  readonly model: string;
  readonly stream: boolean;
  readonly maxTokens: number;
  readonly pace: Pace;
  readonly clock: Clock;
}

type FinishReason = 'stop' | 'length';

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

/** Sends a reply as the protocol has it, streamed or whole; stops when the client leaves. */
export async function sendReply(
  res: ServerResponse,
  reply: ChefReply,
  settings: Settings,
): Promise<void> {
  const text = 'content' in reply ? reply.content : reply.refusal;
  const field = 'content' in reply ? 'content' : 'refusal';
  const all = piecesOf(text);
  const pieces = all.slice(0, settings.maxTokens);
  const finishReason: FinishReason = pieces.length < all.length ? 'length' : 'stop';
  const about = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(settings.clock.now().getTime() / 1000),
    model: settings.model,
  };
  if (settings.stream) return streamReply(res, { pieces, field, finishReason, about }, settings);
  const message = { role: 'assistant', content: null, refusal: null, [field]: pieces.join('') };
  json(res, 200, {
    ...about,
    object: 'chat.completion',
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage: {
      prompt_tokens: 0,
      completion_tokens: pieces.length,
      total_tokens: pieces.length,
    },
  });
}

interface Streamed {
  readonly pieces: readonly string[];
  readonly field: 'content' | 'refusal';
  readonly finishReason: FinishReason;
  readonly about: object;
}

async function streamReply(
  res: ServerResponse,
  { pieces, field, finishReason, about }: Streamed,
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
    for (const piece of pieces) {
      send({ [field]: piece });
      await pause(pace.pieceMs);
    }
  } catch {
    // The client has left: nobody reads the rest.
    return;
  }
  send({}, finishReason);
  res.end('data: [DONE]\n\n');
}
