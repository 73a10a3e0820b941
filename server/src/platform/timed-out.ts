export const timedOutMessage = 'Something that this needs did not answer in time. Try again.';

/** Something was waited for until the limit; it may still be carried out. */
export class TimedOutError extends Error {
  override name = 'TimedOutError';
}

/** PostgreSQL's: a lock, a statement, and a transaction that stood idle. */
const states: ReadonlySet<unknown> = new Set(['55P03', '57014', '25P03']);
/** Prisma's: no connection in time, and a transaction that took too long. */
const prismaCodes: ReadonlySet<unknown> = new Set(['P1002', 'P1008', 'P2024', 'P2028']);
/** Of the drivers that give no code. */
const messages =
  /canceling statement due to|timeout exceeded when trying to connect|due to connection timeout|Command timed out|Socket timeout|fell silent/;

interface Chained {
  code?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  originalError?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** Whether an error, or what caused it, is a wait that came to its limit. */
export function isTimedOut(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode, message, cause, originalError, meta } = error as Chained;
  return (
    error instanceof TimedOutError ||
    states.has(code) ||
    states.has(originalCode) ||
    prismaCodes.has(code) ||
    (typeof message === 'string' && messages.test(message)) ||
    [cause, originalError, meta?.driverAdapterError].some(isTimedOut)
  );
}

/** The work's outcome, unless it takes longer; the work itself goes on. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOutError(`No answer in ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
