import type { ChatMessage } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Transaction } from '../../../platform/database.js';
import { ChatBusyRefusal } from './chat.errors.js';
import {
  cardAt,
  isPending,
  rowOfReply,
  stateOfReply,
  takenBack,
  withMark,
  type ReplyState,
  type ReplyStatus,
} from './chat-state.js';
import { findReply } from './find-chat-reply.js';
import { toWholeWord } from './join-text.js';
import { discardProposals } from '../../kitchen/proposals/proposal-store.js';
import { launchReply } from './run-chat-reply.js';
import { transactMessage, type ChatScope } from './send-chat-message.js';

/**
 * Has a reply written anew from its beginning.
 * @throws NotFoundRefusal, RateLimitedRefusal, ChatBusyRefusal
 */
export function retryChatReply(scope: ChatScope, id: string): Promise<ChatMessage> {
  const begin = (state: ReplyState) =>
    withMark(
      state,
      { status: 'WAITING', content: '', recipeId: null, failure: null, cautions: [] },
      { voids: true },
    );
  return resume(scope, id, ['FAILED', 'STOPPED', 'INTERRUPTED'], begin, (tx) =>
    discardProposals(tx, id),
  );
}

/**
 * Has a reply written on from where it was cut.
 * @throws NotFoundRefusal, RateLimitedRefusal, ChatBusyRefusal
 */
export function continueChatReply(scope: ChatScope, id: string): Promise<ChatMessage> {
  const begin = (state: ReplyState) => {
    // Its last word may be half a word: the model writes it again. Above a card stands nothing that was cut.
    const below = cardAt(state) ?? 0;
    const whole = state.content.slice(0, below) + toWholeWord(state.content.slice(below));
    return withMark(whole === state.content ? state : takenBack(state, whole), {
      status: 'WAITING',
      failure: null,
      cautions: [],
    });
  };
  return resume(scope, id, ['STOPPED', 'INTERRUPTED'], begin);
}

async function resume(
  scope: ChatScope,
  id: string,
  from: readonly ReplyStatus[],
  begin: (state: ReplyState) => ReplyState,
  prepare: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<ChatMessage> {
  const row = await transactMessage(scope, async (tx, spendOnce) => {
    const found = await findReply({ db: tx, viewer: scope.viewer }, id);
    if (!found) throw new NotFoundRefusal('messageId');
    if (isPending(found)) throw new ChatBusyRefusal();
    if (!from.includes(found.status)) throw new NotFoundRefusal('messageId');
    const others = await tx.chatMessage.count({ where: { pendingUserId: scope.viewer.id } });
    if (others > 0) throw new ChatBusyRefusal();
    await spendOnce();
    const reopened = await reopen(scope, tx, { found, state: begin(stateOfReply(found)) });
    await prepare(tx);
    return reopened;
  });
  launchReply(scope, row);
  return row;
}

/** Takes the person's one place for a reply; whoever wrote it last, and is not over yet, has it still. */
async function reopen(
  { clock, viewer }: ChatScope,
  tx: Transaction,
  { found, state }: { found: ChatMessage; state: ReplyState },
): Promise<ChatMessage> {
  const [row] = await tx.chatMessage.updateManyAndReturn({
    where: { id: found.id, seq: found.seq, pendingUserId: null },
    data: { ...rowOfReply(state), pendingUserId: viewer.id, heartbeatAt: clock.now() },
  });
  if (!row) throw new ChatBusyRefusal();
  return row;
}
