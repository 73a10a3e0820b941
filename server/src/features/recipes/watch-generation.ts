import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import type { Db } from '../../platform/database.js';
import type { PubSub } from '../../platform/pubsub.js';
import type { Viewer } from '../../platform/viewer.js';
import {
  generationTopic,
  isOver,
  stateOfMessage,
  type GenerationState,
} from './generation-state.js';
import { readGeneration } from './read-generation.js';

/** Each event is the whole state: a watcher that falls behind loses nothing by missing some. */
const buffered = 16;

/**
 * The states of a generation past `afterSeq`, the present one first, until it is over. Leaving
 * releases the listener and nothing else. Null when it is not the viewer's.
 */
export async function watchGeneration(
  scope: { db: Db; pubsub: PubSub; viewer: Viewer },
  id: string,
  afterSeq: number | null,
): Promise<AsyncIterable<GenerationState> | null> {
  const found = await readGeneration(scope, id);
  if (!found) return null;
  return new Repeater<GenerationState>(async (push, stop) => {
    let last = afterSeq ?? -1;
    const show = (state: GenerationState) => {
      if (state.seq > last) {
        last = state.seq;
        void push(state);
      }
      if (isOver(state)) stop();
    };
    const release = scope.pubsub.subscribe(generationTopic(id), (message) =>
      show(stateOfMessage(message)),
    );
    void stop.then(release);
    // Read again now that nothing can be missed between the reading and the listening.
    const present = isOver(found) ? found : await readGeneration(scope, id);
    if (present) show(present);
    else stop();
    await stop;
  }, new SlidingBuffer(buffered));
}
