import { setImmediate as turn } from 'node:timers/promises';

/** Some ten milliseconds of reading. */
const atOnce = 10;

/** Does the work for each, and lets other requests have their turn meanwhile. */
export async function readSlowly<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at % atOnce === 0) await turn();
    work(item);
  }
}
