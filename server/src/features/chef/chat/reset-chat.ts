import type { Db } from '../../../platform/database.js';
import type { PubSub } from '../../../platform/pubsub.js';
import type { Viewer } from '../../../platform/viewer.js';
import { newsOf } from './chat-events.js';
import { ownWishes } from '../../kitchen/proposals/wish.policy.js';
import { ownMessages } from './chat.policy.js';
import { replyTopic, stateOfReply, withMark } from './chat-state.js';

/** Deletes the person's conversation, and what holds for it; a reply that is being written ends, wherever it is. */
export async function resetChat({
  db,
  pubsub,
  viewer,
}: {
  db: Db;
  pubsub: PubSub;
  viewer: Pick<Viewer, 'id'>;
}): Promise<void> {
  const pending = await db.chatMessage.findFirst({ where: { pendingUserId: viewer.id } });
  await db.chatMessage.deleteMany({ where: ownMessages(viewer) });
  await db.chatWish.deleteMany({ where: ownWishes(viewer) });
  if (!pending) return;
  const ended = withMark(stateOfReply(pending), { status: 'STOPPED' });
  // Its readers leave, and whoever writes it hears that it is over.
  pubsub.publish(replyTopic(pending.id), newsOf(ended, 0));
}
