interface DriverError {
  code?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown; originalMessage?: unknown } } };
}

const uniqueViolation = '23505';

/** Whether the error is a broken unique constraint of that name, as both adapters report it, in SQL of ours too. */
export function violates(error: unknown, constraint: string): boolean {
  const { code, meta } = error as DriverError;
  const cause = meta?.driverAdapterError?.cause;
  const message = cause?.originalMessage;
  const isUnique = code === 'P2002' || cause?.originalCode === uniqueViolation;
  return isUnique && typeof message === 'string' && message.includes(`"${constraint}"`);
}
