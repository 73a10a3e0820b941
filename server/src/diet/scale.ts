import { agree } from './agreement.js';
import { amountAt, plainLine, quantityText, type Amount, type Unit } from './ingredient-line.js';
import { measureSymbols as symbols, takenFrom } from './lexicon/units.js';

const takenPart = new RegExp(
  `^(.*?(?:${takenFrom.join('|')})\\s+)(?:d['’]\\s*|de\\s+)(?=\\S)`,
  'iu',
);

/**
 * The line with its amount multiplied, as a cook would write it: whole or half eggs, 1,5 kg rather than
 * 1500 g. A line without an amount is returned as it is. Throws RangeError unless factor is over zero.
 */
export function scaleIngredientLine(line: string, factor: number): string {
  if (!Number.isFinite(factor) || factor <= 0) throw new RangeError('factor must be over zero');
  const text = plainLine(line);
  if (factor === 1) return text;
  const part = takenPart.exec(text);
  if (part) {
    const scaled = scaledAmount(text.slice(part[0].length), factor);
    return scaled ? `${part[1]}de ${scaled}` : text;
  }
  return scaledAmount(text, factor) ?? text;
}

function scaledAmount(text: string, factor: number): string | undefined {
  const amount = amountAt(text);
  if (!amount || amount.end >= text.length) return undefined;
  const before = text.slice(0, amount.from);
  const [least, most] = [amount.least, amount.value].map((value) =>
    value === undefined ? undefined : rescaled(value * amount.times * factor, amount.unit),
  );
  if (!most) return undefined;
  const isRange = least?.unit === most.unit && least.value < most.value;
  const range = isRange ? `${quantityText(least.value, least.unit)} à ` : '';
  const number = `${before}${range}${quantityText(most.value, most.unit)}`;
  const symbol = symbols[most.unit];
  if (symbol) return `${number} ${symbol}${text.slice(amount.unitTo)}`;
  return `${number} ${agree(countedPart(text, amount), most.value)}`;
}

/** The unit and the name as written after a count, without « x » and « et demie », now in the number. */
function countedPart(text: string, amount: Amount): string {
  if (amount.collective) return text.slice(amount.end);
  return (text.slice(amount.to, amount.measureTo) + text.slice(amount.unitTo))
    .trim()
    .replace(/^[x×]\s*/iu, '')
    .replace(/^de\s+(?=tasse|cuill)/u, '');
}

interface Step {
  /** Applies to amounts under this bound. */
  under: number;
  step: number;
}

/** How finely an amount of each unit can be measured in a kitchen. */
const fine: readonly Step[] = [
  { under: 10, step: 0.5 },
  { under: 50, step: 1 },
  { under: 250, step: 5 },
  { under: Infinity, step: 10 },
];
const large: readonly Step[] = [
  { under: 3, step: 0.05 },
  { under: Infinity, step: 0.1 },
];
const centilitres: readonly Step[] = [
  { under: 10, step: 0.5 },
  { under: Infinity, step: 1 },
];
const spoons: readonly Step[] = [
  { under: 2, step: 0.25 },
  { under: 6, step: 0.5 },
  { under: Infinity, step: 1 },
];
const counts: readonly Step[] = [
  { under: 5, step: 0.5 },
  { under: Infinity, step: 1 },
];
const pinches: readonly Step[] = [{ under: Infinity, step: 1 }];

const steps: Readonly<Record<Unit, readonly Step[]>> = {
  G: fine,
  ML: fine,
  KG: large,
  L: large,
  CL: centilitres,
  TABLESPOON: spoons,
  TEASPOON: spoons,
  CUP: spoons,
  PINCH: pinches,
  UNIT: counts,
};

function rounded(value: number, unit: Unit): number {
  const step = steps[unit].find(({ under }) => value < under)?.step ?? 1;
  return Math.max(step, Math.round(Math.round(value / step) * step * 1000) / 1000);
}

/** Rounds, after moving to the unit that reads best. */
function rescaled(value: number, unit: Unit): { value: number; unit: Unit } {
  if (unit === 'G' && value >= 1000) return { value: rounded(value / 1000, 'KG'), unit: 'KG' };
  if (unit === 'KG' && value < 1) return { value: rounded(value * 1000, 'G'), unit: 'G' };
  if (unit === 'ML' && value >= 1000) return { value: rounded(value / 1000, 'L'), unit: 'L' };
  if (unit === 'CL' && value >= 100) return { value: rounded(value / 100, 'L'), unit: 'L' };
  if (unit === 'L' && value < 1) return { value: rounded(value * 100, 'CL'), unit: 'CL' };
  if (unit === 'CL' && value < 0.5) return { value: rounded(value * 10, 'ML'), unit: 'ML' };
  return { value: rounded(value, unit), unit };
}
