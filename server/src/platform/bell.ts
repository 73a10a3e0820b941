import type { ChangeLog } from './change-log.js';

/** Shows in people's open tabs, whichever process serves them, what was written to their notifications or taken back. */
export function ringBell(
  changes: ChangeLog,
  householdId: string,
  userIds: readonly string[],
): void {
  if (userIds.length > 0) void changes.append(householdId, { by: '', notified: userIds });
}
