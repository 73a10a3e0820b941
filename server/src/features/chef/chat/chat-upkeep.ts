import { Prisma } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Upkeep } from '../../../platform/live-upkeep.js';
import type { Logger } from '../../../platform/logger.js';
import type { PubSub } from '../../../platform/pubsub.js';
import { judgeEnded } from './caution-reply.js';
import { endReplies } from './end-chat-replies.js';
import { runningReplies } from './run-chat-reply.js';

interface Scope {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Marks replies whose process has died as interrupted: no heartbeat since `stale`, or all unfinished. */
export async function reapReplies(scope: Scope, stale: Date | null): Promise<number> {
  const running = [...runningReplies(scope.db).ids];
  const notHere = Prisma.sql`"id" <> ALL(${running}::uuid[])`;
  const where = stale ? Prisma.sql`${notHere} AND "heartbeatAt" < ${stale}` : notHere;
  const ended = await endReplies(scope, where, 'INTERRUPTED', judgeEnded(scope.clock));
  if (ended.length > 0) scope.logger.warn({ count: ended.length }, 'replies interrupted');
  return ended.length;
}

export const chatUpkeep = (scope: Scope): Upkeep => ({
  reap: (stale) => reapReplies(scope, stale),
  // Each marks itself, with all that has been shown.
  stopAll: () => runningReplies(scope.db).stopAll(() => Promise.resolve(), scope.logger),
});
