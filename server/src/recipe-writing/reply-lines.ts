import { fold } from '../diet/text/text.js';
import { readFacts, readServings, type ReplyFacts } from './reply-facts.js';
import { replyVocabulary as words } from './reply-vocabulary.fr.js';

/** One line of a model's reply, by its shape. Texts are without markup. */
export type ReplyLine =
  | { kind: 'BLANK' }
  | { kind: 'RULE' }
  | { kind: 'INGREDIENTS'; servings: number | null }
  | { kind: 'INSTRUCTIONS' }
  | { kind: 'FACTS'; facts: ReplyFacts; text: string; indented: boolean }
  | { kind: 'STEP'; text: string; heading: boolean }
  | { kind: 'HEADING'; text: string; level: number; closing: boolean }
  | { kind: 'GROUP'; text: string; closing: boolean }
  | { kind: 'ITEM'; text: string; indented: boolean }
  | { kind: 'TEXT'; text: string; indented: boolean; closing: boolean };

const fence = /^(?:`{3,}|~{3,})/;
const rule = /^(?:(?:[-*_]\s*){3,}|={3,})$/;
const hashes = /^(#{1,6})\s*(.*?)\s*#*$/;
const bullet = /^(?:[•·▪◦‣●○∙]\s*|[-–—](?![-–—])\s*|[*+]\s+)(?:\[[ xX]?\]\s*)?(\S.*)$/;
const number = /^\d{1,2}(?:\s*[.)](?!\d)|\uFE0F?\u20E3|\s*[-–—:](?=\s))\s*[:.)–—-]*\s*/;
// No-break spaces are French typography, and stay.
const blanks = /[^\S\u00A0\u202F]+/g;
const bold = /^(?:\d{1,2}\s*[.)]\s*)?(\*\*|__)[^*_]+\1\s*:?$/;
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** Text without markdown emphasis, control characters or doubled blanks. */
export function plain(text: string): string {
  return text
    .replace(controls, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[\s(«])[*_](\S(?:[^*_]*\S)?)[*_](?=[\s.,;:!?)»]|$)/gu, '$1$2')
    .replace(blanks, ' ')
    .trim();
}

const withoutOrnaments = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[\s*_#]+$/, '');

function sectionOf(text: string): ReplyLine | null {
  const folded = fold(withoutOrnaments(text));
  if (words.ingredientsHeading.test(folded)) {
    return { kind: 'INGREDIENTS', servings: readServings(folded) };
  }
  return words.instructionsHeading.test(folded) ? { kind: 'INSTRUCTIONS' } : null;
}

function stepOf(text: string, heading: boolean): ReplyLine | null {
  const label = words.stepLabel.exec(text) ?? number.exec(text);
  if (!label) return null;
  const body = text.slice(label[0].length).replace(words.stepLabel, '').trim();
  return { kind: 'STEP', text: body, heading: heading || body === '' || body.endsWith(':') };
}

const isClosing = (text: string): boolean => words.closing.test(fold(withoutOrnaments(text)));

/** The shape of one line, its line break taken off; null for a line that only dresses the reply. */
export function readLine(raw: string): ReplyLine | null {
  const unquoted = raw.replace(/\r$/, '').replace(/^\s*>\s?/, '');
  const trimmed = unquoted.trim();
  if (trimmed === '') return { kind: 'BLANK' };
  if (fence.test(trimmed)) return null;
  if (rule.test(trimmed)) return { kind: 'RULE' };
  const indented = /^(?:\s{2,}|\t)/.test(unquoted);
  const marked = hashes.exec(trimmed);
  if (marked) return headingOf(plain(marked[2] ?? ''), (marked[1] ?? '').length);
  const item = bullet.exec(trimmed);
  if (item) return { kind: 'ITEM', text: plain(item[1] ?? ''), indented };
  const text = plain(trimmed);
  if (text === '') return null;
  const wholeBold = bold.test(trimmed);
  return (
    sectionOf(text) ??
    stepOf(text, wholeBold) ??
    factsOf(text, indented) ??
    (wholeBold || /^.{1,60}:$/.test(text)
      ? { kind: 'GROUP', text, closing: isClosing(text) }
      : { kind: 'TEXT', text, indented, closing: isClosing(text) })
  );
}

function headingOf(text: string, level: number): ReplyLine {
  const numberless = text.replace(number, '');
  return (
    sectionOf(numberless) ??
    stepOf(text, true) ?? { kind: 'HEADING', text, level, closing: isClosing(text) }
  );
}

function factsOf(text: string, indented: boolean): ReplyLine | null {
  const facts = readFacts(text);
  return facts ? { kind: 'FACTS', facts, text, indented } : null;
}
