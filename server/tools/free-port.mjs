import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below those that systems hand out for connections, from 32768 on: one of these may be gone before it is listened on.
const lowest = 20_000;
const highest = 32_000;

/** A port that nobody listens on. */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowest, highest);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((closed) => probe.close(closed));
    return port;
  }
  throw new Error(`No port is free from ${lowest} to ${highest}.`);
}
