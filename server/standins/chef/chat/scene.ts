import type { ToolCall } from '../wire.js';
import type { SaidFood } from './foods-said.js';
import type { Kitchen } from './kitchen-told.js';
import type { Clause } from './understand.js';

/** An order, and what it is carried out against. */
export interface Scene {
  readonly clause: Clause;
  readonly subject: string;
  readonly foods: readonly SaidFood[];
  readonly kitchen: Kitchen;
  /** Titles shown in the conversation, the newest first. */
  readonly shown: readonly string[];
  /** The ingredient lines of a recipe shown. */
  readonly linesOf: (title: string) => readonly string[];
  /** For how many the talk has said that it cooks. */
  readonly servings: number | null;
  /** What was named just before, for « rajoute-en ». */
  readonly before: string;
  /** Whether a week was proposed just before. */
  readonly afterWeek: boolean;
}

/** What an order calls, and what has to be said. Tools only propose. */
export interface Acted {
  readonly calls?: readonly ToolCall[];
  readonly says?: readonly string[];
}

export const only = (text: string): Acted => ({ says: [text] });
export const call = (name: string, given: object): Acted => ({
  calls: [{ name, arguments: JSON.stringify(given) }],
});
export const both = (...acted: readonly Acted[]): Acted => ({
  calls: acted.flatMap(({ calls = [] }) => calls),
  says: acted.flatMap(({ says = [] }) => says),
});
