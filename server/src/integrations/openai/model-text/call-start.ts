import { readTag, tagStart, type Undecided } from './reply-tags.js';

/** The beginning of a passage that is a call (`isSure`), or may prove to be one. */
export interface CallStart {
  readonly isSure: boolean;
  /** FENCE: with the fence. VALUE: with its last bracket. TAG: with its closing tag, or where prose begins. */
  readonly ends: 'FENCE' | 'VALUE' | 'TAG';
  /** Of the tag that opens it. */
  readonly name: string;
  /** How much of it is its opening. */
  readonly length: number;
}

type Found = CallStart | Undecided | null;

const word = /[\p{L}\p{N}_.-]+/uy;
const mostBlanks = 40;
const fence = /^```[\w-]{0,20}\s{0,40}/u;
const namespaced = /^functions\.[\w-]+$/;

/** The name of a tool before a bracket: « plan_meal( », « functions.plan_meal( ». */
function startOfWord(text: string, at: number, tools: ReadonlySet<string>): Found {
  word.lastIndex = at;
  const name = word.exec(text)?.[0];
  if (name === undefined) return null;
  const after = text.slice(at + name.length, at + name.length + 2);
  const isName = tools.has(name) || namespaced.test(name);
  if (after === '') {
    const mayBecome = [...tools, 'functions.'].some((each) => each.startsWith(name));
    return isName || mayBecome ? 'MORE' : null;
  }
  if (!isName) return null;
  if (after === ' ') return 'MORE';
  const length = name.length + after.indexOf('(');
  return /^ ?\(/.test(after) ? { isSure: true, ends: 'VALUE', name: '', length } : null;
}

/** `{"` or `[{`, with a few blanks between. */
function startOfValue(text: string, at: number): Found {
  const head = text.slice(at + 1, at + 1 + mostBlanks);
  const next = head.trimStart().charAt(0);
  if (next === '') return head.length < mostBlanks ? 'MORE' : null;
  return next === (text.charAt(at) === '{' ? '"' : '{')
    ? { isSure: false, ends: 'VALUE', name: '', length: 0 }
    : null;
}

function startOfTag(text: string, at: number): Found {
  const tag = readTag(text, at);
  if (tag === null || tag === 'MORE') return tag;
  return tag.kind === 'CALL' && (tag.role === 'OPEN' || tag.role === 'BARE')
    ? { isSure: true, ends: 'TAG', name: tag.name, length: tag.length }
    : null;
}

function startOfFence(text: string, at: number, tools: ReadonlySet<string>): Found {
  const head = text.slice(at);
  if ('```'.startsWith(head)) return 'MORE';
  const opening = fence.exec(head)?.[0].length;
  if (opening === undefined) return null;
  const inner = opening < head.length ? startOfCall(head, opening, tools) : 'MORE';
  return inner === null || inner === 'MORE'
    ? inner
    : { isSure: false, ends: 'FENCE', name: '', length: 3 };
}

/** What begins at a place of the text and may be a call written as text. */
export function startOfCall(text: string, at: number, tools: ReadonlySet<string>): Found {
  const sign = text.charAt(at);
  if (sign === '`') return startOfFence(text, at, tools);
  if (tagStart.test(sign)) {
    const tag = startOfTag(text, at);
    if (tag !== null || sign !== '[') return tag;
  }
  return sign === '{' || sign === '[' ? startOfValue(text, at) : startOfWord(text, at, tools);
}
