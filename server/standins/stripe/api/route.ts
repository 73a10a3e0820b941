import type { z } from 'zod';
import { readParams } from '../params.js';
import type { StripeContext } from '../context.js';
import type { FormObject } from '../form.js';

export type Method = 'GET' | 'POST' | 'DELETE';

export interface Route {
  method: Method;
  /** `/v1/customers/:id`; a route has at most one variable. */
  path: string;
  run(ctx: StripeContext, input: FormObject, id: string): object;
}

/** One endpoint: its parameters are read by `schema` before `run` sees them. */
export function route<S extends z.ZodType>(
  method: Method,
  path: string,
  schema: S,
  run: (ctx: StripeContext, params: z.output<S>, id: string) => object,
): Route {
  return { method, path, run: (ctx, input, id) => run(ctx, readParams(schema, input), id) };
}

/** The variable part of `path`, as sent, under `pattern` ('' when it has none), or null when they differ. */
export function matchPath(pattern: string, path: string): string | null {
  const expected = pattern.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return null;
  let id = '';
  for (const [index, segment] of expected.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':') && value) id = value;
    else if (segment !== value) return null;
  }
  return id;
}
