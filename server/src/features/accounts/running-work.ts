import type { Db } from '../../platform/database.js';
import type { PubSub } from '../../platform/pubsub.js';

type EndWork = (scope: { db: Db; pubsub: PubSub }, userId: string) => Promise<unknown>;

const provided: EndWork[] = [];

/** Other features' ways to end what runs for a person; the schema hands them in. */
export function provideRunningWork(...ends: EndWork[]): void {
  provided.push(...ends);
}

/** Ends whatever is being written for a person, in whichever process; those who watch it are told. */
export async function endRunningWork(
  scope: { db: Db; pubsub: PubSub },
  userId: string,
): Promise<void> {
  await Promise.all(provided.map((end) => end(scope, userId)));
}
