import { frenchAnswer, frenchLabels } from './thought-names.fr.js';
import { fencedAs, readTag, tagStart, type Undecided } from './reply-tags.js';

/** The beginning of a passage that is a call (`isSure`), or may prove to be one. */
export interface CallStart {
  readonly isSure: boolean;
  /** It is what a model says to itself, and no call. */
  readonly isThought?: true;
  /** FENCE: with the fence. VALUE: with its last bracket. TAG: with its closing tag, or where prose begins. HERE: with its opening. PARAGRAPH: before a blank line or a label. */
  readonly ends: 'FENCE' | 'VALUE' | 'TAG' | 'HERE' | 'PARAGRAPH';
  /** Of the tag that opens it. */
  readonly name: string;
  /** How much of it is its opening. */
  readonly length: number;
}

type Found = CallStart | Undecided | null;

/** What a line begins with that a model writes which thinks and acts in turns; in bold, the colon within or behind. */
interface Label {
  readonly name: string;
  readonly text: string;
}

/** The label that stands at a place. */
export function labelAt(text: string, at: number): Label | Undecided | null {
  const head = text.slice(at, at + longestLabel);
  const found = labels.find((label) => head.startsWith(label.text));
  return found ?? (labels.some((label) => label.text.startsWith(head)) ? 'MORE' : null);
}

const word = /[\p{L}\p{N}_.-]+/uy;
const answers = ['Final Answer', frenchAnswer];
const labels: readonly Label[] = [
  'Thought',
  'Thoughts',
  'Thinking',
  'Reasoning',
  'Observation',
  'Action',
  ...answers,
  ...frenchLabels,
].flatMap((name) =>
  // In French a blank stands before the colon, of one width or another.
  ['', ' ', '\u00a0', '\u202f']
    .flatMap((blank) => [`${name}${blank}:`, `**${name}${blank}:**`, `**${name}**${blank}:`])
    .map((text) => ({ name, text })),
);
const longestLabel = Math.max(...labels.map(({ text }) => text.length));
const longestAction = 100;
const assignment = /^[A-Za-z_]\w*(?: ?(?:= ?)?)?/;
const snakeCase = /^[a-z]+(?:_[a-z]+)+$/u;
const mostBlanks = 40;
const fence = /^```([\w-]{0,20})\s{0,40}/u;
const namespaced = /^functions\.[\w-]+$/;
/** What code says before the name of a tool. */
const beforeName = ['functions.', 'default_api.', 'tools.'];
/** What code calls with what a tool answers: « print(plan_meal( ». */
const around = ['print', 'await'];

const withoutSpace = (name: string): string =>
  beforeName.reduce((bare, each) => (bare.startsWith(each) ? bare.slice(each.length) : bare), name);

/** The name of a tool before a bracket: « plan_meal( », « functions.plan_meal( », « print(plan_meal( ». */
function startOfWord(text: string, at: number, tools: ReadonlySet<string>): Found {
  word.lastIndex = at;
  const name = word.exec(text)?.[0];
  if (name === undefined) return null;
  const after = text.slice(at + name.length, at + name.length + 4);
  const isName = tools.has(withoutSpace(name)) || namespaced.test(name);
  if (after === '') {
    const bare = withoutSpace(name);
    const mayBecome = [...tools, ...beforeName, ...around].some((each) => each.startsWith(bare));
    return isName || mayBecome ? 'MORE' : null;
  }
  if (around.includes(name) && /^[ (]/u.test(after)) {
    const inner = startOfWord(text, at + name.length + 1, tools);
    if (inner === null && text.length === at + name.length + 1) return 'MORE';
    return inner === null || inner === 'MORE' ? inner : { ...inner, length: name.length };
  }
  if (!isName) return null;
  if (after.length < 4 && /^ ?[:=]? ?$/.test(after)) return 'MORE';
  const length = name.length + after.search(/[({]/u);
  return /^ ?(?:[:=] ?)?[({]/.test(after)
    ? { isSure: true, ends: 'VALUE', name: '', length }
    : null;
}

/** `{"`, `[{` or `[plan_meal(`, with a few blanks between. */
function startOfValue(text: string, at: number, tools: ReadonlySet<string>): Found {
  const head = text.slice(at + 1, at + 1 + mostBlanks);
  const next = head.trimStart().charAt(0);
  if (next === '') return head.length < mostBlanks ? 'MORE' : null;
  const isList = text.charAt(at) === '[';
  if (next === (isList ? '{' : '"')) return { isSure: false, ends: 'VALUE', name: '', length: 0 };
  const inner = isList ? startOfWord(text, at + 1 + head.indexOf(next), tools) : null;
  return inner === null || inner === 'MORE' ? inner : { ...inner, length: 0 };
}

function startOfTag(text: string, at: number, tools: ReadonlySet<string>): Found {
  const tag = readTag(text, at, tools);
  if (tag === null || tag === 'MORE') return tag;
  if (tag.kind !== 'CALL' || tag.role === 'CLOSE') return null;
  const ends = tag.role === 'EMPTY' ? 'HERE' : 'TAG';
  return { isSure: true, ends, name: tag.name, length: tag.length };
}

function startOfFence(text: string, at: number, tools: ReadonlySet<string>): Found {
  const head = text.slice(at);
  if ('```'.startsWith(head)) return 'MORE';
  const [all, named = ''] = fence.exec(head) ?? [];
  const opening = all?.length;
  if (opening === undefined) return null;
  const kind = opening < head.length ? fencedAs(named) : undefined;
  if (kind === 'THOUGHT') {
    return { isSure: true, isThought: true, ends: 'FENCE', name: '', length: opening };
  }
  if (kind === 'CALL') return { isSure: true, ends: 'FENCE', name: '', length: opening };
  const inner = opening < head.length ? startOfCall(head, opening, tools) : 'MORE';
  return inner === null || inner === 'MORE'
    ? inner
    : { isSure: false, ends: 'FENCE', name: '', length: 3 };
}

/** « Thought: … », « Action: plan_meal » with what it is given, « Observation: … », « Final Answer: ». */
function startOfLabel(text: string, at: number, tools: ReadonlySet<string>): Found {
  const label = labelAt(text, at);
  if (label === null || label === 'MORE') return label;
  const opening = label.text.length;
  const thought = { isSure: true, isThought: true, name: '', length: opening } as const;
  if (answers.includes(label.name)) return { ...thought, ends: 'HERE' };
  if (label.name !== 'Action') return { ...thought, ends: 'PARAGRAPH' };
  const name = /^[ \t]*([\w.-]*)/u.exec(text.slice(at + opening, at + longestAction));
  const length = opening + (name?.[0].length ?? 0);
  if (at + length === text.length) return 'MORE';
  const isATool = tools.has(withoutSpace(name?.[1] ?? '')) || snakeCase.test(name?.[1] ?? '');
  return isATool ? { isSure: true, ends: 'VALUE', name: '', length } : null;
}

/** « result = plan_meal( »: code that keeps what a tool answers. */
function startOfAssignment(text: string, at: number, tools: ReadonlySet<string>): Found {
  const head = text.slice(at, at + longestAction);
  const written = assignment.exec(head)?.[0];
  if (written === undefined) return null;
  const inner = /= ?$/.test(written) ? startOfWord(text, at + written.length, tools) : null;
  if (written.length === head.length) return head.length < longestAction ? 'MORE' : null;
  if (inner === null || inner === 'MORE') return inner;
  return { ...inner, length: written.length + inner.length };
}

/** What begins at a place of the text and may be a call written as text. */
export function startOfCall(
  text: string,
  at: number,
  tools: ReadonlySet<string>,
  isLineStart = false,
): Found {
  const sign = text.charAt(at);
  const label = isLineStart ? startOfLabel(text, at, tools) : null;
  if (label !== null) return label;
  const kept = isLineStart ? startOfAssignment(text, at, tools) : null;
  if (kept !== null) return kept;
  if (sign === '`') return startOfFence(text, at, tools);
  if (tagStart.test(sign)) {
    const tag = startOfTag(text, at, tools);
    if (tag !== null || sign !== '[') return tag;
  }
  return sign === '{' || sign === '['
    ? startOfValue(text, at, tools)
    : startOfWord(text, at, tools);
}
