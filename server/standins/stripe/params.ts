import { z } from 'zod';
import { StripeFault } from './errors.js';
import type { FormObject } from './form.js';

/** Values arrive as text; these read them the way Stripe does. */
export const text = z.string().min(1);
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: 'integer' })
  .transform(Number);
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
export const webAddress = z.string().refine(isWebAddress, { error: 'url' });
export const plainMetadata = z.record(z.string().max(40), z.string().max(500));

const page = {
  limit: integer.refine((limit) => limit >= 1 && limit <= 100, { error: 'limit' }).optional(),
  starting_after: text.optional(),
};

type Shape<P> = { [K in keyof P]?: z.ZodType<P[K] | undefined> };
type OnlyKeysOf<P, S> = { [K in Exclude<keyof S, keyof P>]: never };

/**
 * The parameters of one endpoint, checked against the SDK's type `P`: a name or a value that Stripe
 * does not know does not compile here, and one that is not listed is refused at run time.
 */
export function paramsOf<P>() {
  return <S extends Shape<P>>(shape: S & OnlyKeysOf<P, S>) => z.strictObject({ ...(shape as S) });
}

export function listParamsOf<P>() {
  return <S extends Shape<P>>(shape: S & OnlyKeysOf<P, S>) =>
    z.strictObject({ ...(shape as S), ...page });
}

/** Of an endpoint that takes no parameters. */
export const nothing = z.strictObject({});

function nameOf(path: readonly PropertyKey[]): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');
}

function invalid(issue: z.core.$ZodIssue, param: string): StripeFault {
  if (issue.message === 'integer') {
    const message = `Invalid integer: ${String(issue.input)}`;
    return new StripeFault(message, { code: 'parameter_invalid_integer', param });
  }
  if (issue.message === 'url')
    return new StripeFault('Not a valid URL', { code: 'url_invalid', param });
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const allowed = [...values.slice(0, -1), `or ${values.at(-1)}`].join(', ');
    return new StripeFault(`Invalid ${param}: must be one of ${allowed}`, { param });
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return new StripeFault(message, { code: 'parameter_invalid_empty', param });
  }
  return new StripeFault(`Invalid value for ${param}: ${issue.message}`, { param });
}

function faultOf(issue: z.core.$ZodIssue): StripeFault {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`;
    return new StripeFault(message, { code: 'parameter_unknown', param: names[0] ?? '' });
  }
  const param = nameOf(issue.path);
  if (issue.input === undefined) {
    const message = `Missing required param: ${param}.`;
    return new StripeFault(message, { code: 'parameter_missing', param });
  }
  return invalid(issue, param);
}

/** Reads decoded form values, or throws Stripe's refusal of the first thing that is wrong. */
export function readParams<S extends z.ZodType>(schema: S, input: FormObject): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  // An unknown name says more than what is missing because of it.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  throw issue ? faultOf(issue) : new StripeFault('Invalid request.');
}
