import type { Db } from '../../platform/database.js';
import { watchLive, type Reload } from '../../platform/live-watch.js';
import type { PubSub } from '../../platform/pubsub.js';
import type { Viewer } from '../../platform/viewer.js';
import {
  generationTopic,
  isOver,
  stateOfMessage,
  type GenerationState,
} from './generation-state.js';
import { readGeneration } from './read-generation.js';

/**
 * The states of a generation past `afterSeq`, the present one first, until it or their session is over. Each
 * is the whole: a watcher that falls behind loses nothing by missing some. Without an id the viewer's latest; null
 * when there is none that is theirs.
 */
export async function watchGeneration(
  scope: { db: Db; pubsub: PubSub; viewer: Viewer; reload: Reload },
  asked: string | null,
  afterSeq: number | null,
): Promise<AsyncIterable<GenerationState> | null> {
  const found = await readGeneration(scope, asked);
  if (!found) return null;
  const { id } = found;
  let last = afterSeq ?? -1;
  return watchLive<GenerationState, GenerationState>({
    found,
    read: () => readGeneration(scope, id),
    subscribe: (listener) =>
      scope.pubsub.subscribe(
        generationTopic(id),
        (message) => listener(stateOfMessage(message)),
        () => listener(null),
      ),
    reload: scope.reload,
    isOver,
    news: (state) => {
      if (state.seq <= last) return [];
      last = state.seq;
      return [state];
    },
  });
}
