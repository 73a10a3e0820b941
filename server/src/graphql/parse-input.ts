import type { z } from 'zod';
import type { ErrorCode } from './error-code.js';
import { InputRefusal, type InputIssue } from './refusal.js';

type ZodIssue = z.core.$ZodIssue;

function codeOf(issue: ZodIssue): ErrorCode {
  if (issue.code === 'too_small') {
    if (issue.origin === 'number' || issue.origin === 'int') return 'OUT_OF_RANGE';
    return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT';
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'number' || issue.origin === 'int' ? 'OUT_OF_RANGE' : 'TOO_LONG';
  }
  return 'INVALID';
}

const toIssue = (issue: ZodIssue): InputIssue => ({
  code: codeOf(issue),
  field: issue.path.join('.'),
  message: issue.message,
  min: issue.code === 'too_small' ? Number(issue.minimum) : null,
  max: issue.code === 'too_big' ? Number(issue.maximum) : null,
});

/** Where a text holds what no database can: a NUL, or half of a surrogate pair. Null when none does. */
function unstorablePath(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') {
    return value.includes('\0') || /\p{Surrogate}/u.test(value) ? path.join('.') : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorablePath(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The input as the schema transforms it.
 * @throws InputRefusal naming each field at fault once.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const unstorable = unstorablePath(input);
  if (unstorable !== null) {
    const message = 'The text holds a character that cannot be stored.';
    throw new InputRefusal([{ code: 'INVALID', field: unstorable, message, min: null, max: null }]);
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = new Map<string, InputIssue>();
  for (const issue of result.error.issues.map(toIssue)) {
    if (!issues.has(issue.field)) issues.set(issue.field, issue);
  }
  const [first, ...rest] = issues.values();
  if (!first) throw new Error('A failed parse has an issue.');
  throw new InputRefusal([first, ...rest]);
}
