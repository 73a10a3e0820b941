import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '../../generated/prisma/client.js';
import { InputRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import type { Limit, RateLimits } from '../../platform/rate-limits.js';
import { violates } from '../../platform/unique-violation.js';
import type { Viewer } from '../../platform/viewer.js';
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

/** @throws RateLimitedRefusal */
export async function countMessage({ rateLimits, viewer }: ChatScope): Promise<void> {
  const wait = await rateLimits.use(limit, viewer.id);
  if (wait !== null) throw new RateLimitedRefusal(wait);
}

/**
 * Stores the message and its reply, which is written by itself from then on; the same id again changes
 * nothing.
 * @throws RateLimitedRefusal, ChatBusyRefusal, InputRefusal when an id is taken
 */
export async function sendChatMessage(scope: ChatScope, input: SendInput): Promise<SentMessage> {
  await countMessage(scope);
  const stored = await store(scope, input);
  if (stored) {
    launchReply(scope, stored.reply);
    return stored;
  }
  const { db, viewer } = scope;
  const rows = await db.chatMessage.findMany({
    where: { ...ownMessages(viewer), OR: [{ id: input.id }, { replyToId: input.id }] },
    orderBy: { position: 'asc' },
  });
  const [message, reply] = rows;
  if (message?.role === 'USER' && reply) return { message, reply };
  const text = 'This id is taken.';
  throw new InputRefusal([{ code: 'NOT_FOUND', field: 'id', message: text, min: null, max: null }]);
}

/** Both rows in one statement, or null when an id is taken. The constraints decide, not a look before. */
async function store(
  { db, clock, viewer }: ChatScope,
  { id, replyId, content }: SendInput,
): Promise<SentMessage | null> {
  const now = clock.now();
  const both = { userId: viewer.id, createdAt: now, heartbeatAt: now };
  try {
    const rows = await db.chatMessage.createManyAndReturn({
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
    return message && reply ? { message, reply } : null;
  } catch (error) {
    if (violates(error, 'ChatMessage_pendingUserId_key')) throw new ChatBusyRefusal();
    if (violates(error, 'ChatMessage_pkey')) return null;
    throw error;
  }
}
