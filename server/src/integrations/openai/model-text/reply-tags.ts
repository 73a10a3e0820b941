export type TagKind = 'THOUGHT' | 'CALL';

/** A mark with which a model sets off what it says to itself or to a machine. */
export interface Tag {
  readonly kind: TagKind;
  /** In lower case; the same for what opens and what closes. */
  readonly name: string;
  /** EMPTY: `<think/>` holds nothing. BARE: nothing closes it. */
  readonly role: 'OPEN' | 'CLOSE' | 'EMPTY' | 'BARE';
  readonly length: number;
}

/** More must come before it is known whether a tag stands here. */
export type Undecided = 'MORE';

const thoughts = [
  'think',
  'thinking',
  'antthinking',
  'thought',
  'thoughts',
  'reasoning',
  'reflection',
  'scratchpad',
  'inner_monologue',
];
const calls = [
  'tool_call',
  'tool_calls',
  'toolcall',
  'tool_calls_section',
  'tool_use',
  'tool_code',
  'function_call',
  'function_calls',
  'function',
  'functions',
  'invoke',
];

type Known = Pick<Tag, 'kind' | 'name'> & { readonly role: 'OPEN' | 'CLOSE' | null };

/** What may stand between the brackets, the slash left out; a null role is told by the slash. */
const names = new Map<string, Known>();
for (const name of thoughts) {
  names.set(name, { kind: 'THOUGHT', name, role: null });
  names.set(`begin_of_${name}`, { kind: 'THOUGHT', name, role: 'OPEN' });
  names.set(`end_of_${name}`, { kind: 'THOUGHT', name, role: 'CLOSE' });
}
for (const name of calls) {
  names.set(name, { kind: 'CALL', name, role: null });
  names.set(`${name}_begin`, { kind: 'CALL', name, role: 'OPEN' });
  names.set(`${name}_end`, { kind: 'CALL', name, role: 'CLOSE' });
}
names.set('python_tag', { kind: 'CALL', name: 'python_tag', role: null });

const allNames = [...names.keys()];
/** The longer of two that begin alike stands first. */
const brackets = [
  ['<|', '|>'],
  ['<｜', '｜>'],
  ['<', '>'],
  ['[', ']'],
  ['◁', '▷'],
] as const;
const longestTag = 200;

/** Where a tag may begin. */
export const tagStart = /[<[◁]/u;

/** The tag that begins at a place of the text; null when none does, whatever comes. */
export function readTag(text: string, at: number): Tag | Undecided | null {
  const head = text.slice(at, at + longestTag);
  const pair = brackets.find(([open]) => head.startsWith(open));
  if (!pair) return null;
  const [open, close] = pair;
  const hasSlash = head[open.length] === '/';
  const inner = head.slice(open.length + (hasSlash ? 1 : 0));
  if (inner === '') return 'MORE';
  const written = /^[\p{L}_▁-]*/u.exec(inner)?.[0] ?? '';
  // In square brackets people write words too.
  const name =
    open === '[' && written !== written.toUpperCase()
      ? '?'
      : written.toLowerCase().replace(/[▁-]/gu, '_');
  if (written.length === inner.length)
    return allNames.some((each) => each.startsWith(name)) ? 'MORE' : null;
  const known = names.get(name);
  const rest = inner.slice(written.length);
  if (!known || !/^[\s=:/|｜>\]▷]/u.test(rest)) return null;
  const end = rest.indexOf(close);
  const attributes = end === -1 ? rest : rest.slice(0, end);
  if (/[<>\n[\]◁▷]/u.test(attributes.replace(/[｜|]$/u, ''))) return null;
  if (end === -1) return head.length < longestTag ? 'MORE' : null;
  return {
    kind: known.kind,
    name: known.name,
    role: roleOf(known, hasSlash, attributes, open),
    length: open.length + (hasSlash ? 1 : 0) + written.length + end + close.length,
  };
}

function roleOf(known: Known, hasSlash: boolean, attributes: string, open: string): Tag['role'] {
  if (hasSlash) return 'CLOSE';
  if (attributes.endsWith('/')) return 'EMPTY';
  if (known.role) return known.role;
  const isBare = known.kind === 'CALL' && (open === '[' || known.name === 'python_tag');
  return isBare ? 'BARE' : 'OPEN';
}
