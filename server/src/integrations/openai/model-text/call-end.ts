import { labelAt, type CallStart } from './call-start.js';
import { readTag, tagStart, type Tag, type Undecided } from './reply-tags.js';

/** After its arguments a call may be closed by these, or go on with a mark or another value. */
const closesOn = /[,)\]};]/u;
const goesOn = /[<[{|｜◁`]/u;

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charAt(at - 1 - slashes) === '\\') slashes += 1;
  return slashes % 2 === 1;
}

/** Looks for the end of a passage, asked for one place after another: where it ends, or null while it goes on. */
export type CallEnd = (text: string, at: number) => number | Undecided | null;

function endOfFence(text: string, at: number): number | Undecided | null {
  const head = text.slice(at, at + 3);
  if (head === '```') return at + 3;
  return '```'.startsWith(head) && at + head.length === text.length ? 'MORE' : null;
}

function endOfParagraph(text: string, at: number): number | Undecided | null {
  if (text.charAt(at) !== '\n') return null;
  const label = text.charAt(at + 1) === '\n' ? '' : labelAt(text, at + 1);
  return label === null || label === 'MORE' ? label : at + 1;
}

export function createCallEnd({ ends, name }: CallStart, tools: ReadonlySet<string>): CallEnd {
  // `<plan_meal title="…"/>` is all of it.
  if (ends === 'HERE') return (_text, at) => at;
  if (ends === 'PARAGRAPH') return endOfParagraph;
  const isValue = ends === 'VALUE';
  let depth = 0;
  let isQuoted = false;
  /** Where its last value ends; 0 as long as none does. */
  let settled = 0;

  const endAtTag = (tag: Tag, at: number): number | null => {
    if (tag.role !== 'CLOSE') return null;
    if (tag.kind === 'THOUGHT') return at;
    return ends === 'TAG' && tag.name === name ? at + tag.length : null;
  };

  const endOfValues = (sign: string, at: number): number | null => {
    if (ends === 'TAG' && depth === 0 && settled > 0 && /\S/u.test(sign)) {
      if (closesOn.test(sign)) settled = at + 1;
      else if (goesOn.test(sign)) settled = 0;
      else return settled;
    }
    if (sign === '"') isQuoted = true;
    if (sign === '{' || sign === '[' || (isValue && sign === '(')) depth += 1;
    if (depth > 0 && (sign === '}' || sign === ']' || (isValue && sign === ')'))) {
      depth -= 1;
      if (depth === 0) settled = at + 1;
    }
    return isValue && settled > 0 ? settled : null;
  };

  return (text, at) => {
    const sign = text.charAt(at);
    const tag = tagStart.test(sign) ? readTag(text, at, tools) : null;
    if (tag === 'MORE') return tag;
    if (tag) {
      settled = 0;
      return endAtTag(tag, at);
    }
    if (ends === 'FENCE') return endOfFence(text, at);
    if (!isQuoted) return endOfValues(sign, at);
    if (sign === '"' && !isEscaped(text, at)) isQuoted = false;
    return null;
  };
}
