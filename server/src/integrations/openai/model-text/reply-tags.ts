/** MARK: says nothing to anybody, and only the tag itself goes: an end of turn, or what wraps the answer. */
export type TagKind = 'THOUGHT' | 'CALL' | 'MARK';

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
  'analysis',
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

const marks = new Set(
  'answer final_answer response s bos eos pad im_start im_end start_of_turn end_of_turn start_header_id end_header_id eot_id eom_id begin_of_text end_of_text endoftext begin_of_sentence end_of_sentence start message constrain end return call'.split(
    ' ',
  ),
);

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
for (const name of marks) names.set(name, { kind: 'MARK', name, role: null });
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
  const channel = open === '<|' ? readChannel(head) : null;
  if (channel !== null) return channel;
  const inner = head.slice(open.length + (hasSlash ? 1 : 0));
  if (inner === '') return 'MORE';
  const written = /^(?:[\p{L}_]+:)?[\p{L}_▁-]*/u.exec(inner)?.[0] ?? '';
  // In square brackets people write words too.
  const name =
    open === '[' && written !== written.toUpperCase()
      ? '?'
      : written.toLowerCase().replace(/^.*:/u, '').replace(/[▁-]/gu, '_');
  if (written.length === inner.length)
    return allNames.some((each) => each.startsWith(name)) ? 'MORE' : null;
  const known = names.get(name);
  const rest = inner.slice(written.length);
  if (!known || !/^[\s=:/|｜>\]▷]/u.test(rest)) return null;
  const end = rest.indexOf(close);
  const attributes = end === -1 ? rest : rest.slice(0, end);
  if (/[<>\n[\]◁▷]/u.test(attributes.replace(/[｜|]$/u, ''))) return null;
  if (end === -1) return head.length < longestTag ? 'MORE' : null;
  const length = open.length + (hasSlash ? 1 : 0) + written.length + end + close.length;
  const speaker = opensTurn.has(known.name) ? readSpeaker(head, length) : 0;
  if (speaker === 'MORE') return speaker;
  const role = roleOf(known, hasSlash, attributes, open);
  return { kind: known.kind, name: known.name, role, length: length + speaker };
}

const opensTurn = new Set(['start', 'im_start', 'start_of_turn', 'start_header_id']);
const speakers = ['assistant', 'model'];

/** How much of the text names the one whose turn begins: `<|im_start|>assistant`. */
function readSpeaker(head: string, at: number): number | Undecided {
  const written = /^\w*/.exec(head.slice(at))?.[0] ?? '';
  const isOpen = at + written.length === head.length;
  if (isOpen && speakers.some((each) => each.startsWith(written))) return 'MORE';
  return speakers.includes(written) ? written.length : 0;
}

const channelStart = '<|channel|>';

/** `<|channel|>analysis<|message|>`: what follows is a thought unless the channel is the final one. */
function readChannel(head: string): Tag | Undecided | null {
  if (!head.startsWith(channelStart))
    return head.length > 2 && channelStart.startsWith(head) ? 'MORE' : null;
  const whole = /^<\|channel\|>\s*(\w+)[^<]*(?:<\|constrain\|>\s*\w+\s*)?<\|message\|>/u.exec(head);
  if (whole?.[1] === undefined) return head.length < longestTag ? 'MORE' : null;
  const isFinal = whole[1] === 'final';
  return {
    kind: isFinal ? 'MARK' : 'THOUGHT',
    name: 'channel',
    role: 'OPEN',
    length: whole[0].length,
  };
}

function roleOf(known: Known, hasSlash: boolean, attributes: string, open: string): Tag['role'] {
  if (hasSlash) return 'CLOSE';
  if (attributes.endsWith('/')) return 'EMPTY';
  if (known.role) return known.role;
  const isBare = known.kind === 'CALL' && (open === '[' || known.name === 'python_tag');
  return isBare ? 'BARE' : 'OPEN';
}
