import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '../../../generated/prisma/client.js';
import { InputRefusal } from '../../../graphql/refusal.js';
import { spendOn } from '../../../graphql/spend.js';
import type { Transaction } from '../../../platform/database.js';
import { transactAlone } from '../../../platform/transact-alone.js';
import type { Limit, RateLimits } from '../../../platform/rate-limits.js';
import { violates } from '../../../platform/unique-violation.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ChatBusyRefusal } from './chat.errors.js';
import type { SendInput } from './chat-input.js';
import { ownMessages } from './chat.policy.js';
import { launchReply, type ReplyTools } from './run-chat-reply.js';

export interface ChatScope extends ReplyTools {
  readonly viewer: Viewer;
  readonly rateLimits: RateLimits;
}

export interface SentMessage {
  readonly message: ChatMessage;
  readonly reply: ChatMessage;
}

/** Against abuse only: two questions a minute, for an hour. */
const limit: Limit = { name: 'chat-message', points: 120, seconds: 3600 };

/** Alone; a message is counted for a reply that begins with it, and for none that does not. @throws RateLimitedRefusal */
export const transactMessage = <Begun>(
  { db, rateLimits, viewer }: ChatScope,
  begin: (tx: Transaction, spendOnce: () => Promise<void>) => Promise<Begun>,
): Promise<Begun> =>
  spendOn(rateLimits, { limit, key: viewer.id }, (spendOnce) =>
    transactAlone(db, viewer.id, (tx) => begin(tx, spendOnce)),
  );

/**
 * Stores the message and its reply, which is written by itself from then on; the same id again changes
 * nothing.
 * @throws RateLimitedRefusal, ChatBusyRefusal, InputRefusal when an id is taken
 */
export async function sendChatMessage(scope: ChatScope, input: SendInput): Promise<SentMessage> {
  const { sent, isNew } = await transactMessage(scope, async (tx, spendOnce) => {
    const rows = await tx.chatMessage.findMany({
      where: {
        ...ownMessages(scope.viewer),
        OR: [{ id: input.id }, { replyToId: input.id }, { pendingUserId: scope.viewer.id }],
      },
    });
    const message = rows.find(({ id, role }) => id === input.id && role === 'USER');
    const reply = rows.find(({ replyToId }) => replyToId === input.id);
    if (message && reply) return { sent: { message, reply }, isNew: false };
    if (rows.some(({ pendingUserId }) => pendingUserId !== null)) throw new ChatBusyRefusal();
    await spendOnce();
    return { sent: await store(scope, tx, input), isNew: true };
  });
  if (isNew) launchReply(scope, sent.reply);
  return sent;
}

/** Both rows in one statement. */
async function store(
  { clock, viewer }: ChatScope,
  tx: Transaction,
  { id, replyId, content }: SendInput,
): Promise<SentMessage> {
  const now = clock.now();
  const both = { userId: viewer.id, createdAt: now, heartbeatAt: now };
  try {
    const rows = await tx.chatMessage.createManyAndReturn({
      data: [
        { ...both, id, role: 'USER', content },
        {
          ...both,
          id: replyId ?? randomUUID(),
          role: 'ASSISTANT',
          status: 'WAITING',
          content: '',
          replyToId: id,
          pendingUserId: viewer.id,
        },
      ],
    });
    const [message, reply] = rows.sort((one, other) => one.position - other.position);
    if (!message || !reply) throw new Error('A message was stored without its reply.');
    return { message, reply };
  } catch (error) {
    if (!violates(error, 'ChatMessage_pkey')) throw error;
    const text = 'This id is taken.';
    throw new InputRefusal([
      { code: 'NOT_FOUND', field: 'id', message: text, min: null, max: null },
    ]);
  }
}
