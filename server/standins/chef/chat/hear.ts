import { foodPictures } from '#product/diet/text/food-pictures.js';
import { isFrench } from '#product/diet/text/french-words.js';
import { isOneSlip, soundOf } from '#product/diet/text/spelling.js';
import { fold, stemOf, visibleText } from '#product/diet/text/text.js';
import { misspellings } from '#product/diet/vocabulary/lexicon-index.js';
import { isFood } from '#product/diet/vocabulary/product.js';
import { decisiveWords, shorthands } from './hear.fr.js';

/** What a person typed, and as it is compared: lower case, no accents, shorthand and slips written out. */
export interface Said {
  /** Words and signs, each set off by one space. */
  readonly plain: string;
  /** What was typed where `plain` has that part, slips mended. */
  typed(from: number, to: number): string;
}

interface Token {
  readonly from: number;
  readonly to: number;
  readonly typedFrom: number;
  readonly typedTo: number;
  /** In the place of what was typed. */
  readonly mended: string | null;
}

const longest = 2000;
const picture = /\p{Extended_Pictographic}/gu;
const tokenPattern = /\d+(?:[.,]\d+)?(?![\p{L}\d])|[\p{L}\p{M}\d]+|[,;:.?!/]|\n\s*\n/gu;
const numbered = /^(\d+)([a-z]+)(\d*)$/;
const elided = /^([dljmntsc]|qu)(?=[aeiouyh])([a-z]{3,})$/;

const spelled = (drawn: string): string => ` ${foodPictures.get(drawn) ?? ''} `;

export function hear(text: string): Said {
  const typedText = visibleText(text.replace(picture, spelled)).slice(0, longest);
  const tokens: Token[] = [];
  let plain = '';
  for (const found of typedText.matchAll(tokenPattern)) {
    const word = found[0].startsWith('\n') ? '.' : fold(found[0]);
    const isCorn = /ï/iu.test(found[0]);
    const after = typedText.slice(found.index + found[0].length);
    const isElided = /^(?:['’]| est(?!\p{L}))/iu.test(after);
    const isUnit = /\d$/.test(plain);
    const read =
      isCorn && word === 'mais'
        ? 'mais doux'
        : isElided || (isUnit && word.length <= 2)
          ? word
          : readAs(word);
    const from = plain === '' ? 0 : plain.length + 1;
    plain = plain === '' ? read : `${plain} ${read}`;
    const isWord = !read.includes(' ') || isFood(read);
    const isMended = read !== word && isWord && isKnown(read);
    tokens.push({
      from,
      to: plain.length,
      typedFrom: found.index,
      typedTo: found.index + found[0].length,
      mended: isMended ? read : null,
    });
  }
  return { plain, typed: (from, to) => typedIn(typedText, tokens, from, to) };
}

function typedIn(text: string, tokens: readonly Token[], from: number, to: number): string {
  const within = tokens.filter((token) => token.from < to && token.to > from);
  return within
    .map(({ typedFrom, typedTo, mended }, at) => {
      const before = within[at - 1];
      const between = before ? text.slice(before.typedTo, typedFrom) : '';
      return between + (mended ?? text.slice(typedFrom, typedTo));
    })
    .join('')
    .trim();
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
  if (amount) return [amount[1], amount[2], amount[3]].filter(Boolean).join(' ');
  if (word.length < 4 || /\d/.test(word) || isKnown(word)) return word;
  const [, before, rest = ''] = elided.exec(word) ?? [];
  if (before !== undefined && (isFood(rest) || isFrench(stemOf(rest)))) return `${before} ${rest}`;
  if (/^j[a-z]{3,}/.test(word) && isFrench(stemOf(word.slice(1)))) return `je ${word.slice(1)}`;
  const sound = soundOf(word);
  const meant = [...decisiveWords].find(
    (each) => each[0] === word[0] && (isOneSlip(word, each) || soundOf(each) === sound),
  );
  return meant ?? mendedFood(word);
}

/** « courgete »: the food that an unknown word is a slip of, where there is one of a word. */
const mendedFood = (word: string): string =>
  misspellings.guessesFor({ stem: stemOf(word) }).find((guess) => /^[a-z]+$/.test(guess)) ?? word;
