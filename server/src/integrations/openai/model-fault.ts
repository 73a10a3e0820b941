import { APIError } from 'openai';

/**
 * UNAVAILABLE: not reached, overloaded or silent. BROKEN: the stream was cut, stalled or garbled.
 * REJECTED: the service takes no such call: the key, the address, the model, the quota or the request itself is wrong,
 * which is ours to mend and no fault of who asked. REFUSED: the model, or a filter of its service, declines to answer.
 */
export type ModelFaultKind = 'UNAVAILABLE' | 'BROKEN' | 'REJECTED' | 'REFUSED';

export class ModelFault extends Error {
  constructor(
    readonly kind: ModelFaultKind,
    message: string,
    readonly details: {
      cause?: unknown;
      status?: number;
      retryAfterMs?: number;
      /** A refusal in the model's own words. */
      words?: string;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'ModelFault';
  }

  /** Whether the same call may go better a little later. */
  get isPassing(): boolean {
    return this.kind === 'UNAVAILABLE' || this.kind === 'BROKEN';
  }
}

const passingStatuses = new Set([408, 409, 429]);
const quotaCodes = new Set(['insufficient_quota', 'billing_hard_limit_reached']);
const refusalCodes = new Set(['content_filter', 'content_policy_violation']);

/** Milliseconds that a `Retry-After` header asks to wait, as seconds or as a date; 0 without one. */
function retryAfterOf(headers: Headers | undefined, now: Date): number {
  const value = headers?.get('retry-after')?.trim();
  if (!value) return 0;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - now.getTime() : seconds * 1000;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}

/** The refusal's code for whoever waits for the reply. */
export function codeOfFault({ kind }: ModelFault) {
  if (kind === 'REFUSED') return 'MODEL_REFUSED';
  return kind === 'REJECTED' ? 'MODEL_MISCONFIGURED' : 'MODEL_UNAVAILABLE';
}

/** What an error of the SDK means for whoever waits for the reply. */
export function modelFaultOf(error: unknown, now: Date): ModelFault {
  if (error instanceof ModelFault) return error;
  if (!(error instanceof APIError)) {
    return new ModelFault('BROKEN', 'The stream broke or could not be read.', { cause: error });
  }
  const status: number | undefined = error.status;
  const code = error.code ?? error.type ?? '';
  const details = { cause: error, ...(status === undefined ? {} : { status }) };
  if (refusalCodes.has(code)) return new ModelFault('REFUSED', error.message, details);
  if (quotaCodes.has(code)) return new ModelFault('REJECTED', error.message, details);
  const isPassing = status === undefined || status >= 500 || passingStatuses.has(status);
  if (!isPassing) return new ModelFault('REJECTED', error.message, details);
  const retryAfterMs = retryAfterOf(error.headers, now);
  return new ModelFault('UNAVAILABLE', error.message, { ...details, retryAfterMs });
}
