import type { DietConflict } from '../../../diet/gate/gate.js';
import type { ProseReader } from './prose-reader.js';

/** Lets prose through once it has been read, where there is something that the household does not eat. */
export interface ProseGate {
  /** Takes text, however it was cut; returns what may be shown now. */
  feed(text: string): string;
  /** The rest; of a reply that was cut, nothing of which the sentence is not over. */
  finish(end: { readonly cut: boolean }): string;
  /** What has closed the gate: from it on, nothing is shown. */
  readonly conflicts: readonly DietConflict[];
}

export const openGate: ProseGate = {
  feed: (text) => text,
  finish: () => '',
  conflicts: [],
};

const sentenceEnd = /[.!?;…]["»)*]*(?=\s)[^\S\n]*\n?|\n/gu;
/** « 1. » ends no sentence. */
const onlyNumber = /^\s*\d{1,2}\.\s*$/u;

/** No name of a food is longer: what was clear needs no second look. */
const longestName = 80;

/** Where the first sentence ends that is over; -1 while none is. What follows its end must be known. */
function endOfSentence(text: string, from: number): number {
  sentenceEnd.lastIndex = from;
  for (let found = sentenceEnd.exec(text); found; found = sentenceEnd.exec(text)) {
    const end = found.index + found[0].length;
    const isKnown = found[0].endsWith('\n') || end < text.length;
    if (isKnown && !onlyNumber.test(text.slice(0, end))) return end;
  }
  return -1;
}

/** Of a word that is not whole nobody can say what it names. */
function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && !/\s/u.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/**
 * A sentence that has somebody cook or eat what is forbidden closes the gate before its food is shown.
 * Words that name nothing pass as they come; from the first doubt on, the sentence is waited for.
 * `shown` is what stands on the screen already, and is not judged again.
 */
export function createProseGate(reader: ProseReader, shown: string): ProseGate {
  const conflicts: DietConflict[] = [];
  let sentence = shown;
  /** How much of the sentence has been shown. */
  let out = shown.length;
  let isDoubtful = false;
  /** Where its last whole word ends. */
  let whole = endOfWords(shown);
  /** How much of the sentence is known to hold no end of one. */
  let searched = 0;

  const pass = (end: number): string => {
    const judged = sentence.slice(0, end);
    const found = reader.read(judged).filter(({ toEat }) => toEat);
    const isNew = out < end;
    if (isNew) conflicts.push(...found.map(({ conflict }) => conflict));
    if (conflicts.length > 0) return '';
    const more = sentence.slice(out, end);
    sentence = sentence.slice(end);
    out = Math.max(0, out - end);
    whole = Math.max(0, whole - end);
    isDoubtful = false;
    searched = 0;
    return more;
  };

  const advance = (): string => {
    let more = '';
    const next = () => endOfSentence(sentence, searched);
    for (let end = next(); end !== -1; end = next()) {
      more += pass(end);
      if (conflicts.length > 0) return more;
    }
    searched = Math.max(0, sentence.length - longestName);
    if (isDoubtful || whole <= out) return more;
    const known = out <= longestName ? 0 : endOfWords(sentence.slice(0, out - longestName));
    if (!reader.isClear(sentence.slice(known, whole))) {
      isDoubtful = true;
      return more;
    }
    more += sentence.slice(out, whole);
    out = whole;
    return more;
  };
  advance();

  return {
    conflicts,
    feed: (text) => {
      if (conflicts.length > 0) return '';
      const end = endOfWords(text);
      if (end > 0) whole = sentence.length + end;
      sentence += text;
      return advance();
    },
    finish: ({ cut }) => (cut || conflicts.length > 0 ? '' : pass(sentence.length)),
  };
}
