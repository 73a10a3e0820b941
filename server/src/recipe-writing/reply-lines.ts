import { fold } from '../diet/text/text.js';
import { plainMath } from './plain-math.js';
import { readFacts, readServings, type ReplyFacts } from './reply-facts.js';
import { replyVocabulary as words } from './reply-vocabulary.fr.js';

/** One line of a model's reply, by its shape. Texts are without markup. */
export type ReplyLine =
  | { kind: 'BLANK' }
  | { kind: 'RULE' }
  /** `inline` when it goes on after its colon: « Ingrédients : à température. » */
  | { kind: 'INGREDIENTS'; servings: number | null; inline: boolean }
  | { kind: 'INSTRUCTIONS' }
  | { kind: 'FACTS'; facts: ReplyFacts; text: string; indented: boolean }
  /** `number` is null where only « Étape » is said. */
  | { kind: 'STEP'; text: string; heading: boolean; number: number | null }
  /** `aside` when it heads what is neither list nor steps: utensils, advice. */
  /** `facts` where it states some: « ## Préparation : 15 min | Repos : 3 h ». */
  | {
      kind: 'HEADING';
      text: string;
      level: number;
      closing: boolean;
      aside: boolean;
      facts: ReplyFacts | null;
    }
  | { kind: 'GROUP'; text: string; closing: boolean; aside: boolean }
  /** `bold` when all of it is, or all but a remark in brackets: what such a bullet says may name a group. */
  | { kind: 'ITEM'; text: string; indented: boolean; bold: boolean }
  | { kind: 'TEXT'; text: string; indented: boolean; closing: boolean };

const fence = /^(?:`{3,}|~{3,})/;
const rule = /^(?:(?:[-*_]\s*){3,}|={3,})$/;
const hashes = /^(#{1,6})\s*(.*)$/;
const bullet =
  /^(?:[•·▪◦‣●○∙➤►▸➜→]\s*|(?:[✅✔☑👉🔸🔹▪➡]\uFE0F?)\s*|[-–—‐‑−](?![-–—‐‑−])\s*|[*+]\s+)(?:\[[ xX]?\]\s*)?(\S.*)$/u;
const number = /^(\d{1,2})(?:\s*\\?[.)/](?!\d)|\uFE0F?\u20E3|\s*[-–—:](?=\s))\s*[:.)–—-]*\s*/;
/** « - **Pour la pâte** » names a group of lines. */
const boldGroup = /^(\*\*|__)\s*pour [^*_]+\1\s*:?$/iu;
const boldItem = /^(\*\*|__)[^*_]+\1\s*(?:\([^()]*\)\s*)?$/u;
const tableRow = /^\|(.*)\|$/;
// No-break spaces are French typography, and stay.
const blanks = /[^\S\u00A0\u202F]+/g;
const bold = /^(?:\d{1,2}\s*[.)]\s*)?(\*\*|__)[^*_]+\1\s*:?$/;
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** Text without markdown emphasis, control characters or doubled blanks. */
function plain(text: string): string {
  return text
    .replace(controls, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[\s(«])[*_](\S(?:[^*_]*\S)?)[*_](?=[\s.,;:!?)»]|$)/gu, '$1$2')
    .replace(blanks, ' ')
    .trim();
}

const ornaments = new Set([' ', '\t', '\u00A0', '\u202F', '*', '_', '#']);

/** By hand: a pattern for the end of a text takes the square of its length. */
function withoutOrnamentsAfter(text: string): string {
  let end = text.length;
  while (end > 0 && ornaments.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

const withoutOrnaments = (text: string): string =>
  withoutOrnamentsAfter(text.replace(/^[^\p{L}\p{N}]+/u, ''));

function sectionOf(text: string): ReplyLine | null {
  const folded = fold(withoutOrnaments(text));
  if (words.ingredientsHeading.test(folded)) {
    return {
      kind: 'INGREDIENTS',
      servings: readServings(folded),
      inline: /:\s*\S/.test(folded),
    };
  }
  return words.instructionsHeading.test(folded) ? { kind: 'INSTRUCTIONS' } : null;
}

function stepOf(text: string, heading: boolean): ReplyLine | null {
  const label = words.stepLabel.exec(text) ?? number.exec(text);
  if (!label) return null;
  const body = text.slice(label[0].length).replace(words.stepLabel, '').trim();
  const said = /\d{1,2}/.exec(label[0])?.[0];
  return {
    kind: 'STEP',
    text: body,
    heading: heading || body === '' || body.endsWith(':'),
    number: said === undefined ? null : Number(said),
  };
}

const longestAside = 50;
const isAside = (text: string): boolean =>
  text.length <= longestAside && words.aside.test(fold(withoutOrnaments(text)));
/** « Ustensiles » on a line of its own, without any mark. */
const isBareAside = (text: string): boolean => /^[\p{L}\s]{1,30}$/u.test(text) && isAside(text);
const isClosing = (text: string): boolean => words.closing.test(fold(withoutOrnaments(text)));

/** The shape of one line, its line break taken off; null for a line that only dresses the reply. */
export function readLine(raw: string): ReplyLine | null {
  const unquoted = plainMath(raw)
    .replace(/\r$/, '')
    .replace(/(\s{3})\s{5,}/gu, '$1')
    .replace(/^\s*>\s?/, '');
  const trimmed = unquoted.trim();
  if (trimmed === '') return { kind: 'BLANK' };
  if (fence.test(trimmed)) return null;
  if (rule.test(trimmed)) return { kind: 'RULE' };
  const indented = /^(?:\s{2,}|\t)/.test(unquoted);
  const marked = hashes.exec(trimmed);
  if (marked)
    return headingOf(withoutOrnamentsAfter(plain(marked[2] ?? '')), (marked[1] ?? '').length);
  const row = tableRow.exec(trimmed);
  if (row) return rowOf(row[1] ?? '', indented);
  const item = bullet.exec(trimmed);
  if (item) return itemOf(item[1] ?? '', indented);
  const text = plain(trimmed);
  if (text === '') return null;
  const wholeBold = bold.test(trimmed);
  return (
    sectionOf(text) ??
    stepOf(text, wholeBold) ??
    factsOf(text, indented) ??
    (wholeBold || /^.{1,60}:$/.test(text) || isBareAside(text)
      ? { kind: 'GROUP', text, closing: isClosing(text), aside: isAside(text) }
      : { kind: 'TEXT', text, indented, closing: isClosing(text) })
  );
}

function headingOf(text: string, level: number): ReplyLine {
  const numberless = text.replace(number, '');
  return (
    sectionOf(numberless) ??
    stepOf(text, true) ??
    peopleOf(text) ?? {
      kind: 'HEADING',
      text,
      level,
      closing: isClosing(text),
      aside: isAside(text),
      facts: readFacts(text),
    }
  );
}

function itemOf(written: string, indented: boolean): ReplyLine {
  const text = plain(written);
  if (boldGroup.test(written)) return { kind: 'GROUP', text, closing: false, aside: false };
  // « - **Étape 1** : … »
  const step = words.stepLabel.test(text) ? stepOf(text, false) : null;
  return step ?? { kind: 'ITEM', text, indented, bold: boldItem.test(written.trim()) };
}

/** A row of a table states a fact (« | Cuisson | 20 min | ») or only dresses the reply. */
function rowOf(cells: string, indented: boolean): ReplyLine | null {
  const [label = '', value = ''] = cells.split('|').map((cell) => plain(cell.trim()));
  return label === '' || value === '' ? null : factsOf(`${label} : ${value}`, indented);
}

/** « ### Pour 4 personnes » */
const peopleOf = (text: string): ReplyLine | null =>
  words.bareServings.test(fold(text)) ? factsOf(text, false) : null;

function factsOf(text: string, indented: boolean): ReplyLine | null {
  const facts = readFacts(text);
  return facts ? { kind: 'FACTS', facts, text, indented } : null;
}
