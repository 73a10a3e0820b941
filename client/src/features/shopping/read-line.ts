import type { Unit } from '../../graphql.generated';
import { numberOf } from './quantity';

// Symbols of the specification; the server reads far more, this only draws the row until it answers.
const units: Readonly<Record<string, Unit>> = {
  g: 'G',
  kg: 'KG',
  ml: 'ML',
  cl: 'CL',
  l: 'L',
  càs: 'TABLESPOON',
  càc: 'TEASPOON',
  cc: 'TEASPOON',
};

export interface ReadLine {
  quantity: string;
  unit: Unit;
  /** Whether an amount was named; otherwise the quantity is « 1 » for want of one. */
  amountSaid: boolean;
  name: string;
}

const amountFirst = /^(\d[\d.,/]*(?:\s*[½⅓⅔¼¾])?|[½⅓⅔¼¾])\s*(.*)$/u;
const unitFirst = /^(\p{L}+)\s+(?:de\s+|d['’]\s*)?(.+)$/iu;

const amountLast = /^(\p{L}.*?)\s+(?:[x×]\s*(\d{1,3})|(\d+(?:[.,]\d+)?\s*(?:k?g|[mc]?l)))$/iu;

/** A first guess at « 2 kg de pommes », or « lait 2 l ». */
export function readLine(text: string): ReadLine {
  const [, name, times, measure] = amountLast.exec(text.trim()) ?? [];
  return amountThenName(name === undefined ? text : `${times ?? measure ?? ''} ${name}`);
}

function amountThenName(text: string): ReadLine {
  const line = text.trim();
  const [, quantity = '', rest = ''] = amountFirst.exec(line) ?? [];
  if (rest === '' || numberOf(quantity) === null)
    return { quantity: '1', unit: 'UNIT', amountSaid: false, name: line };
  const [, word = '', name = ''] = unitFirst.exec(rest) ?? [];
  const unit = units[word.toLowerCase()];
  const said = { quantity, amountSaid: true };
  return unit ? { ...said, unit, name } : { ...said, unit: 'UNIT', name: rest };
}

/** Where the name starts that a suggestion may complete. */
export function nameStart(text: string): number {
  const { name } = amountThenName(text);
  return text.trimEnd().length - name.length;
}
