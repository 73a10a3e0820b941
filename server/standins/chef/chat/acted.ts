import type { ToolCall } from '../wire.js';
import type { Clause } from './clause.js';
import type { Kitchen } from './kitchen-told.js';

/** What an order calls, and what has to be said. Tools only propose. */
export interface Acted {
  readonly calls: readonly ToolCall[];
  readonly says: readonly string[];
}

export interface Order {
  readonly clause: Clause;
  readonly kitchen: Kitchen;
  /** Titles shown in the conversation, the newest first. */
  readonly shown: readonly string[];
  /** The ingredient lines of a recipe shown. */
  readonly linesOf: (title: string) => readonly string[];
  /** For how many the talk has said that it cooks. */
  readonly people: number | null;
}

const mostItems = 30;
export const only = (...says: readonly string[]): Acted => ({ calls: [], says });
export const call = (name: string, given: object): Acted => ({
  calls: [{ name, arguments: JSON.stringify(given) }],
  says: [],
});
export const both = (...acted: readonly Acted[]): Acted => ({
  calls: acted.flatMap(({ calls }) => calls),
  says: acted.flatMap(({ says }) => says),
});
export const withItems = (tool: string, items: readonly object[], more: object = {}): Acted =>
  items.length === 0 ? only() : call(tool, { items: items.slice(0, mostItems), ...more });
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
