import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { dayInZurich, systemClock, type Clock } from '#product/platform/clock.js';
import { closeServer, listenOnLoopback, readBody, sendJson } from '../http.js';
import { answerChat } from './chat/answer.js';
import { nothingFits, nothingOfTheFridge } from './chef.fr.js';
import { chooseRecipe } from './choose-recipe.js';
import { readRequest, type ChatTurn } from './prompt.js';
import { sendError, sendReply, type ChefReply, type Pace } from './wire.js';
import { writeReply } from './write-reply.js';

export interface ChefStandin {
  /** Without the version path: clients of the OpenAI protocol take `${url}/v1`. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

export interface ChefOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  clock?: Clock;
  /** How fast it writes; as a person reads, unless told otherwise. */
  pace?: Pace;
  random?: () => number;
}

/** As a model writes, and as fast as can be. */
export const paces = {
  human: { firstMs: 700, pieceMs: 16 },
  instant: { firstMs: 0, pieceMs: 0 },
} satisfies Record<string, Pace>;

const models = JSON.stringify({
  object: 'list',
  data: [{ id: 'popote-chef', object: 'model', created: 0, owned_by: 'popote' }],
});

const requestSchema = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.string(),
        content: z.string().nullish(),
        tool_calls: z
          .array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) }))
          .nullish(),
      }),
    )
    .min(1)
    .transform((turns) =>
      turns.map(({ role, content, tool_calls: calls }): ChatTurn => ({
        role,
        content: content ?? '',
        toolCalls: calls?.map((call) => call.function),
      })),
    ),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).nullish(),
  tool_choice: z.unknown().optional(),
  stream: z.boolean().optional(),
  max_tokens: z.number().int().min(1).nullish(),
});

/** A model that knows a recipe book, by the OpenAI protocol, on this machine only. */
export async function startChefStandin(options: ChefOptions = {}): Promise<ChefStandin> {
  const { clock = systemClock, pace = paces.human, random = Math.random } = options;
  const answer = (turns: readonly ChatTurn[], tools: readonly string[] | null): ChefReply => {
    const now = dayInZurich(clock.now());
    // The recipe prompt has no tools; whoever chats may quote it.
    const request = tools === null ? readRequest(turns, now) : null;
    if (!request) return answerChat({ turns, tools: tools ?? [], now, random });
    const choice = chooseRecipe({ ...request, mealTypes: [request.mealType] }, random);
    if (!choice) return { refusal: nothingFits };
    const isLeftOut = !choice.usesFridge && request.fridge.some(({ isExpired }) => !isExpired);
    const note = isLeftOut ? nothingOfTheFridge : undefined;
    return { content: writeReply(choice.recipe, request.servings, { note }) };
  };

  const complete = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await jsonOf(req);
    const parsed = requestSchema.safeParse(body);
    if (!parsed.success) {
      return sendError(res, 400, 'invalid_request_error', z.prettifyError(parsed.error));
    }
    const { model, messages, stream = false, max_tokens: maxTokens } = parsed.data;
    const offered = parsed.data.tools?.map((tool) => tool.function.name) ?? null;
    const tools = parsed.data.tool_choice === 'none' ? offered && [] : offered;
    const settings = { model, stream, maxTokens: maxTokens ?? Infinity, pace, clock };
    await sendReply(res, answer(messages, tools), settings);
  };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    if (!req.headers.authorization?.startsWith('Bearer ')) {
      return sendError(res, 401, 'invalid_api_key', 'An API key is needed; any will do.');
    }
    if (pathname === '/v1/models' && req.method === 'GET') return sendJson(res, 200, models);
    if (pathname !== '/v1/chat/completions') {
      return sendError(res, 404, 'unknown_url', `Unknown request URL: ${req.method} ${pathname}.`);
    }
    if (req.method !== 'POST') return sendError(res, 405, 'method_not_supported', 'Use POST.');
    return complete(req, res);
  };

  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      if (res.headersSent) res.destroy();
      else sendError(res, 500, 'server_error', String(error));
    });
  });
  const port = await listenOnLoopback(server, options.port ?? 0);
  return { url: `http://127.0.0.1:${port}`, port, close: () => closeServer(server) };
}

/** The body as JSON; undefined when it is none or too large, which no schema accepts. */
async function jsonOf(req: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readBody(req)) as unknown;
  } catch {
    return undefined;
  }
}
