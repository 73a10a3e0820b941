import type { ChatMessage } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { violates } from '../../platform/unique-violation.js';
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
import { discardProposals } from './proposal-store.js';
import { launchReply } from './run-chat-reply.js';
import { countMessage, type ChatScope } from './send-chat-message.js';

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
  return resume(scope, id, ['FAILED', 'STOPPED', 'INTERRUPTED'], begin, () =>
    discardProposals(scope.db, id),
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
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<ChatMessage> {
  const found = await findReply(scope, id);
  if (!found) throw new NotFoundRefusal('messageId');
  if (isPending(found)) throw new ChatBusyRefusal();
  if (!from.includes(found.status)) throw new NotFoundRefusal('messageId');
  await countMessage(scope);
  const row = await reopen(scope, found, begin(stateOfReply(found)));
  await prepare();
  launchReply(scope, row);
  return row;
}

/** Takes the person's one place for a reply; whoever read the same state and was first has it. */
async function reopen(
  { db, clock, viewer }: ChatScope,
  found: ChatMessage,
  state: ReplyState,
): Promise<ChatMessage> {
  try {
    const [row] = await db.chatMessage.updateManyAndReturn({
      where: { id: found.id, seq: found.seq, pendingUserId: null },
      data: { ...rowOfReply(state), pendingUserId: viewer.id, heartbeatAt: clock.now() },
    });
    if (row) return row;
  } catch (error) {
    if (!violates(error, 'ChatMessage_pendingUserId_key')) throw error;
  }
  throw new ChatBusyRefusal();
}
