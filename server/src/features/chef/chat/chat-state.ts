import type { DietConflict } from '../../../diet/gate/gate.js';
import type { ChatMessage, Prisma } from '../../../generated/prisma/client.js';
import type { ErrorCode } from '../../../graphql/error-code.js';
import type { ReplyFailure } from './chat.errors.js';

export type ReplyStatus = ChatMessage['status'];

/** Something that happened between two pieces of text, and where the text stood then. */
export interface ReplyMark {
  readonly seq: number;
  /** The length of the text after it. */
  readonly offset: number;
  readonly status: ReplyStatus;
  /** What had been written before is void. */
  readonly voids?: true;
  readonly recipeId?: string;
  readonly proposalId?: string;
}

/**
 * A reply as it stands. Its sequence number grows by one with each UTF-16 unit of text and with each mark,
 * so that anybody who holds the row can say which text comes after a given number.
 */
export interface ReplyState {
  readonly id: string;
  readonly seq: number;
  readonly status: ReplyStatus;
  readonly content: string;
  readonly marks: readonly ReplyMark[];
  readonly recipeId: string | null;
  readonly failure: ReplyFailure | null;
  /** What the prose of a reply that is over names that the household does not eat. */
  readonly cautions: readonly DietConflict[];
}

/** The mark of an end that was set from outside stands wherever the stored text ends. */
export const atTheEnd = -1;

export const isPending = ({ status }: Pick<ReplyState, 'status'>): boolean =>
  status === 'WAITING' || status === 'WRITING' || status === 'CHECKING';

type RefusalColumns = Pick<ChatMessage, 'refusalCode' | 'refusalConflicts' | 'retryAfterSeconds'>;

export const failureOfRow = (row: RefusalColumns): ReplyFailure | null =>
  row.refusalCode === null
    ? null
    : {
        code: row.refusalCode as ErrorCode,
        conflicts: (row.refusalConflicts ?? []) as unknown as ReplyFailure['conflicts'],
        retryAfterSeconds: row.retryAfterSeconds,
      };

export const cautionsOfRow = (row: Pick<ChatMessage, 'cautions'>): readonly DietConflict[] =>
  row.cautions as unknown as readonly DietConflict[];

const marksOfRow = ({ marks, content }: Pick<ChatMessage, 'marks' | 'content'>): ReplyMark[] =>
  (marks as unknown as readonly ReplyMark[]).map((mark) =>
    mark.offset === atTheEnd ? { ...mark, offset: content.length } : mark,
  );

/** Where in its text a reply's card stands. */
export function cardAt({
  marks,
  content,
  recipeId,
}: Pick<ReplyState, 'marks' | 'content' | 'recipeId'>): number | null {
  const dealt = marks.findLast((mark) => mark.recipeId === recipeId);
  return recipeId === null ? null : (dealt?.offset ?? content.length);
}

export const cardOffset = (
  row: Pick<ChatMessage, 'marks' | 'content' | 'recipeId'>,
): number | null => cardAt({ ...row, marks: marksOfRow(row) });

export const stateOfReply = (row: ChatMessage): ReplyState => ({
  id: row.id,
  seq: row.seq,
  status: row.status,
  content: row.content,
  marks: marksOfRow(row),
  recipeId: row.recipeId,
  failure: failureOfRow(row),
  cautions: cautionsOfRow(row),
});

/** The columns that change while a reply is written. */
export const rowOfReply = (state: ReplyState) =>
  ({
    seq: state.seq,
    status: state.status,
    content: state.content,
    marks: state.marks.map((mark) => ({ ...mark })),
    recipeId: state.recipeId,
    refusalCode: state.failure?.code ?? null,
    refusalConflicts: (state.failure?.conflicts ?? []).map((conflict) => ({ ...conflict })),
    retryAfterSeconds: state.failure?.retryAfterSeconds ?? null,
    cautions: state.cautions.map((caution) => ({ ...caution })),
  }) satisfies Prisma.ChatMessageUncheckedUpdateManyInput;

/** The state after more text. */
export const withText = (state: ReplyState, text: string): ReplyState => ({
  ...state,
  seq: state.seq + text.length,
  content: state.content + text,
});

type MarkedChange = Partial<Omit<ReplyState, 'id' | 'seq' | 'marks'>>;

/** The state after something else than text. */
export function withMark(
  state: ReplyState,
  change: MarkedChange,
  carries: Pick<ReplyMark, 'voids' | 'recipeId' | 'proposalId'> = {},
): ReplyState {
  const next = { ...state, ...change, seq: state.seq + 1 };
  const { seq, status, content } = next;
  const mark = { seq, offset: content.length, status, ...carries };
  return { ...next, marks: [...state.marks, mark] };
}

/** The state once what was said since `content` is void. What was dealt and proposed stands where it stood, and is told again. */
export function takenBack(state: ReplyState, content: string): ReplyState {
  const { marks } = state;
  const lastVoid = marks.findLastIndex(({ voids }) => voids);
  const carried = marks
    .slice(lastVoid + 1)
    .filter((mark) => (mark.recipeId ?? mark.proposalId) !== undefined);
  const upTo = (offset: number): string => content.slice(0, offset);
  const begun = upTo(carried[0]?.offset ?? content.length);
  let next = withMark(state, { status: 'WAITING', content: begun }, { voids: true });
  // Text that comes after a mark counts after it: a reader in between would be sent it twice.
  const tell = (text: string): void => {
    next = withText(next, text.slice(next.content.length));
  };
  for (const { offset, recipeId, proposalId } of carried) {
    tell(upTo(offset));
    if (recipeId !== undefined) next = withMark(next, {}, { recipeId });
    if (proposalId !== undefined) next = withMark(next, {}, { proposalId });
  }
  tell(content);
  return next;
}

/** Where the news of one reply are published. */
export const replyTopic = (id: string): string => `chat-reply:${id}`;
