import { closedPackage } from '../lexicon/packages.js';
import { amountAt, type Amount } from './amount.js';
import { countText } from './french-number.js';
import { valueOfCollective } from './number-words.js';
import { quantityAt } from './quantity.js';
import {
  andBetween,
  countedThere,
  isRatio,
  leadsToAmount,
  noAmount,
  ofAll,
  ofEachPiece,
  otherOrPart,
  otherPounds,
  piecesOfOneSize,
  sizeOfPiece,
} from './said-again.fr.js';

/** « (environ 800 g) », and at the end of a line « , soit 800 g » */
const asides = /[([][^()[\]]*[)\]]|(?:,?\s+soit|,\s*environ)\s+(?:[^,()[\]]|(?<=\d),(?=\d))+$/giu;
const parts = /^(?<open>\s*[([]\s*|,?\s*)(?<said>.*?)(?<close>\s*[)\]])?$/u;
/** Between two amounts of one aside: « (500 g, soit 1 lb) », « (1 lb/500 g) », « (1 rouge et 2 verts) » */
const between = new RegExp(`(,\\s+|;\\s*|${andBetween}|(?<=\\p{L})\\s*/\\s*)`, 'iu');
/** « (2 x 400 g) » counts the packages again. */
export const packagesAgain = /^(?<count>\d{1,3})(?<size>\s*[x×*]\s*\d.*)$/u;
const sizeBefore = /\d[\d.,]*\s*\p{L}{1,2}\s*$/u;
/** « (1 de 20 cl et 1 de 10 cl) » */
const sizeBehind = /^\s*(?:de\s+|d['’])\d/iu;
const mayHoldAmount = /[\d½⅓⅔¼¾⅛]|(?:un|deux|trois|quatre|cinq|six)e?(?!\p{L})/iu;
const firstMark = 0xe000;
const mark = /( ?)\(0([\uE000-\uE0FF])\)/gu;
/** Agrees with no number. */
const uncounted = ' yz';
const poundsOrNothing = new RegExp(
  `^(?<number>.*[\\d½⅓⅔¼¾]|\\p{L}+)(?<rest>\\s*(?:${otherPounds})?)$`,
  'iu',
);

/** « douzaine » of « une demi-douzaine » */
const lastWord = /(?<name>\p{L}+?)s?$/u;

type Scale = (line: string) => string;

/** An aside kept out of the way while the amount before it is scaled. */
export const hiddenAside = /\s*\(0[\uE000-\uE0FF]\)/u;

/** A line that starts with its amount, without its asides, and how they are put back, each scaled where it follows. */
export function withoutAsides(
  text: string,
  scale: Scale,
): { text: string; restored: (scaled: string) => string } {
  const amount = amountAt(text);
  if (!amount) return { text, restored: (scaled) => scaled };
  const found: string[] = [];
  const left = text.replace(asides, (aside, at: number) => {
    if (at < amount.to || (at >= amount.unitTo && !mayHoldAmount.test(aside))) return aside;
    found.push(scaledAside(aside, text.slice(0, at), amount, scale));
    const hidden = `(0${String.fromCodePoint(firstMark + found.length - 1)})`;
    return /^[([]/u.test(aside) ? hidden : ` ${hidden}`;
  });
  return {
    text: left,
    restored: (scaled) =>
      scaled.replace(mark, (_, space: string, at: string) => {
        const aside = found[(at.codePointAt(0) ?? firstMark) - firstMark] ?? '';
        return /^[([]/u.test(aside) ? space + aside : aside;
      }),
  };
}

/**
 * What is said again of an amount follows it: « 4 courgettes (environ 800 g) ». What a package holds, what is said of
 * each piece and the size of one stay.
 */
export function scaledAside(aside: string, before: string, amount: Amount, scale: Scale): string {
  const { open = '', said = '', close = '' } = parts.exec(aside)?.groups ?? {};
  if (saysASize(aside) || isRatio.test(said)) return aside;
  if (isSizeAgain(before, amount) && !isTotal(said, before, amount)) return aside;
  const isCount = amount.unit === 'UNIT';
  const { count, size } = packagesAgain.exec(said)?.groups ?? {};
  if (isCount && count && size && Number(count) === amount.value)
    return `${open}${scaledAlone(count, scale)}${size}${close}`;
  const name = before.slice(amount.end);
  const isOfOne = closedPackage.test(name) || weighsOne(said, name, amount.value);
  const pieces = said.split(between);
  const isShared = isCount && countsTogether(pieces) === amount.value;
  if (isCount && isOfOne && !isShared && !ofAll.test(aside)) return aside;
  return `${open}${pieces.map((piece) => scaledPiece(piece, !isCount || isShared, scale)).join('')}${close}`;
}

/** « (150 g chacun) », « (de 150 g) », « (taille M, 55 g) » */
export const saysASize = (aside: string): boolean =>
  ofEachPiece.test(aside) || sizeOfPiece.test(aside);

/** « 3 œufs (53-63 g) », « 4 yaourts (125 g) »: no more than one of them weighs. */
function weighsOne(said: string, name: string, count: number): boolean {
  const amount = amountAt(said.slice(leadsToAmount.exec(said)?.[0].length ?? 0));
  if (amount?.unit !== 'G' || (count <= 1 && amount.least === undefined)) return false;
  const { least = amount.value, value } = amount;
  return piecesOfOneSize.some(
    (piece) => piece.pattern.test(name) && least >= piece.least && value <= piece.most,
  );
}

/** « tronçons de 2,5 cm (1 po) »: no amount of the line. */
const isSizeAgain = (before: string, { measureTo }: Amount): boolean =>
  sizeBefore.test(before) && before.trimEnd().length > measureTo;

/** « 2 boîtes de 140 g (soit 280 g) »: what all of them hold. */
function isTotal(said: string, before: string, { value: count }: Amount): boolean {
  const [one, all] = [sizeBefore.exec(before)?.[0] ?? '', said.replace(leadsToAmount, '')].map(
    (text) => amountAt(text.trimStart()),
  );
  return (
    count > 1 && one !== undefined && one.unit === all?.unit && one.value * count === all.value
  );
}

/** « (1 rouge et 2 verts) » are three. */
const countsTogether = (pieces: readonly string[]): number =>
  pieces.reduce((sum, piece) => {
    const amount = amountAt(piece);
    return amount?.unit === 'UNIT' ? sum + amount.value : sum;
  }, 0);

function scaledPiece(piece: string, mayCount: boolean, scale: Scale): string {
  const lead = leadsToAmount.exec(piece)?.[0] ?? '';
  const rest = piece.slice(lead.length);
  const amount = amountAt(rest);
  if (!amount) return piece;
  if (amount.unit === 'UNIT') {
    const thing = rest.slice(amount.to);
    if (mayCount && sizeBehind.test(thing))
      return (
        lead + scaledAlone(rest.slice(0, amount.to).trimEnd(), scale) + ` ${thing.trimStart()}`
      );
    const isCounted = otherOrPart.test(lead) || mayCount ? !noAmount.test(thing) : false;
    const isPlain = countedThere.test(thing);
    if (!(isCounted || (lead && isPlain))) return piece;
  }
  return lead + (amount.end >= rest.trimEnd().length ? scaledAlone(rest, scale) : scale(rest));
}

/** An amount without a food; a pound stays one, and a dozen. */
function scaledAlone(amount: string, scale: Scale): string {
  const dozens = amountAt(amount);
  if (dozens?.collective && dozens.unit === 'UNIT') return scaledDozens(amount, dozens, scale);
  const { number = '', rest } = poundsOrNothing.exec(amount)?.groups ?? {};
  // « 1 kg 500 » ends with digits and is more than a number.
  const isNumber = rest !== undefined && quantityAt(number)?.to === number.length;
  const [count, food, left] = isNumber ? [number, uncounted, rest] : [amount, ' de x', ''];
  const scaled = scale(count + food);
  return scaled.endsWith(food) ? scaled.slice(0, -food.length) + left : amount;
}

/** « une demi-douzaine » times two is « 1 douzaine ». */
function scaledDozens(written: string, { value, to }: Amount, scale: Scale): string {
  const { name = '' } = lastWord.exec(written.slice(0, to))?.groups ?? {};
  const scaled = scale(countText(value / valueOfCollective(name)) + uncounted);
  const number = scaled.slice(0, -uncounted.length);
  const isMany = (quantityAt(number)?.value ?? 0) >= 2;
  return `${number} ${name}${isMany ? 's' : ''}${written.slice(to)}`;
}
