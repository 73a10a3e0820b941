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
  name: string;
}

const amountFirst = /^(\d[\d.,/]*(?:\s*[½⅓⅔¼¾])?|[½⅓⅔¼¾])\s*(.*)$/u;
const unitFirst = /^(\p{L}+)\s+(?:de\s+|d['’]\s*)?(.+)$/iu;

/** A first guess at « 2 kg de pommes ». */
export function readLine(text: string): ReadLine {
  const line = text.trim();
  const [, quantity = '', rest = ''] = amountFirst.exec(line) ?? [];
  if (rest === '' || numberOf(quantity) === null)
    return { quantity: '1', unit: 'UNIT', name: line };
  const [, word = '', name = ''] = unitFirst.exec(rest) ?? [];
  const unit = units[word.toLowerCase()];
  return unit ? { quantity, unit, name } : { quantity, unit: 'UNIT', name: rest };
}

/** Where the name starts that a suggestion may complete. */
export function nameStart(text: string): number {
  const { name } = readLine(text);
  return text.trimEnd().length - name.length;
}
