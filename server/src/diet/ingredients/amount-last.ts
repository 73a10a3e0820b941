import {
  about,
  countedWords,
  lineLabels,
  linksToAmount,
  sizesBeforeUnit,
} from '../lexicon/units.js';
import { cardinalValues, vulgarFractions } from '../lexicon/number-words.js';
import { amountAt, type Amount } from './amount.js';

/** A plain line whose only amount stands behind the food: « beurre : 50 g, mou ». */
export interface AmountLast {
  /** The food, as far as it stands before the amount. */
  name: string;
  /** What parts it from the amount: a colon, a dash, a comma, a bracket, a space. */
  sign: string;
  /** The amount; of things counted with what they are called: « 3 gousses ». */
  said: string;
  /** What is said after it. */
  tail: string;
  amount: Amount;
}

const label = new RegExp(`^(?:${lineLabels.join('|')})\\s*:\\s*(?=\\S)`, 'iu');

/** Where the line proper starts, after « Facultatif : » or « Pour la sauce : ». */
export const labelEnd = (text: string): number => label.exec(text)?.[0].length ?? 0;

const colon = /^(?<name>\p{L}[^:\d]*?)(?<sign>\s*:\s*)(?=\S)/u;
const startOfAmount = `[\\d${Object.keys(vulgarFractions).join('')}~≈±]|\\+/-|(?:${Object.keys(cardinalValues).join('|')}|cents?|mille|demie?|${about.join('|')})(?!\\p{L})`;
const mayStart = new RegExp(
  `(?:(?<![\\p{L}\\p{N}'’/⁄]|\\p{L}-|\\d[.,])|(?<=[\\s([][x×]))(?=${startOfAmount})`,
  'giu',
);
const lastWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${linksToAmount})\\s*$`, 'iu');
const signBefore =
  /(?:\s*[-–—=|→:]+\s*|\s*\.{2,}\s*|\s*…\s*|\s*,\s+|\s*[([]\s*(?:[x×]\s*)?|\s+[x×*]\s*|\s+)$/iu;
/** A bare number is an amount only behind a mark: « citrons - 3 », but not « spaghettis 5 ». */
const mark = /[^\s]/u;
const inBrackets = /[([]/u;
const size = `(?:(?:${sizesBeforeUnit.join('|')})\\s+)*`;
/** « 3 gousses », « 4 tranches épaisses », « 6 bouteilles de 1,5 l ». */
const counted = new RegExp(
  `^\\s*${size}(?:${countedWords})\\.?(?!\\p{L})(?:\\s+\\p{L}{3,}[seé](?!\\p{L}))?(?:\\s+de\\s+(?=\\d)(?<size>.*))?$`,
  'iu',
);
/** « canette de bière (33 cl) » says how big one is. */
const container = new RegExp(`^(?:${countedWords})(?!\\p{L})`, 'iu');
const sizeInBrackets = /\s*\([^()]*\)$/u;
const noMore = /^[\s.!…]*$|^\s*[,;(][^\d]*$/u;
const bracketEnd = /^(?<inside>\s*[,;][^()[\]\d]*)?\s*[)\]](?<rest>[\s.!…]*$|\s*[,;][^\d]*$)/u;

/** The parts of a plain line whose only amount stands behind the food; undefined for every other line. */
export function amountStandsLast(text: string): AmountLast | undefined {
  if (amountAt(text) || twoFoods.test(text)) return undefined;
  return afterColon(text) ?? atEnd(text);
}

function afterColon(text: string): AmountLast | undefined {
  const { name, sign } = colon.exec(text)?.groups ?? {};
  if (!name || !sign) return undefined;
  const rest = text.slice(name.length + sign.length);
  const amount = amountAt(rest);
  return amount && { name, sign, amount, ...parted(rest, amount) };
}

/** What is said of the amount, and what comes after it. */
function parted(rest: string, amount: Amount): Pick<AmountLast, 'said' | 'tail'> {
  if (amount.unit === 'UNIT') return { said: rest, tail: '' };
  const said = rest.slice(0, amount.saidTo).trimEnd();
  return { said, tail: rest.slice(said.length) };
}

function atEnd(text: string): AmountLast | undefined {
  for (const { index } of text.matchAll(mayStart)) {
    const found = index > 0 ? endingAt(text, index) : undefined;
    if (found) return found;
  }
  return undefined;
}

function endingAt(text: string, index: number): AmountLast | undefined {
  const before = text.slice(0, index);
  const sign = signBefore.exec(before)?.[0];
  if (sign === undefined) return undefined;
  const name = before.slice(0, before.length - sign.length);
  if (!/^\p{L}|^\p{N}.*\p{L}/u.test(name) || lastWord.test(name) || isOpen(name)) return undefined;
  const rest = text.slice(index);
  const amount = amountAt(rest);
  if (!amount) return undefined;
  const last = { name, sign, amount };
  if (inBrackets.test(sign)) return bracketed(last, rest);
  if (amount.unit !== 'UNIT') {
    const parts = parted(rest, amount);
    return noMore.test(parts.tail) ? { ...last, ...parts } : undefined;
  }
  const all = rest.replace(/[\s.!…]+$/u, '');
  const said = all.replace(sizeInBrackets, '');
  const tail = all.slice(said.length);
  return isCount(said, amount, mark.test(sign)) ? { ...last, said, tail } : undefined;
}

/** « beurre (50 g), mou », « beurre (50 g, mou) », « œufs (x6) », « ail (3 gousses) ». */
function bracketed(last: Omit<AmountLast, 'said' | 'tail'>, rest: string): AmountLast | undefined {
  const { amount, name } = last;
  if (amount.unit !== 'UNIT' && container.test(name)) return undefined;
  const closes = rest.search(/[)\]]/u);
  const said =
    amount.unit === 'UNIT' ? rest.slice(0, Math.max(0, closes)) : parted(rest, amount).said;
  const tail = rest.slice(said.length);
  if (!bracketEnd.test(tail)) return undefined;
  if (amount.unit === 'UNIT' && !isCount(said, amount, true)) return undefined;
  return { ...last, said, tail };
}

/** Whether no more is said than so many pieces; a bare number only where a mark sets it off. */
function isCount(said: string, amount: Amount, isSetOff: boolean): boolean {
  const thing = said.slice(amount.saidTo);
  if (!/\S/u.test(thing)) return isSetOff && /^\D*\d{0,3}$/u.test(said);
  const found = counted.exec(thing);
  const each = found?.groups?.['size'];
  return found !== null && (each === undefined || amountAt(each) !== undefined);
}

/** « crème (20 cl) et lait (10 cl) » are two foods, each with its own amount. */
const twoFoods = /(?<=[([][^()[\]]*\d[^()[\]]*[)\]])\s+(?:et|\+)\s+(?=\p{L})/u;

/** The foods of a line that names each with an amount behind it; undefined for every other line. */
export function eachWithAmount(text: string): string[] | undefined {
  const foods = text.split(twoFoods);
  return foods.length > 1 && foods.every((food) => amountStandsLast(food)) ? foods : undefined;
}

/** Whether a bracket opens and does not close. */
const isOpen = (text: string): boolean => /[([][^)\]]*$/u.test(text);

/** What the tail of an amount in brackets says, without the bracket. */
export function withoutBracket(tail: string): string {
  const { inside = '', rest } = bracketEnd.exec(tail)?.groups ?? {};
  return rest === undefined ? tail : `${inside}${rest}`;
}
