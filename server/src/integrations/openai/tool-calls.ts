import { ModelFault } from './model-fault.js';

/** What the model asks to have done. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote them: JSON, if all went well. */
  readonly arguments: string;
}

/** A tool as the protocol describes it. */
export interface ToolDefinition {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description?: string;
    readonly strict?: boolean;
    readonly parameters?: object;
  };
}

export interface ToolCallReader {
  /** Takes the `tool_calls` of one chunk, whatever it is; returns how many characters it held. */
  feed(delta: unknown): number;
  /** The calls, in their order. */
  readonly calls: readonly ToolCall[];
}

interface LooseToolCall {
  index?: unknown;
  id?: unknown;
  function?: { name?: unknown; arguments?: unknown } | null;
}

export const mostCalls = 32;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Puts tool calls together from the pieces in which they are streamed. */
export function createToolCallReader(): ToolCallReader {
  const calls: ToolCall[] = [];
  // Some endpoints give no index: a new id then begins a call, and what has none goes on with the last.
  const places = new Map<unknown, number>();

  const placeOf = ({ index, id }: LooseToolCall): number => {
    const key = typeof index === 'number' ? index : text(id) || null;
    const place = key === null ? Math.max(0, calls.length - 1) : (places.get(key) ?? calls.length);
    if (key !== null) places.set(key, place);
    return place;
  };

  return {
    calls,
    feed: (delta) => {
      if (!Array.isArray(delta)) return 0;
      let characters = 0;
      for (const piece of delta as (LooseToolCall | null)[]) {
        if (typeof piece !== 'object' || piece === null) continue;
        const place = placeOf(piece);
        if (place >= mostCalls) throw new ModelFault('BROKEN', 'The tool calls have no end.');
        const so = calls[place] ?? { id: '', name: '', arguments: '' };
        const next = {
          id: so.id || text(piece.id) || `call_${place}`,
          name: so.name + text(piece.function?.name),
          arguments: so.arguments + text(piece.function?.arguments),
        };
        characters +=
          next.name.length + next.arguments.length - so.name.length - so.arguments.length;
        calls[place] = next;
      }
      return characters;
    },
  };
}
