import { createCallEnd, type CallEnd } from './call-end.js';
import { startOfCall, type CallStart } from './call-start.js';
import { readTag, tagStart, type Tag } from './reply-tags.js';
import { readWrittenCalls, type WrittenCall } from './written-calls.js';

export type SaidPart =
  | { readonly kind: 'TEXT'; readonly text: string }
  /** All text until now was a thought, of which only the end was marked. */
  | { readonly kind: 'TAKEN_BACK' };

/** What a model says to the person, apart from what it says to itself or to a machine. */
export interface ModelText {
  /** Takes text, however it was cut; what can be no mark comes out at once. */
  feed(chunk: string): SaidPart[];
  finish(): SaidPart[];
  /** The calls of tools that it has written as text. */
  readonly calls: readonly WrittenCall[];
}

const candidate = /[<[◁&{`*]|[\p{L}\p{N}_.-]+/gu;
const inWord = /^[\p{L}\p{N}_.-]/u;

/** A thought in a channel ends with its message, or where the next channel begins. */
const endsThought = ({ kind, name, role }: Tag): boolean =>
  (kind === 'THOUGHT' && role === 'CLOSE') ||
  (kind === 'MARK' && ['channel', 'end', 'return', 'call'].includes(name));

/** Reads a model's reply as it comes. The result does not depend on how the text was cut. */
export function createModelText(toolNames: readonly string[]): ModelText {
  const tools = new Set(toolNames);
  const calls: WrittenCall[] = [];
  let said: SaidPart[] = [];
  /** What has not been decided on; it begins with the passage that is open. */
  let rest = '';
  /** How much of the open passage has been looked through. */
  let looked = 0;
  let open: 'THOUGHT' | (CallStart & { readonly endAt: CallEnd }) | null = null;
  let hasSaid = false;
  let hasCut = false;
  let blanks = '';
  let lastSign = '';

  const say = (length: number): void => {
    const text = rest.slice(0, length);
    rest = rest.slice(length);
    looked = 0;
    if (text === '') return;
    lastSign = text.slice(-1);
    // Blanks before the first word are its own, or belong to the thought before it.
    const words = hasSaid ? text : text.trimStart();
    if (!hasSaid) blanks += text.slice(0, text.length - words.length);
    if (words === '') return;
    said.push({ kind: 'TEXT', text: (hasCut ? '' : blanks) + words });
    hasSaid = true;
    blanks = '';
  };

  const cut = (length: number): void => {
    rest = rest.slice(length);
    looked = 0;
    hasCut = hasCut || !hasSaid;
    lastSign = '';
  };

  const begin = (start: CallStart): void => {
    open = { ...start, endAt: createCallEnd(start, tools) };
    looked = start.length;
  };

  /** A tag that opens no call. */
  const pass = ({ kind, role, length }: Tag): void => {
    if (kind === 'THOUGHT' && role === 'OPEN') open = 'THOUGHT';
    if (kind === 'THOUGHT' && role === 'CLOSE') {
      if (hasSaid) said.push({ kind: 'TAKEN_BACK' });
      hasSaid = false;
      blanks = '';
      calls.length = 0;
    }
    cut(length);
  };

  // Each reads as far as it can, and says whether there is something to go on with.

  const startsLine = (index: number): boolean =>
    /^\n?$/u.test(index === 0 ? lastSign : rest.charAt(index - 1));

  const readText = (isEnd: boolean): boolean => {
    const isMidWord = inWord.test(lastSign);
    candidate.lastIndex = 0;
    for (let found = candidate.exec(rest); found; found = candidate.exec(rest)) {
      const { index } = found;
      const next = candidate.lastIndex;
      const goesOn = isMidWord && index === 0 && inWord.test(rest);
      const tag = tagStart.test(found[0]) ? readTag(rest, index, tools) : null;
      const start = goesOn ? null : startOfCall(rest, index, tools, startsLine(index));
      if (tag === 'MORE' || start === 'MORE') {
        if (!isEnd) {
          say(index);
          return false;
        }
      } else if (start ?? tag) {
        say(index);
        if (start) begin(start);
        else if (tag) pass(tag);
        return true;
      }
      candidate.lastIndex = next;
    }
    say(rest.length);
    return false;
  };

  const readThought = (isEnd: boolean): boolean => {
    for (; looked < rest.length; looked += 1) {
      const tag = tagStart.test(rest.charAt(looked)) ? readTag(rest, looked, tools) : null;
      if (tag === 'MORE' && !isEnd) return false;
      if (tag === null || tag === 'MORE' || !endsThought(tag)) continue;
      open = null;
      cut(looked + tag.length);
      return true;
    }
    cut(rest.length);
    return false;
  };

  const close = ({ isSure, isThought }: CallStart, length: number): void => {
    open = null;
    if (isThought) return cut(length);
    const found = readWrittenCalls(rest.slice(0, length), tools);
    if (!isSure && !found.isCall) return say(length);
    calls.push(...found.calls);
    cut(length);
  };

  const readCall = (call: CallStart & { readonly endAt: CallEnd }, isEnd: boolean): boolean => {
    for (; looked < rest.length; looked += 1) {
      const end = call.endAt(rest, looked);
      if (end === 'MORE' && !isEnd) return false;
      if (end === null || end === 'MORE') continue;
      close(call, end);
      return true;
    }
    if (isEnd) close(call, rest.length);
    return isEnd;
  };

  const readOn = (isEnd: boolean): boolean => {
    if (open === null) return readText(isEnd);
    return open === 'THOUGHT' ? readThought(isEnd) : readCall(open, isEnd);
  };

  const read = (isEnd: boolean): SaidPart[] => {
    said = [];
    while (readOn(isEnd)) continue;
    return said;
  };

  return {
    calls,
    feed: (chunk) => {
      rest += chunk;
      return read(false);
    },
    finish: () => {
      const last = read(true);
      return blanks === '' || hasCut ? last : [...last, { kind: 'TEXT', text: blanks }];
    },
  };
}
