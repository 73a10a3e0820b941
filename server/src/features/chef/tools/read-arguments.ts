import type { ToolCall } from '../../../integrations/openai/tool-calls.js';

const longestArguments = 20_000;

/** The arguments of a call, as the model wrote them; undefined where they are too long, or no JSON. */
export function argumentsOf({ arguments: written }: ToolCall): unknown {
  if (written.length > longestArguments) return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
