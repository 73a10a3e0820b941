import { canonicalProduct, aisleOf } from '#product/diet/vocabulary/product.js';
import { foodPictures } from '#product/diet/text/food-pictures.js';
import { fold, visibleText } from '#product/diet/text/text.js';
import { isKnownSubject } from './knowledge.js';
import { decisiveWords, shortWithout, shorthands, subjectBefore, usualWords } from './said.fr.js';
import { isInBook } from './book-words.js';

/** A sentence as a person typed it, and as it is compared: lower case, no accents, shorthand written out. */
export interface Said {
  /** Words and signs, each set off by one space. */
  readonly plain: string;
  /** What was typed where `plain` has that part. */
  typed(from: number, to: number): string;
}

interface Token {
  from: number;
  to: number;
  typedFrom: number;
  typedTo: number;
}

const longestSentence = 2000;
const picture = /\p{Extended_Pictographic}/gu;
/** « 🍕 ? » asks for a pizza. */
const spelled = (drawn: string): string => {
  const food = foodPictures.get(drawn);
  return food === undefined ? drawn : ` ${food} `;
};
const tokenPattern = /\d+(?:[.,]\d+)?(?![\p{L}\d])|[\p{L}\p{M}\d]+|[,;:.?!/]/gu;
const numbered = /^(\d+)(h|min|mn|g|kg|ml|cl|l)(\d*)$/;
const known = new Set(decisiveWords.split(' '));
const usual = new Set(usualWords.split(' '));

export function hear(text: string): Said {
  const typedText = visibleText(text.replace(picture, spelled))
    .slice(0, longestSentence)
    .replace(shortWithout, '$1sans ');
  const tokens: Token[] = [];
  let plain = '';
  let isUnitPlace = false;
  for (const found of typedText.matchAll(tokenPattern)) {
    const isElided = /^['’]/u.test(typedText.slice(found.index + found[0].length));
    const heard = read(fold(found[0]), isUnitPlace || isElided);
    const word = heard === 'peu' && subjectBefore.test(plain) ? 'peux' : heard;
    isUnitPlace = /^\d/.test(found[0]) || word === 'en';
    const from = plain === '' ? 0 : plain.length + 1;
    plain = plain === '' ? word : `${plain} ${word}`;
    const typedFrom = found.index;
    tokens.push({ from, to: plain.length, typedFrom, typedTo: typedFrom + found[0].length });
  }
  return {
    plain,
    typed: (from, to) => {
      const within = tokens.filter((token) => token.from < to && token.to > from);
      return typedText.slice(within[0]?.typedFrom ?? 0, within.at(-1)?.typedTo ?? 0).trim();
    },
  };
}

/** A single letter may also be a unit, or an elided word: « 500 g », « c'est ». */
function read(word: string, isJustLetter: boolean): string {
  const written = isJustLetter && word.length === 1 ? undefined : shorthands[word];
  if (written !== undefined) return written;
  const amount = numbered.exec(word);
  if (amount)
    return amount
      .slice(1)
      .filter((part) => part !== '')
      .join(' ');
  return corrected(word);
}

const corrections = new Map<string, string>();
const shortestCorrected = 5;

/** The decisive word that was meant, when only one letter or two went wrong; foods are left as they are. */
function corrected(word: string): string {
  if (word.length < shortestCorrected || known.has(word) || usual.has(word) || /\d/.test(word))
    return word;
  const remembered = corrections.get(word);
  if (remembered !== undefined) return remembered;
  const near = [...known].find(
    (each) => each[0] === word[0] && each.length >= shortestCorrected && isNear(word, each),
  );
  const meant = near === undefined || isFood(word) ? word : near;
  if (corrections.size < 5000) corrections.set(word, meant);
  return meant;
}

/** Words of the trade are spelt as they are meant. */
const isFood = (word: string): boolean =>
  aisleOf(word) !== 'OTHER' || isKnownSubject(word) || isInBook(word);
const singular = (word: string): string => canonicalProduct(word);

/** Whether one slip apart, or two in a long word; a plural or a verb's ending is no slip. */
function isNear(word: string, other: string): boolean {
  const slips = other.length >= 7 ? 2 : 1;
  if (Math.abs(word.length - other.length) > slips) return false;
  if (singular(word) === singular(other)) return true;
  return distance(word, other) <= slips;
}

/** Damerau and Levenshtein's: letters left out, added, changed, or swapped with their neighbour. */
function distance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= left.length; at += 1) {
    const above = rows[at - 1] ?? [];
    const row = [at];
    for (let to = 1; to <= right.length; to += 1) {
      const same = left[at - 1] === right[to - 1];
      let cost = Math.min(
        (above[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (above[to - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[at - 1] === right[to - 2] && left[at - 2] === right[to - 1];
      if (swapped) cost = Math.min(cost, (rows[at - 2]?.[to - 2] ?? cost) + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
