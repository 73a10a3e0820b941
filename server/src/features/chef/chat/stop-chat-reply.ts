import { Prisma, type ChatMessage } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { PubSub } from '../../../platform/pubsub.js';
import type { Viewer } from '../../../platform/viewer.js';
import { judgeEnded } from './caution-reply.js';
import type { ReplyNews } from './chat-events.js';
import { isPending, replyTopic } from './chat-state.js';
import { endReplies } from './end-chat-replies.js';
import { findReply } from './find-chat-reply.js';
import { runningReplies, stopTopic } from './run-chat-reply.js';

interface Scope {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly viewer: Pick<Viewer, 'id'>;
}

/** How long another process may take to say that it has stopped. */
const patienceMs = 1_500;

/**
 * Ends a reply wherever it runs; one that is over stays as it is.
 * @throws NotFoundRefusal
 */
export async function stopChatReply(scope: Scope, id: string): Promise<ChatMessage> {
  const found = await findReply(scope, id);
  if (!found) throw new NotFoundRefusal('messageId');
  if (!isPending(found)) return found;
  // Whoever writes it stores all that has been shown; if nobody does, what is stored is all there is.
  await askToStop(scope, id);
  const own = Prisma.sql`"id" = ${id}::uuid`;
  const [ended] = await endReplies(scope, own, 'STOPPED', judgeEnded(scope.clock));
  const row = ended ?? (await findReply(scope, id));
  if (!row) throw new NotFoundRefusal('messageId');
  return row;
}

/** Resolves once the run has stopped, here or elsewhere, or nobody has answered. */
async function askToStop({ db, pubsub, clock }: Scope, id: string): Promise<void> {
  const run = runningReplies(db).get(id);
  if (run) {
    run.end('STOPPED');
    return run.over;
  }
  const answered = new AbortController();
  const release = pubsub.subscribe(replyTopic(id), (news) => {
    if (!isPending(news as ReplyNews)) answered.abort();
  });
  pubsub.publish(stopTopic(id), null);
  // The wait is cut short only by the answer.
  await clock.sleep(patienceMs, answered.signal).catch(() => undefined);
  release();
}
