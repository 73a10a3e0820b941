import { OpenAI } from 'openai';
import type { Clock } from '../../platform/clock.js';
import type { CallBudget } from './call-budget.js';
import { ModelFault, modelFaultOf } from './model-fault.js';
import { createModelText, type ModelText } from './model-text/model-text.js';
import { otherForm, usualForm } from './request-form.js';
import { tappedFetch, type Tap } from './tapped-fetch.js';
import {
  createToolCallReader,
  mostCalls,
  type ToolCall,
  type ToolDefinition,
} from './tool-calls.js';
import { startWatchdog, type Deadlines } from './watchdog.js';

export interface TextMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export type ChatMessage =
  | TextMessage
  | {
      readonly role: 'assistant';
      readonly content: string;
      readonly toolCalls: readonly ToolCall[];
    }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly content: string };

export interface ModelSettings {
  readonly apiKey: string;
  /** Any OpenAI-compatible endpoint, up to and with its version path; OpenAI's own when absent. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  readonly maxTokens: number;
  readonly topP: number;
  readonly deadlines: Deadlines;
  /** Told of each call that the service does not take from this server. */
  readonly onRejected?: (fault: ModelFault) => void;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly ToolDefinition[];
  readonly temperature: number;
  readonly budget: CallBudget;
  /** Aborts the call upstream; the stream then throws the signal's reason. */
  readonly signal: AbortSignal;
}

export type ChatPart =
  /** What is said to the person: no thought, no mark, no call that was written as text. */
  | { readonly kind: 'TEXT'; readonly text: string }
  /** All text until now was a thought, of which only the end was marked. */
  | { readonly kind: 'TAKEN_BACK' }
  /** Once, when they are whole and there are any. */
  | { readonly kind: 'TOOL_CALLS'; readonly calls: readonly ToolCall[] }
  /** Always the last part; truncated when the model ran out of room. */
  | { readonly kind: 'END'; readonly truncated: boolean };

export interface ChatModel {
  /**
   * Streams one reply. A passing fault before the first text is retried while the budget lasts;
   * leaving the loop early aborts the call.
   * @throws ModelFault
   */
  stream(request: ChatRequest): AsyncGenerator<ChatPart, void, void>;
}

/** No honest reply comes near it; what goes past it is not kept in memory. */
const maxReplyCharacters = 100_000;
/** A service that asks to wait longer is as good as away for someone who waits at the stove. */
const longestWaitMs = 30_000;

export function createChatModel(settings: ModelSettings, clock: Clock): ChatModel {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: 0,
    logLevel: 'off',
  });

  // Learnt from refusals, for as long as the process lives: there is one endpoint, and one model.
  let form = usualForm;

  /** A form that is refused costs no reply, so that it counts as no call. */
  async function open(
    { tools, messages, temperature }: ChatRequest,
    tap: Tap,
    signal: AbortSignal,
  ) {
    for (;;) {
      const { lengthIn, leavesOut } = form;
      const hasTools = tools !== undefined;
      try {
        return await client.withOptions({ fetch: tappedFetch(tap) }).chat.completions.create(
          {
            model: settings.model,
            messages: messages.map(onTheWire),
            ...(tools && !leavesOut.has('tools') ? { tools: tools.map(writableTool) } : {}),
            ...(leavesOut.has('temperature') ? {} : { temperature }),
            ...(lengthIn ? { [lengthIn]: settings.maxTokens } : {}),
            ...(leavesOut.has('top_p') ? {} : { top_p: settings.topP }),
            stream: true,
          },
          { signal },
        );
      } catch (error) {
        const other = otherForm(error, form, { hasTools });
        if (!other) throw error;
        form = other;
      }
    }
  }

  async function* call(request: ChatRequest): AsyncGenerator<ChatPart, void, void> {
    const silence = new AbortController();
    const watchdog = startWatchdog(clock, settings.deadlines, () => silence.abort());
    const tap: Tap = { seen: watchdog.seen, isDone: false };
    try {
      const chunks = await open(request, tap, AbortSignal.any([request.signal, silence.signal]));
      const names = (request.tools ?? []).map((tool) => tool.function.name);
      yield* readChunks(chunks, createModelText(names), tap);
    } catch (error) {
      if (watchdog.barked) throw silenceFault();
      throw error;
    } finally {
      watchdog.stop();
    }
  }

  return {
    async *stream(request) {
      for (;;) {
        let hasText = false;
        request.signal.throwIfAborted();
        request.budget.take();
        try {
          for await (const part of call(request)) {
            if (part.kind === 'TEXT') hasText = true;
            if (part.kind === 'TAKEN_BACK') hasText = false;
            yield part;
          }
          return;
        } catch (error) {
          request.signal.throwIfAborted();
          const fault = modelFaultOf(error, clock.now());
          if (fault.kind === 'REJECTED') settings.onRejected?.(fault);
          const wait = fault.details.retryAfterMs ?? 0;
          const mayRetry = fault.isPassing && !hasText && wait <= longestWaitMs;
          if (!mayRetry || request.budget.left === 0) throw fault;
          await request.budget.backOff(wait, request.signal);
        }
      }
    },
  };
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function onTheWire(message: ChatMessage): OpenAI.ChatCompletionMessageParam {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  }
  if (!('toolCalls' in message)) return { role: message.role, content: message.content };
  const calls = message.toolCalls.map((call) => ({
    id: call.id,
    type: 'function' as const,
    // Some endpoints refuse a conversation in which a call's arguments are no JSON.
    function: { name: call.name, arguments: isJson(call.arguments) ? call.arguments : '{}' },
  }));
  return { role: 'assistant', content: message.content || null, tool_calls: calls };
}

const writableTool = ({ type, function: { parameters, ...rest } }: ToolDefinition) => ({
  type,
  function: { ...rest, ...(parameters ? { parameters: { ...parameters } } : {}) },
});

const silenceFault = (): ModelFault => new ModelFault('BROKEN', 'The model fell silent.');

/** What a compatible endpoint may really send in a chunk, whatever the SDK's types promise. */
interface LooseChunk {
  choices?: {
    delta?: { content?: unknown; refusal?: unknown; tool_calls?: unknown } | null;
    finish_reason?: unknown;
  }[];
}

/** Of content in parts what is said: the others hold thoughts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return (content as ({ type?: unknown; text?: unknown } | null)[])
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('');
}

async function* readChunks(
  chunks: AsyncIterable<unknown>,
  said: ModelText,
  tap: Tap,
): AsyncGenerator<ChatPart, void, void> {
  let characters = 0;
  let refusal = '';
  let finishReason: unknown = null;
  const tools = createToolCallReader();
  for await (const chunk of chunks) {
    const choice = (chunk as LooseChunk | null)?.choices?.[0];
    const { content: written, refusal: refused, tool_calls: toolCalls } = choice?.delta ?? {};
    const content = textOf(written);
    finishReason = choice?.finish_reason ?? finishReason;
    if (typeof refused === 'string') refusal += refused;
    characters += tools.feed(toolCalls);
    if (characters > maxReplyCharacters) throw new ModelFault('BROKEN', 'The reply has no end.');
    if (content !== '') {
      characters += content.length;
      if (characters > maxReplyCharacters) throw new ModelFault('BROKEN', 'The reply has no end.');
      yield* said.feed(content);
      // Time spent by the reader is not the model's silence.
      tap.seen();
    }
    // Some endpoints then neither say that they are done nor close.
    if (finishReason !== null) break;
  }
  if (refusal !== '' || finishReason === 'content_filter') {
    throw new ModelFault('REFUSED', refusal || 'The provider withheld the reply.', {
      words: refusal,
    });
  }
  // An aborted call ends here too: the SDK then stops without a word. Some servers say no more than [DONE].
  const isDone = tap.isDone && characters > 0;
  if (finishReason === null && !isDone)
    throw new ModelFault('BROKEN', 'The stream was cut before its end.');
  yield* said.finish();
  const saidCalls = said.calls.map((call, index) => ({ id: `call_said_${index}`, ...call }));
  const calls = [...tools.calls, ...saidCalls];
  if (calls.length > mostCalls) throw new ModelFault('BROKEN', 'The tool calls have no end.');
  if (calls.length > 0) yield { kind: 'TOOL_CALLS', calls };
  yield { kind: 'END', truncated: finishReason === 'length' };
}
