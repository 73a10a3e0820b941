import { expect } from 'vitest';
import { createCallBudget } from '../integrations/openai/call-budget.js';
import { createChatModel } from '../integrations/openai/chat-stream.js';
import { ModelFault } from '../integrations/openai/model-fault.js';
import type { ToolDefinition } from '../integrations/openai/tool-calls.js';
import { createManualClock } from './manual-clock.js';

export const deadlines = { firstByteMs: 30_000, idleMs: 15_000, totalMs: 180_000 };
export const messages = [
  { role: 'system', content: 'Tu es un chef.' },
  { role: 'user', content: 'Une soupe ?' },
] as const;

/** A call of the model at this address, with waits that are skipped, and what comes of it. */
export function callModel(
  url: string,
  { skip = [2_000, 4_000], tools }: { skip?: number[]; tools?: readonly ToolDefinition[] } = {},
) {
  const clock = createManualClock(undefined, skip);
  const rejected: ModelFault[] = [];
  const model = createChatModel(
    {
      apiKey: 'key',
      baseUrl: url,
      model: 'chef-1',
      maxTokens: 1000,
      topP: 0.95,
      deadlines,
      onRejected: (fault) => rejected.push(fault),
    },
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
    /** What its operator was told. */
    rejected,
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

export const faultOf = (reading: Promise<unknown>): Promise<ModelFault> =>
  reading.then(
    () => {
      throw new Error('A fault was expected.');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(ModelFault);
      return error as ModelFault;
    },
  );
