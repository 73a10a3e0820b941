import { setImmediate as turn } from 'node:timers/promises';

/** What has never run takes many times as long as the rest, so that a count of items would say nothing. */
const millisecondsAtOnce = 10;

/** Does the work for each, and lets other requests have their turn meanwhile. */
export async function readSlowly<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> {
  let since = -Infinity;
  for (const item of items) {
    if (performance.now() - since > millisecondsAtOnce) {
      await turn();
      since = performance.now();
    }
    work(item);
  }
}
