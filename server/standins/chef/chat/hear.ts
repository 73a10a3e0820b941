import { foodPictures } from '#product/diet/text/food-pictures.js';
import { isFrench } from '#product/diet/text/french-words.js';
import { isOneSlip, soundOf } from '#product/diet/text/spelling.js';
import { fold, stemOf, visibleText } from '#product/diet/text/text.js';
import { misspellings } from '#product/diet/vocabulary/lexicon-index.js';
import { isFood } from '#product/diet/vocabulary/product.js';
import { corn, cornSaid, decisiveWords, shorthands } from './hear.fr.js';

/** Where something stands in a plain sentence. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a person typed, and as it is compared: lower case, no accents, shorthand and slips written out. */
export interface Said {
  /** Words and signs, each set off by one space. */
  readonly plain: string;
  /** What was typed where `plain` has that part, slips mended. */
  typed(from?: number, to?: number): string;
}

interface Token extends Span {
  /** What parts it from the token before. */
  readonly gap: string;
  readonly typed: string;
}

const longest = 2000;
const picture = /\p{Extended_Pictographic}/gu;
const tokenPattern = /\d+(?:[.,]\d+)?(?![\p{L}\d])|[\p{L}\p{M}\d]+|[,;:.?!/]|\n\s*\n/gu;
const numbered = /^(\d+)([a-z]+)(\d*)$/;
const elided = /^([dljmntsc]|qu)(?=[aeiouyh])([a-z]{3,})$/;

const spelled = (drawn: string): string => ` ${foodPictures.get(drawn) ?? ''} `;

export function hear(said: string): Said {
  const text = visibleText(said.replace(picture, spelled))
    .replace(corn, cornSaid)
    .slice(0, longest);
  const tokens: Token[] = [];
  let plain = '';
  let end = 0;
  for (const { 0: typed, index } of text.matchAll(tokenPattern)) {
    const word = typed.startsWith('\n') ? '.' : fold(typed);
    const isElided = /^(?:['’]| est(?!\p{L}))/iu.test(text.slice(index + typed.length));
    const isUnit = /\d$/.test(plain) && word.length <= 2;
    const read = isElided || isUnit ? word : readAs(word);
    const from = plain === '' ? 0 : plain.length + 1;
    plain = plain === '' ? read : `${plain} ${read}`;
    const isMended = read !== word && !read.includes(' ') && isKnown(read);
    const gap = text.slice(end, index);
    tokens.push({ from, to: plain.length, gap, typed: isMended ? read : typed });
    end = index + typed.length;
  }
  const typedIn = (from = 0, to = Infinity): string =>
    tokens
      .filter((token) => token.from < to && token.to > from)
      .map(({ gap, typed }, at) => (at === 0 ? typed : gap + typed))
      .join('');
  return { plain, typed: typedIn };
}

/** A name of the plain sentence as it was typed there, with its accents; as it is where it comes from another one. */
export function asTyped({ plain, typed }: Said, name: string): string {
  const at = plain.indexOf(name);
  return at < 0 ? name : typed(at, at + name.length).toLowerCase();
}

const isKnown = (word: string): boolean =>
  decisiveWords.has(word) || isFood(word) || misspellings.isKnown(stemOf(word));

function readAs(word: string): string {
  const written = shorthands.get(word);
  if (written !== undefined) return written;
  const amount = numbered.exec(word);
  if (amount) return amount.slice(1).filter(Boolean).join(' ');
  if (word.length < 4 || /\d/.test(word) || isKnown(word)) return word;
  const [, before, rest = ''] = elided.exec(word) ?? [];
  if (before !== undefined && (isFood(rest) || isFrench(stemOf(rest)))) return `${before} ${rest}`;
  if (word.startsWith('j') && isFrench(stemOf(word.slice(1)))) return `je ${word.slice(1)}`;
  const sound = soundOf(word);
  const isMeant = (each: string) =>
    each[0] === word[0] && (isOneSlip(word, each) || soundOf(each) === sound);
  // « courgete » is a food, where there is one of a word that it may stand for.
  const foods = misspellings.guessesFor({ stem: stemOf(word) });
  return [...decisiveWords].find(isMeant) ?? foods.find((each) => /^[a-z]+$/.test(each)) ?? word;
}
