import type { Verdict } from './change';

interface ReplyError {
  extensions?: { code?: unknown };
}
interface Reply {
  data?: Readonly<Record<string, unknown>> | null;
  errors?: readonly ReplyError[];
}

const isReply = (body: unknown): body is Reply => typeof body === 'object' && body !== null;

const held: ReadonlySet<unknown> = new Set([
  'UNAUTHENTICATED',
  'SUBSCRIPTION_REQUIRED',
  'QUESTIONNAIRE_REQUIRED',
]);
/** A proxy that finds no server, or a server that asks for patience. */
const later: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

const codeOf = (result: unknown): string | null =>
  typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : null;

/** What a reply to a change means for it. A delete that finds nothing has what it wanted. */
export function verdictOf(operation: string, status: number, body: unknown): Verdict {
  if (later.has(status)) return { kind: 'unreachable' };
  if (!isReply(body)) return { kind: 'failed' };
  const errors = body.errors ?? [];
  if (errors.some(({ extensions }) => held.has(extensions?.code))) return { kind: 'held' };
  if (errors.some(({ extensions }) => extensions?.code === 'TIMED_OUT'))
    return { kind: 'unreachable' };
  if (errors.some(({ extensions }) => extensions?.code === 'KITCHEN_FULL'))
    return { kind: 'refused', code: 'KITCHEN_FULL' };
  if (status >= 500) return { kind: 'failed' };
  if (status >= 400) return { kind: 'refused', code: 'INVALID' };
  if (errors.length > 0 || !body.data) return { kind: 'failed' };
  const isDelete = /^(Delete|Remove)/.test(operation);
  const codes = Object.values(body.data).flatMap((result) => codeOf(result) ?? []);
  const code = codes.find((each) => !(isDelete && each === 'NOT_FOUND'));
  if (code === undefined) return { kind: 'done' };
  return code === 'RATE_LIMITED' ? { kind: 'unreachable' } : { kind: 'refused', code };
}
