import type { DietConflict } from '../../../diet/gate/gate.js';
import type { ReplyMark, ReplyState, ReplyStatus } from './chat-state.js';
import type { ReplyFailure } from './chat.errors.js';

export interface ReplyEvent {
  readonly messageId: string;
  readonly seq: number;
  readonly delta: string;
  /** What was shown before is void. */
  readonly replaces: boolean;
  readonly status: ReplyStatus;
  readonly recipeId: string | null;
  readonly proposalId: string | null;
  readonly failure: ReplyFailure | null;
  /** In the event that ends the reply. */
  readonly cautions: readonly DietConflict[];
}

/** A reply's state of which only the end of the text is told: the rest is stored. */
export interface ReplyNews extends Omit<ReplyState, 'content'> {
  /** Where `tail` begins in the text. */
  readonly from: number;
  readonly tail: string;
}

export const newsOf = ({ content, ...state }: ReplyState, from: number): ReplyNews => ({
  ...state,
  from: Math.min(from, content.length),
  tail: content.slice(from),
});

/** From so many unstored characters on, readers are told in steps: each telling repeats all of them. */
const longTail = 4_096;
const steps = 8;

/**
 * Whether a state should be told at once. A burst of tokens would otherwise cost the square of its
 * length; what is held back comes with the next step, or once it is stored.
 */
export function isDueToTell(state: ReplyState, stored: ReplyState, told: ReplyState): boolean {
  const unstored = state.content.length - stored.content.length;
  if (unstored < longTail || state.status !== told.status || state.marks !== told.marks)
    return true;
  return (state.content.length - told.content.length) * steps >= unstored;
}

/** Where the text stood at a sequence number; null when some of what it counted is void now. */
function offsetAt(marks: readonly ReplyMark[], seq: number, length: number): number | null {
  const next = marks.findIndex((mark) => mark.seq > seq);
  const since = next === -1 ? marks : marks.slice(0, next);
  const until = next === -1 ? [] : marks.slice(next);
  if (until.some(({ voids }) => voids)) return null;
  const base = since.at(-1) ?? { seq: 0, offset: 0 };
  const offset = base.offset + seq - base.seq;
  return offset <= (until[0]?.offset ?? length) ? offset : null;
}

/**
 * What a reader who has seen everything up to `after` (null: nothing) is told next, text and
 * marks in their order. Null when the news do not reach back to where the reader stands.
 */
export function eventsAfter(news: ReplyNews, after: number | null): ReplyEvent[] | null {
  const { id: messageId, seq, marks, from, tail } = news;
  if (after !== null && after >= seq) return [];
  const end = from + tail.length;
  const known = after === null ? null : offsetAt(marks, after, end);
  let offset = known ?? 0;
  let replaces = known === null;
  if (offset < from) return null;

  const lastVoid = marks.findLastIndex(({ voids }) => voids);
  const since = replaces ? -1 : (after ?? -1);
  const carrying = marks
    .slice(lastVoid + 1)
    .filter((mark) => mark.seq > since && (mark.recipeId ?? mark.proposalId) !== undefined);
  const events: ReplyEvent[] = [];
  const tell = (at: number, event: Omit<ReplyEvent, 'messageId' | 'delta' | 'replaces'>): void => {
    events.push({ messageId, ...event, delta: tail.slice(offset - from, at - from), replaces });
    offset = at;
    replaces = false;
  };
  for (const mark of carrying) {
    const { recipeId = null, proposalId = null } = mark;
    const { seq: at, status: stage } = mark;
    const bare = { failure: null, cautions: [] };
    tell(mark.offset, { seq: at, status: stage, recipeId, proposalId, ...bare });
  }
  const { status, failure, cautions } = news;
  if (events.at(-1)?.seq !== seq || events.at(-1)?.status !== status)
    tell(end, { seq, status, recipeId: null, proposalId: null, failure, cautions });
  return events;
}
