import type { DietConflict } from '../../../diet/gate/gate.js';
import type { ErrorCode } from '../../../graphql/error-code.js';
import { RefusalError } from '../../../graphql/refusal.js';

/** A reply is still being written: one at a time. */
export class ChatBusyRefusal extends RefusalError {
  constructor() {
    super('CHAT_BUSY');
  }
}

/** With what this household may take instead. */
export interface ConflictToMend extends DietConflict {
  readonly instead?: readonly string[];
}

export interface ReplyFailure {
  readonly code: ErrorCode;
  /** With DIET_CONFLICT: what the last try named. */
  readonly conflicts: readonly ConflictToMend[];
  readonly retryAfterSeconds: number | null;
}

/** A reply failed, or was cut short, and why. */
export class ChatRefusal extends RefusalError implements ReplyFailure {
  readonly conflicts: readonly ConflictToMend[];
  readonly retryAfterSeconds: number | null;

  constructor({ code, conflicts, retryAfterSeconds }: ReplyFailure) {
    super(code);
    this.conflicts = conflicts;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The same as a value to be read, which an Error cannot be in GraphQL. */
export const refusalValue = (failure: ReplyFailure): ChatRefusal => {
  const { name, message, field } = new ChatRefusal(failure);
  return { name, message, field, ...failure };
};
