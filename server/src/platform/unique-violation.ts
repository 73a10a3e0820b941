interface DriverError {
  code?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown; originalMessage?: unknown } } };
}

const uniqueViolation = '23505';

/** Whether a household would keep more than it may: the migration bound_rows_that_move_in counts, however rows come in. */
export function exceedsRows(error: unknown): boolean {
  const { meta, message } = (error ?? {}) as DriverError & { message?: unknown };
  const said = [meta?.driverAdapterError?.cause?.originalMessage, message];
  return said.some((text) => typeof text === 'string' && text.includes('household_rows'));
}

/** Whether the error is a broken unique constraint of that name, as both adapters report it, in SQL of ours too. */
export function violates(error: unknown, constraint: string): boolean {
  const { code, meta } = error as DriverError;
  const cause = meta?.driverAdapterError?.cause;
  const message = cause?.originalMessage;
  const isUnique = code === 'P2002' || cause?.originalCode === uniqueViolation;
  return isUnique && typeof message === 'string' && message.includes(`"${constraint}"`);
}
