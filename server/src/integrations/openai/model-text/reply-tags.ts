import { frenchThoughts } from './thought-names.fr.js';

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

/** One word of its name says what a tag holds: `<think>`, `<thoughts_of_the_chef>`, `<|tool_call_begin|>`. */
const ofThoughts = new RegExp(
  `(?:^|_)(?:(?:ant)?think(?:ing)?|thoughts?|reason(?:ing)?|reflections?|scratchpad|monologue|analysis|commentary|${frenchThoughts.join('|')})(?:_|$)`,
  'u',
);
const ofCalls = /(?:^|_)(?:tools?|toolcalls?|functions?|invoke|python_tag)(?:_|$)/u;
/** What wraps an answer or ends it in plain brackets, where people write words too; between bars any name is a mark. */
const marks = new Set(
  'answer final_answer response s bos eos pad inst start_of_turn end_of_turn'.split(' '),
);
const edges: readonly (readonly [RegExp, 'OPEN' | 'CLOSE'])[] = [
  [/^(?:begin|start)_of_|_(?:begin|start)$/u, 'OPEN'],
  [/^end_of_|_end$/u, 'CLOSE'],
];

interface Known {
  readonly kind: TagKind;
  readonly name: string;
  /** Told by the slash where the name does not tell it. */
  readonly role: 'OPEN' | 'CLOSE' | null;
}

/** The longer of two that begin alike stands first. */
const brackets = [
  ['<|', '|>'],
  ['<｜', '｜>'],
  ['&lt;|', '|&gt;'],
  ['&lt;', '&gt;'],
  ['<', '>'],
  ['[', ']'],
  ['◁', '▷'],
] as const;
const longestTag = 200;
const longestName = 60;

/** Where a tag may begin. */
export const tagStart = /[<[◁&]/u;

/** What a name in brackets is: a tool's is a call of it, and any name between bars is a mark. */
function knownAs(
  written: string,
  isBarred: boolean,
  tools: ReadonlySet<string>,
): Known | undefined {
  const kind = kindOf(written, tools) ?? (isBarred && isName.test(written) ? 'MARK' : undefined);
  if (!kind) return undefined;
  if (kind === 'MARK') return { kind, name: written, role: null };
  const edge = edges.find(([pattern]) => pattern.test(written));
  return { kind, name: edge ? written.replace(edge[0], '') : written, role: edge?.[1] ?? null };
}

const isName = /^\p{L}[\p{L}\p{N}_.]+$/u;

function kindOf(name: string, tools: ReadonlySet<string>): TagKind | undefined {
  if (tools.has(name) || ofCalls.test(name)) return 'CALL';
  if (ofThoughts.test(name)) return 'THOUGHT';
  return marks.has(name) ? 'MARK' : undefined;
}

/** Whether a name is one of thoughts, or the beginning of one. */
const mayBeThought = (name: string): boolean =>
  ofThoughts.test(name) || bareThoughts.some((each) => each.startsWith(name));
const bareThoughts = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', ...frenchThoughts];

const none: ReadonlySet<string> = new Set();
/** What a fence holds by its name: ```thinking. */
export const fencedAs = (name: string): TagKind | undefined => kindOf(name.toLowerCase(), none);

/** The tag that begins at a place of the text; null when none does, whatever comes. */
export function readTag(
  text: string,
  at: number,
  tools: ReadonlySet<string>,
): Tag | Undecided | null {
  const head = text.slice(at, at + longestTag);
  const pair = brackets.find(([open]) => head.startsWith(open));
  if (!pair) return brackets.some(([open]) => open.startsWith(head)) ? 'MORE' : null;
  const [open, close] = pair;
  const hasSlash = head[open.length] === '/';
  const isBarred = /[|｜]$/u.test(open);
  const channel = open === '<|' ? readChannel(head) : null;
  if (channel !== null) return channel;
  const inner = head.slice(open.length + (hasSlash ? 1 : 0));
  if (inner === '') return 'MORE';
  const written = /^(?:[\p{L}_]+:)?\p{L}[\p{L}\p{N}_▁.-]*|/u.exec(inner)?.[0] ?? '';
  const plain = written
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^.*[:.]/u, '')
    .replace(/[▁-]/gu, '_');
  // In square brackets people write words too.
  const isAWord = open === '[' && written !== written.toUpperCase() && !mayBeThought(plain);
  const name = isAWord ? '?' : plain;
  if (written.length === inner.length)
    return name !== '?' && written.length < longestName ? 'MORE' : null;
  const known = knownAs(name, isBarred, tools);
  const rest = inner.slice(written.length);
  if (!known || !/^[\s=:/|｜>\]▷&]/u.test(rest)) return null;
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
