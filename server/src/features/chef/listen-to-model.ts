import type { ChatMessage, ChatModel } from '../../integrations/openai/chat-stream.js';
import type { CallBudget } from '../../integrations/openai/call-budget.js';
import { ModelFault } from '../../integrations/openai/model-fault.js';
import type { ToolCall, ToolDefinition } from '../../integrations/openai/tool-calls.js';
import { createReplyHold } from './chat-hold.js';

/** One reply of the model, to its end or to the fault that cut it. */
export interface Heard {
  /** All of it, what was held back included. */
  readonly text: string;
  /** Whether any of it has been shown. */
  readonly wasShown: boolean;
  /** The part shaped like a recipe. */
  readonly held: string | null;
  readonly calls: readonly ToolCall[];
  readonly truncated: boolean;
  readonly fault: ModelFault | null;
}

interface Listening {
  readonly model: ChatModel;
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly ToolDefinition[];
  readonly temperature: number;
  readonly budget: CallBudget;
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  /** A recipe has been recognised: nothing more is shown before the end. */
  readonly onHold: () => void;
}

/**
 * Makes one call and shows what may be shown at once; a recipe is kept for the gate.
 * @throws the signal's reason when it is aborted
 */
export async function listenToModel(listening: Listening): Promise<Heard> {
  const { model, messages, tools, temperature, budget, signal } = listening;
  const hold = createReplyHold();
  let text = '';
  let wasShown = false;
  let truncated = false;
  let calls: readonly ToolCall[] = [];
  const show = (more: string) => {
    if (more === '') return;
    wasShown ||= more.trim() !== '';
    listening.onText(more);
  };
  const heard = () => ({ text, wasShown, calls, truncated });

  try {
    for await (const part of model.stream({ messages, tools, temperature, budget, signal })) {
      if (part.kind === 'END') truncated = part.truncated;
      else if (part.kind === 'TOOL_CALLS') calls = part.calls;
      else {
        text += part.text;
        const wasHolding = hold.isHolding;
        show(hold.feed(part.text));
        if (hold.isHolding && !wasHolding) listening.onHold();
      }
    }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    const { held } = hold.finish({ cut: true });
    return { ...heard(), held, fault: error };
  }
  const { shown, held } = hold.finish({ cut: truncated });
  show(shown);
  return { ...heard(), held, fault: null };
}
