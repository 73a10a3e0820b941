import { asidesBefore } from '../lexicon/units.js';

/** No ingredient is longer; what follows is left out. */
const longestLine = 2000;

/** Drawings are kept whole: a joiner or a variant of one is no invisible letter. */
const invisible = /(?!\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}/gu;
/** A hyphen that does not break, a minus sign: « 2‑3 carottes ». */
const hyphens = /[\u2010-\u2012\u2212]/gu;
export const withPlainHyphens = (text: string): string => text.replace(hyphens, '-');
/** Spares nearly every line the search for what cannot be seen. */
const plainLetters = /^[\x20-\x7eÀ-ÖØ-öø-ÿŒœ’«»…\u202F\u00A0½¼¾–—•]*$/u;
const markdown = /[*_`&]/;
const spaceReference = /&(?:nbsp|#160|#xa0);/giu;
const strongEmphasis = /\*\*|__|`/g;
const emphasis = /(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

const bullet = '[\\s\\-*•·–—‣⁃∙>→➜+|\\p{So}\\p{Emoji_Modifier}\\uFE0F\\u200D]';
const box = '\\[[ xX]?\\]';
/** « 1. », « 1) », « (1) », « 1/ » and « a) 2 », but not « 1.5 kg », « (6) bananes » or « 1/ 2 citron ». */
const listNumber = [
  '\\d{1,2}\\)\\s*(?=\\S)',
  '\\(\\d{1,2}\\)\\s*(?=\\d)',
  '\\d{1,2}\\.(?:\\s+(?=\\S)|(?=\\p{L}{3}))',
  '(?!(?:1/\\s+[234]|2/\\s+3|3/\\s+4)(?!\\d))\\d{1,2}/\\s+(?=\\S)',
  '\\d\\uFE0F?\\u20E3\\s*',
  '[a-h][.)]\\s+(?=\\d)',
].join('|');
const lead = new RegExp(
  `^(?:(?!\\+/-)${bullet}|${box}|#{1,6}\\s+|${listNumber})+(?=.*[\\p{L}\\p{N}])`,
  'isu',
);
const times = /^[x×]\s*(?=\d{1,3}\s*\p{L})/iu;
const quoted = /^["«“]\s*([^"«»“”]*\p{L}[^"«»“”]*?)\s*["»”]$/u;
const trailingBar = /\s*\|$/u;
const trailingDrawing = /[\s\uFE0F\u200D\p{Emoji_Presentation}]+$/u;
/** « (200 g) farine » */
const amountInBrackets = /^[([]\s*((?:\d|[½¼¾]|une?\s)[^()[\]]{0,30}?)\s*[)\]]\s*(?=\p{L})/u;
const asideInBrackets = new RegExp(
  `^(?<aside>[([]\\s*(?:${asidesBefore.join('|')})\\s*[)\\]])\\s+(?<rest>\\S.*)$`,
  'iu',
);
/** « une cuillère et demie à soupe » */
const halfInsideSpoon = /(cuill[\p{L}.]*)\s+(et\s+demie?)\s+(à\s+(?:soupe|caf[ée]|th[ée]))/giu;

export const withWholeSpoons = (text: string): string => text.replace(halfInsideSpoon, '$1 $3 $2');

/** A line without its bullet, its number in a list, its markdown and what cannot be seen. */
export function plainLine(line: string): string {
  const cut = line.slice(0, longestLine);
  const isPlain = plainLetters.test(cut);
  const seen = isPlain ? cut : withPlainHyphens(cut.normalize('NFC').replace(invisible, ''));
  const text = (markdown.test(seen) ? withoutMarkdown(seen) : seen)
    .replace(lead, '')
    .replace(trailingBar, '')
    .trim();
  const said = text.replace(quoted, '$1').replace(times, '');
  return reordered(isPlain ? said : withoutDrawing(said));
}

const withoutMarkdown = (text: string): string =>
  text.replace(spaceReference, ' ').replace(strongEmphasis, '').replace(emphasis, '$2');

/** A line that is a drawing keeps it. */
function withoutDrawing(text: string): string {
  const bare = text.replace(trailingDrawing, '');
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text;
}

/** With the amount first where a bracket stands around it or before it, and in one piece. */
function reordered(text: string): string {
  const opened = /^[([]/.test(text)
    ? text.replace(asideInBrackets, '$<rest> $<aside>').replace(amountInBrackets, '$1 ')
    : text;
  return withWholeSpoons(opened);
}
