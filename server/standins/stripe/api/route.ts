import { z } from 'zod';
import type { StripeContext } from '../context.js';
import type { TableName, Tables } from '../store.js';
import type { FormObject } from './form.js';

/** A refusal in the shape of Stripe's own errors. */
export class StripeFault extends Error {
  constructor(
    message: string,
    readonly details: { type?: string; code?: string; param?: string } = {},
    readonly status = 400,
  ) {
    super(message);
  }

  toJSON(): object {
    const { message, details } = this;
    return { error: { message, type: 'invalid_request_error', ...details } };
  }
}

export function noSuch(what: string, id: string, param = 'id'): StripeFault {
  const details = { code: 'resource_missing', param };
  // Stripe answers 404 when the object is the resource itself, and 400 when it is named by a parameter.
  return new StripeFault(`No such ${what}: '${id}'`, details, param === 'id' ? 404 : 400);
}

/** The row of that id, which a call names by `param`. */
export function find<T extends TableName>(
  { store }: StripeContext,
  table: T,
  id: string,
  param?: string,
): Tables[T] {
  const row = store.get(table, id);
  if (!row) throw noSuch(table.replace(/s$/, ''), id, param);
  return row;
}

/** Values arrive as text; these read them the way Stripe does. */
export const text = z.string().min(1);
export const integer = text.regex(/^\d{1,15}$/).transform(Number);
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.record(z.string(), z.string());
export const webAddress = z.url({ protocol: /^https?$/ });

export interface Route {
  method: string;
  /** Matches its variable part, if it has one. */
  path: RegExp;
  run(ctx: StripeContext, input: FormObject, id: string): object;
}

/** The refusal of the first thing that is wrong; an unknown name says more than what is missing because of it. */
function faultOf({ issues }: z.ZodError): StripeFault {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  const path = unknown ? [...unknown.path, unknown.keys[0] ?? ''] : (issues[0]?.path ?? []);
  const param = path.map((key, depth) => (depth > 0 ? `[${String(key)}]` : String(key))).join('');
  const wrong = issues[0]?.input === undefined ? 'missing' : 'invalid';
  const code = `parameter_${unknown ? 'unknown' : wrong}`;
  return new StripeFault(`${code}: ${param}`, { code, param });
}

/** One endpoint, such as `GET /v1/prices/:id`, and the parameters it knows: any other is refused. */
export function route<S extends z.ZodRawShape>(
  call: string,
  shape: S,
  run: (ctx: StripeContext, params: z.output<z.ZodObject<S>>, id: string) => object,
): Route {
  const [method = '', path = ''] = call.split(' ');
  const schema = z.strictObject(shape);
  return {
    method,
    path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    run(ctx, input, id) {
      const { success, data, error } = schema.safeParse(input, { reportInput: true });
      if (!success) throw faultOf(error);
      return run(ctx, data, id);
    },
  };
}

/** An endpoint that answers one row. */
export const retrieve = (path: string, table: TableName): Route =>
  route(`GET ${path}/:id`, {}, (ctx, _params, id) => find(ctx, table, id));

const isAsWanted = (row: object, wanted: object): boolean =>
  Object.entries(row).every(
    ([key, value]) => !(key in wanted) || Reflect.get(wanted, key) === value,
  );

/** An endpoint that answers the rows that are as wanted, newest first, by pages of ten unless told. */
export function list<T extends TableName, S extends z.ZodRawShape>(
  path: string,
  table: T,
  filters: S,
  isWanted: (row: Tables[T], wanted: z.output<z.ZodObject<S>>) => boolean = isAsWanted,
): Route {
  const page = { limit: integer.default(10), starting_after: text.optional() };
  return route(`GET ${path}`, { ...page, ...filters }, (ctx, params) => {
    const wanted = params as unknown as z.output<z.ZodObject<S>>;
    const { limit, starting_after: last } = params as { limit: number; starting_after?: string };
    const rows = ctx.store
      .all(table)
      .filter((row) => isWanted(row, wanted))
      .reverse();
    const end = rows.findIndex(({ id }) => id === last) + 1 + limit;
    return { object: 'list', data: rows.slice(end - limit, end), has_more: end < rows.length };
  });
}
