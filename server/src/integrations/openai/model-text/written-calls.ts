export interface WrittenCall {
  readonly name: string;
  readonly arguments: string;
}

export interface WrittenCalls {
  /** Whether the text is a call, if only of a tool that there is not. */
  readonly isCall: boolean;
  /** Those of tools that there are. */
  readonly calls: readonly WrittenCall[];
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** « functions.plan_meal:0 » */
const bareName = (name: string): string => name.replace(/^functions?\./, '').replace(/:\d+$/, '');

const argumentKeys = [
  'arguments',
  'parameters',
  'args',
  'input',
  'tool_input',
  'action_input',
  'params',
];
const nameKeys = [
  'name',
  'tool',
  'tool_name',
  'function',
  'function_name',
  'recipient_name',
  'action',
];

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? {});

/** The calls that a JSON value stands for; null when it is something else. */
function callsOf(value: unknown): WrittenCall[] | null {
  if (Array.isArray(value)) {
    const each = value.map(callsOf);
    return each.length === 0 || each.includes(null) ? null : each.flatMap((calls) => calls ?? []);
  }
  if (!isObject(value)) return null;
  if (Array.isArray(value['tool_calls'])) return callsOf(value['tool_calls']);
  if (isObject(value['function'])) return callsOf(value['function']);
  const name = nameKeys.map((key) => value[key]).find((each) => typeof each === 'string');
  const given = argumentKeys.find((key) => isObject(value[key]) || typeof value[key] === 'string');
  if (typeof name !== 'string' || given === undefined || !/^[\w.:-]{1,80}$/.test(name)) return null;
  return [{ name: bareName(name), arguments: asText(value[given]) }];
}

/** Where the bracket that opens at a place is closed; -1 when it is not. */
function endOfValue(text: string, at: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let index = at; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (isQuoted) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

interface Found {
  readonly value: unknown;
  /** What stands between the value before it and this one. */
  readonly before: string;
}

/** Brackets without an end would each be sought through the whole text. */
const mostStarts = 200;

function valuesIn(text: string): Found[] {
  const found: Found[] = [];
  let from = 0;
  let starts = 0;
  for (let at = text.search(/[{[]/); at !== -1 && at < text.length; at += 1) {
    if (!'{['.includes(text.charAt(at))) continue;
    starts += 1;
    if (starts > mostStarts) break;
    const end = endOfValue(text, at);
    const value = end === -1 ? undefined : parsed(text.slice(at, end));
    if (value === undefined) continue;
    found.push({ value, before: text.slice(from, at) });
    from = end;
    at = end - 1;
  }
  return found;
}

/** `<parameter=title>`, `<parameter name="title">`, `<arg_key>title</arg_key><arg_value>`. */
const parameter =
  /<parameter(?:=|\s+name=)"?([\w-]+)"?\s*>([^]*?)<\/parameter>|<arg_key>\s*([\w-]+)\s*<\/arg_key>\s*<arg_value>([^]*?)<\/arg_value>/g;

/** `<plan_meal><title>…</title></plan_meal>`, `<plan_meal title="…"/>`: within a tag that a tool has given its name. */
const child = /<([\w-]+)>([^<]*)<\/\1>|\s([\w-]+)="([^"<>]*)"/g;

/** `<reset_list/>` */
const emptyTag = /^\s*<[^<>]*\/>\s*$/u;

function parametersIn(text: string, tools: ReadonlySet<string>): Fields | null {
  const isOfATool = tools.has(/^\s*<([\w.-]+)[\s>/]/u.exec(text)?.[1] ?? '');
  const inTags = [...text.matchAll(parameter)];
  const inner = inTags.length === 0 && isOfATool ? text.matchAll(child) : inTags;
  const found = [...inner]
    .map(
      ([, name, value, key, other]) => [name ?? key ?? '', (value ?? other ?? '').trim()] as const,
    )
    .filter(([name]) => !tools.has(name));
  if (found.length === 0) return isOfATool && emptyTag.test(text) ? {} : null;
  return Object.fromEntries(
    found.map(([name, value]) => {
      const json = parsed(value);
      return [name, json === undefined ? value : json];
    }),
  );
}

/** `&lt;tool_call&gt;{&quot;name&quot;: …}` */
const escaped = /^\s*&lt;/u;
const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (text: string): string =>
  Object.entries(signs).reduce((read, [entity, sign]) => read.replaceAll(entity, sign), text);

/**
 * Reads the calls in a passage that is one, or may be one: JSON that names its tool, or a tool's name with
 * JSON or parameters after it. Arguments that cannot be read are handed on as they are.
 */
export function readWrittenCalls(written: string, tools: ReadonlySet<string>): WrittenCalls {
  const text = escaped.test(written) ? unescaped(written) : written;
  const namesIn = (part: string): string[] =>
    part.split(/[^\w-]+/u).filter((word) => tools.has(word));
  const parameters = text.split(/(?<=<\/(?:function|invoke|tool_call)>)/u).flatMap((part) => {
    const fields = parametersIn(part, tools);
    return fields ? [{ name: namesIn(part)[0] ?? '', arguments: asText(fields) }] : [];
  });
  if (parameters.length > 0)
    return { isCall: true, calls: parameters.filter(({ name }) => tools.has(name)) };

  const calls: WrittenCall[] = [];
  let isCall = false;
  for (const { value: found, before } of valuesIn(text)) {
    const shaped = callsOf(found);
    // « plan_meal[{…}] »
    const value: unknown = Array.isArray(found) && found.length === 1 ? found[0] : found;
    const name = namesIn(before).at(-1);
    isCall ||= shaped !== null || (isObject(value) && name !== undefined);
    if (shaped) calls.push(...shaped);
    else if (isObject(value) && name !== undefined) calls.push({ name, arguments: asText(value) });
  }
  const [named] = namesIn(text);
  if (!isCall && named !== undefined) {
    const isWritten = /[({:]/u.test(text);
    return { isCall: isWritten, calls: isWritten ? [{ name: named, arguments: text }] : [] };
  }
  return { isCall, calls: calls.filter(({ name }) => tools.has(name)) };
}
