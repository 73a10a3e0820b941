import { singular } from './singular.js';

/** Punctuation before a token: none, a soft break (comma, bracket), or a hard one (sentence, slash). */
export type Gap = 'NONE' | 'SOFT' | 'HARD';

export interface Token {
  start: number;
  end: number;
  /** Lower case, accents kept, œ and æ opened. */
  exact: string;
  /** Without accents, without a plural mark. */
  stem: string;
  gap: Gap;
  /** A bracket opens right before it. */
  bracketed: boolean;
  /** A bracket closes right before it. */
  unbracketed: boolean;
  /** A colon or an arrow stands right before it. */
  announced: boolean;
  /** A question mark stands right after it. */
  asked: boolean;
  /** Dots stand right after it: there is more of the same. */
  continued: boolean;
}

/** A token that carries meaning: articles are gone, « du/des/d' » read « de », « au/aux » read « a ». */
export interface Word extends Token {
  /** The token just before in the text, article or not; empty at the start and after a break. */
  before: string;
  /** Lexicon keys that an unknown word may stand for. */
  guesses?: readonly string[];
}

const tokenPattern = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu;
/** Format and filler characters, and controls but for tab and line ends: none shows, so none may hide a word. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}/gu;
/** Letters that are written where an apostrophe is meant, and would join two words. */
const apostrophes = /[\u02B9-\u02BF\u02C8\u02CA]/g;
const hardGap = /[.;!?/+|\n\r•]/;
const openingBracket = /[([]/;
const closingBracket = /[)\]]/;
const dots = /^\s*(?:…|\.\.)/;
/** What stands between most words, and marks nothing. */
const plainGaps: ReadonlySet<string> = new Set(['', ' ', "'", '’', '-']);
const softGap = /[,:()[\]«»"“”&–—=→⇒]| - /;
/** A colon, or what is drawn in its place. */
const announcing = /[:=→⇒]/;
const question = /^\s*\?/;
const asciiOnly = /^[\x20-\x7e]*$/;

/** Lower case without accents or ligatures. */
export function fold(text: string): string {
  return withoutAccents(openLigatures(text.toLowerCase()));
}

function withoutAccents(text: string): string {
  return asciiOnly.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

function openLigatures(text: string): string {
  if (asciiOnly.test(text)) return text;
  return text.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** The word as it is compared, on both sides of every comparison: lower case, without accents or a plural mark. */
export function stemOf(word: string): string {
  return singular(fold(word));
}

/** « & » after a single letter makes one name of both: « M&M's ». */
function gapOf(between: string, before: Token | undefined): Gap {
  if (before?.exact.length === 1 && between.trim() === '&') return 'NONE';
  if (hardGap.test(between)) return 'HARD';
  return softGap.test(between) ? 'SOFT' : 'NONE';
}

/** Removes what cannot be seen, so that a word cannot be hidden by it; token offsets refer to this text. */
export function visibleText(text: string): string {
  if (asciiOnly.test(text)) return text;
  return text.replace(invisible, '').replace(apostrophes, '’').normalize('NFKC');
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const asks = text.includes('?');
  const goesOn = text.includes('…') || text.includes('..');
  let previousEnd = 0;
  for (const found of text.matchAll(tokenPattern)) {
    const start = found.index;
    const end = start + found[0].length;
    const exact = openLigatures(found[0].toLowerCase());
    const between = text.slice(previousEnd, start);
    const isPlain = plainGaps.has(between);
    tokens.push({
      start,
      end,
      exact,
      stem: singular(withoutAccents(exact)),
      gap: isPlain ? 'NONE' : gapOf(between, tokens.at(-1)),
      bracketed: !isPlain && openingBracket.test(between),
      unbracketed: !isPlain && closingBracket.test(between),
      announced: !isPlain && announcing.test(between),
      asked: asks && question.test(text.slice(end, end + 3)),
      continued: goesOn && dots.test(text.slice(end, end + 3)),
    });
    previousEnd = end;
  }
  return tokens;
}

export const articles: ReadonlySet<string> = new Set(['le', 'la', 'les', 'l', 'un', 'une']);
const ofForms = new Set(['de', 'd', 'du', 'des']);
const atForms = new Set(['à', 'a', 'au', 'aux']);

export function toWords(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  let before = '';
  let gap: Gap = 'NONE';
  let bracketed = false;
  let unbracketed = false;
  let announced = false;
  for (const token of tokens) {
    bracketed ||= token.bracketed;
    unbracketed ||= token.unbracketed;
    announced ||= token.announced;
    if (token.gap === 'HARD' || gap === 'NONE') gap = token.gap;
    if (token.gap !== 'NONE') before = '';
    if (!articles.has(token.exact)) {
      words.push({
        start: token.start,
        end: token.end,
        exact: token.exact,
        stem: connectorOf(token),
        gap,
        before,
        bracketed,
        unbracketed,
        announced,
        asked: token.asked,
        continued: token.continued,
      });
      gap = 'NONE';
      bracketed = false;
      unbracketed = false;
      announced = false;
    }
    before = token.exact;
  }
  return words;
}

function connectorOf(token: Token): string {
  if (ofForms.has(token.exact)) return 'de';
  if (atForms.has(token.exact)) return 'a';
  return token.stem === 'soya' ? 'soja' : token.stem;
}

/** The words of a text, ready to be compared with those of a lexicon phrase. */
export function wordsOf(text: string): Word[] {
  return toWords(tokenize(text));
}
