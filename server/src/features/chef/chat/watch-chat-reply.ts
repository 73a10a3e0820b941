import type { Db } from '../../../platform/database.js';
import { watchLive, type Reload } from '../../../platform/live-watch.js';
import type { PubSub } from '../../../platform/pubsub.js';
import type { Viewer } from '../../../platform/viewer.js';
import { eventsAfter, newsOf, type ReplyEvent, type ReplyNews } from './chat-events.js';
import { isPending, replyTopic, stateOfReply } from './chat-state.js';
import { findReply } from './find-chat-reply.js';
import { runningReplies } from './run-chat-reply.js';

/**
 * What is added to a reply past `afterSeq`, until it or their session is over: each character and each mark once, whoever
 * writes it and however often the reader comes back. Without an id the viewer's latest; null when there is none that is theirs.
 */
export async function watchReply(
  scope: {
    db: Db;
    pubsub: PubSub;
    viewer: Pick<Viewer, 'id'>;
    reload: Reload;
  },
  asked: string | null,
  afterSeq: number | null,
): Promise<AsyncIterable<ReplyEvent> | null> {
  const readReply = async (id: string | null): Promise<ReplyNews | null> => {
    const row = await findReply(scope, id);
    if (!row) return null;
    return newsOf(runningReplies(scope.db).get(row.id)?.state() ?? stateOfReply(row), 0);
  };
  const found = await readReply(asked);
  if (!found) return null;
  const { id } = found;
  let last = afterSeq;
  return watchLive<ReplyNews, ReplyEvent>({
    found,
    read: () => readReply(id),
    reload: scope.reload,
    subscribe: (listener) =>
      scope.pubsub.subscribe(
        replyTopic(id),
        (message) => listener(message as ReplyNews),
        () => listener(null),
      ),
    isOver: (state) => !isPending(state),
    news: (state) => {
      const events = eventsAfter(state, last);
      last = events?.at(-1)?.seq ?? last;
      return events;
    },
  });
}
