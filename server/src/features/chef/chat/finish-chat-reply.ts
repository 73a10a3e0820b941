import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import { rowOfReply, type ReplyState } from './chat-state.js';

interface Scope {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** A database that restarts is back within these; what waits longer is reaped as interrupted. */
const waitsMs = [500, 1_000, 2_000, 4_000];

/**
 * Writes a running reply's row, if it still is this run's: one that was ended from outside, or taken up
 * again after, has gone past its sequence number.
 */
export async function writeRow(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  state: ReplyState,
  isOver: boolean,
): Promise<boolean> {
  const { count } = await db.chatMessage.updateMany({
    where: { id: state.id, pendingUserId: { not: null }, seq: { lte: state.seq } },
    data: {
      ...rowOfReply(state),
      heartbeatAt: clock.now(),
      ...(isOver ? { pendingUserId: null } : {}),
    },
  });
  return count > 0;
}

/** Writes the reply's end, however long the database takes to come back. */
export async function finishReply(scope: Scope, state: ReplyState): Promise<void> {
  for (const wait of [...waitsMs, null]) {
    try {
      await writeRow(scope, state, true);
      return;
    } catch (error) {
      if (wait === null) throw error;
      scope.logger.warn({ err: error, reply: state.id }, 'reply not finished yet');
      await scope.clock.sleep(wait);
    }
  }
}
