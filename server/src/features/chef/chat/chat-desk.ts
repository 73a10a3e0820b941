import type { ToolCall } from '../../../integrations/openai/tool-calls.js';
import type { RepliedRecipe } from '../../../recipe-writing/reply-reader.js';
import type { ToolOutcome } from '../tools/tool-outcome.js';
import type { ReplyState, ReplyStatus } from './chat-state.js';

/** Where a reply is written: what is put here is shown at once and stored as it goes. */
export interface ReplyDesk {
  readonly state: ReplyState;
  say(text: string): void;
  stand(status: ReplyStatus): void;
  /** Takes back what was said since `content`, nothing that was proposed. */
  takeBack(content: string): void;
  /** Stores a recipe that has passed, written as `cardText`, and shows it. */
  deal(recipe: RepliedRecipe, cardText: string): Promise<void>;
  /** Keeps what the calls say for the talk: what is written from then on is judged by it. */
  hold(calls: readonly ToolCall[]): Promise<void>;
  /** Keeps what the calls propose, and shows it; reads what they ask to be read. */
  answer(calls: readonly ToolCall[]): Promise<readonly ToolOutcome[]>;
}
