interface DriverError {
  code?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalMessage?: unknown } } };
}

/** Whether the error is a broken unique constraint of that name, as both adapters report it. */
export function violates(error: unknown, constraint: string): boolean {
  const { code, meta } = error as DriverError;
  const message = meta?.driverAdapterError?.cause?.originalMessage;
  return code === 'P2002' && typeof message === 'string' && message.includes(`"${constraint}"`);
}
