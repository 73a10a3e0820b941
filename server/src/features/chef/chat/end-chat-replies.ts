import { Prisma, type ChatMessage } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { Db, Transaction } from '../../../platform/database.js';
import type { PubSub } from '../../../platform/pubsub.js';
import { newsOf } from './chat-events.js';
import { atTheEnd, replyTopic, stateOfReply } from './chat-state.js';

/** More than any reply holds: an end set from outside goes past whatever its readers have seen. */
const seqLeap = 200_000;

/**
 * Ends unfinished replies from outside of their run, as far as they were stored: the row says so from
 * now on, readers are told, and a process that still works on one lets it go. `judge` stores what is to be
 * said below them.
 */
export async function endReplies(
  { db, pubsub }: { db: Db; pubsub: PubSub },
  where: Prisma.Sql,
  status: 'STOPPED' | 'INTERRUPTED',
  judge: (db: Transaction, row: ChatMessage) => Promise<ChatMessage> = (_, row) =>
    Promise.resolve(row),
): Promise<ChatMessage[]> {
  const rows = await db.$transaction(async (tx) => {
    const ended = await tx.$queryRaw<ChatMessage[]>(Prisma.sql`
      UPDATE "ChatMessage" SET
        "status" = ${status}::"ChatMessageStatus",
        "pendingUserId" = NULL,
        "seq" = "seq" + ${seqLeap},
        "marks" = "marks" || jsonb_build_array(jsonb_build_object(
          'seq', "seq" + ${seqLeap}, 'offset', ${atTheEnd}::int, 'status', ${status}::text)),
        "refusalCode" = ${status === 'INTERRUPTED' ? 'INTERRUPTED' : null},
        "refusalConflicts" = '[]',
        "retryAfterSeconds" = NULL
      WHERE "pendingUserId" IS NOT NULL AND ${where}
      RETURNING ${columnsSql(Prisma.ChatMessageScalarFieldEnum, '"ChatMessage"')}`);
    const judged: ChatMessage[] = [];
    for (const row of ended) judged.push(await judge(tx, row));
    return judged;
  });
  for (const row of rows) pubsub.publish(replyTopic(row.id), newsOf(stateOfReply(row), 0));
  return rows;
}
