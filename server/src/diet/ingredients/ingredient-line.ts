import { aboutAfterName } from '../lexicon/units.js';
import type { Unit } from '../unit.js';
import { amountAt, type Amount } from './amount.js';
import { amountStandsLast, labelEnd, withoutBracket, type AmountLast } from './amount-last.js';
import { countText, decimalText } from './french-number.js';
import { exact } from './measure.js';
import { plainLine } from './plain-line.js';
import { takenPart } from './taken-part.js';

export type { Unit } from '../unit.js';

export interface IngredientLine {
  /** In `unit`, over zero; the greater end of a range; null when the line gives none. */
  quantity: number | null;
  /** As French writes it; « 1 » when the line gives none. */
  quantityText: string;
  unit: Unit;
  name: string;
}

/** Reads « 1 ½ kg de pommes »: a line with no amount is a name, quantity « 1 », unit UNIT. */
export function parseIngredientLine(line: string): IngredientLine {
  const plain = plainLine(line).replace(/\s+/g, ' ');
  const said = plain.slice(labelEnd(plain));
  const text = /[!….]$/.test(said) ? said.replace(trailingMark, '') : said;
  return (
    readTaken(text) ??
    readAmountFirst(text) ??
    readAmountLast(text) ?? {
      quantity: null,
      quantityText: '1',
      unit: 'UNIT',
      name: text.replace(/[\s,;:|]+$/u, '') || text,
    }
  );
}

/** « le jus d'un citron » counts the lemon. */
function readTaken(text: string): IngredientLine | undefined {
  const taken = takenPart(text);
  const whole = taken && readAmountFirst(text.slice(taken.wholeFrom));
  if (whole?.unit !== 'UNIT') return undefined;
  return { ...whole, name: `${whole.name} (${taken?.part})` };
}

function readAmountFirst(text: string): IngredientLine | undefined {
  const amount = amountAt(text);
  return amount && readAs(amount, nameAfter(text, amount).replace(markBefore, ''));
}

function readAmountLast(text: string): IngredientLine | undefined {
  const last = amountStandsLast(text);
  return last && readAs(last.amount, nameAround(last));
}

/** « Ail : 2 gousses » is « Ail (gousses) », « beurre : 50 g fondu » is « beurre fondu ». */
function nameAround({ name, said, tail, amount }: AmountLast): string {
  if (amount.unit === 'UNIT') {
    const thing = cleanName(nameAfter(said, amount)).replace(countOnly, '');
    const after = `${thing && !/^[(,;]/u.test(thing) ? `(${thing})` : thing}${withoutBracket(tail)}`;
    return joined(name, after);
  }
  return joined(name, withoutBracket(tail));
}

/** « œufs : 3 pièces » says no more than « 3 œufs ». */
const countOnly = /^(?:pi[eè]ce|unit[eé])(?:s|\(s\))?$/iu;

const joined = (name: string, after: string): string =>
  /^\s*[,;.]/u.test(after) ? `${name}${after.trimStart()}` : `${name} ${after.trimStart()}`;

function readAs(amount: Amount, written: string): IngredientLine | undefined {
  const quantity = exact(amount.value * amount.times);
  const text = quantityText(quantity, amount.unit);
  const full = cleanName(written.replace(asideFirst, '$<food> $<aside>'));
  const name = /\d/.test(full) ? full : cleanName(full.replace(aboutBehind, ''));
  // So little that it would be written as none is no amount.
  if (!name || text === '0') return undefined;
  return { quantity, quantityText: text, unit: amount.unit, name };
}

/** « 200 g de farine environ », but not « 1 poulpe de 1 kg environ » */
const aboutBehind = new RegExp(`\\s(?:${aboutAfterName.join('|')})$`, 'iu');

/** « 200 g | farine », « 200 g - farine » */
const markBefore = /^[|:–—-]\s+(?=\p{L})/u;

/** « 2 càs (rases) sucre », « 2 (300 g) filets de saumon »: a name starts with what it names. */
const asideFirst = /^(?<aside>[([][^()[\]]*[)\]])\s*(?:de\s+|d['’]\s*)?(?<food>\S*\p{L}.*)$/u;

const trailingMark = /(?:\s+!|\s*…|\s*\.{2,})+$/u;

const cleanName = (text: string): string => text.replace(/[\s.,;:|]+$/u, '').trim();

/** The name, without the « et demi » that stood after it. */
function nameAfter(text: string, { end, measureTo, unitTo }: Amount): string {
  return measureTo > end ? text.slice(end, measureTo) + text.slice(unitTo) : text.slice(end);
}

const measured: ReadonlySet<Unit> = new Set(['G', 'KG', 'ML', 'CL', 'L']);
/** Written to the gram and the millilitre. */
const fine: ReadonlySet<Unit> = new Set(['KG', 'L']);

/** A quantity as French writes it with this unit: « 1,5 » kg, « 1 ½ » tasse. */
export function quantityText(quantity: number, unit: Unit): string {
  const decimal = measured.has(unit) && Math.abs(quantity - 0.5) > 1e-9;
  return decimal && quantity !== 0.25 && quantity !== 0.75
    ? decimalText(quantity, fine.has(unit) ? 3 : quantity < 0.01 ? 4 : 2)
    : countText(quantity);
}
