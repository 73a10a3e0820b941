import { checkText, type DietConflict, type DietRules } from '../../../diet/gate/gate.js';
import type { ChatMessage, ChatModel } from '../../../integrations/openai/chat-stream.js';
import type { CallBudget } from '../../../integrations/openai/call-budget.js';
import { ModelFault } from '../../../integrations/openai/model-fault.js';
import type { ToolCall, ToolDefinition } from '../../../integrations/openai/tool-calls.js';
import { createReplyHold } from './chat-hold.js';
import { createProseGate, openGate } from './prose-gate.js';
import { createProseReader, type About } from './prose-reader.js';

/** One reply of the model, to its end or to the fault that cut it. */
export interface Heard {
  /** All of it, what was held back included. */
  readonly text: string;
  /** Whether any of it has been shown. */
  readonly wasShown: boolean;
  /** The part shaped like a recipe. */
  readonly held: string | null;
  /** What its prose would have the household eat that it does not: from there on it was not shown. */
  readonly conflicts: readonly DietConflict[];
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
  readonly rules: DietRules;
  readonly about: About;
  /** What stands on the screen, which this goes on from. */
  readonly shown: string;
  readonly onText: (text: string) => void;
  /** A recipe or a conflict has been recognised: nothing more is shown before the end. */
  readonly onHold: () => void;
  /** What it has shown was a thought. */
  readonly onTakenBack: () => void;
}

/**
 * Makes one call and shows what may be shown at once; a recipe is kept for the gate, and so is prose that
 * would have the household eat what it does not.
 * @throws the signal's reason when it is aborted
 */
export async function listenToModel(listening: Listening): Promise<Heard> {
  const { model, messages, tools, temperature, budget, signal, rules } = listening;
  const eatsAll = rules.restrictions.length + rules.avoidedFoods.length === 0;
  const newHold = () =>
    createReplyHold(eatsAll ? null : (text) => checkText(text, rules).length > 0);
  const newGate = () =>
    eatsAll
      ? openGate
      : createProseGate(createProseReader(rules, listening.about), listening.shown);
  let [hold, gate] = [newHold(), newGate()];
  let isHeld = false;
  let text = '';
  let wasShown = false;
  let truncated = false;
  let calls: readonly ToolCall[] = [];
  const show = (more: string) => {
    if (more === '') return;
    wasShown ||= more.trim() !== '';
    listening.onText(more);
  };
  const heard = () => ({ text, wasShown, calls, truncated, conflicts: gate.conflicts });

  try {
    for await (const part of model.stream({ messages, tools, temperature, budget, signal })) {
      if (part.kind === 'END') truncated = part.truncated;
      else if (part.kind === 'TOOL_CALLS') calls = part.calls;
      else if (part.kind === 'TAKEN_BACK') {
        [hold, gate] = [newHold(), newGate()];
        [text, wasShown, isHeld] = ['', false, false];
        listening.onTakenBack();
      } else {
        text += part.text;
        show(gate.feed(hold.feed(part.text)));
        if (!isHeld && (hold.isHolding || gate.conflicts.length > 0)) {
          isHeld = true;
          listening.onHold();
        }
      }
    }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    const { held } = hold.finish({ cut: true });
    show(gate.finish({ cut: true }));
    return { ...heard(), held, fault: error };
  }
  const { shown, held } = hold.finish({ cut: truncated });
  show(gate.feed(shown) + gate.finish({ cut: truncated }));
  return { ...heard(), held, fault: null };
}
