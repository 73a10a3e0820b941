import type { Unit } from '../../graphql.generated';
import { numberOf, writeNumber } from './quantity';
import { closedPackage, equivalent, ofEachPiece } from './said-again.fr';

interface SaidAgain {
  /** The name without it. */
  name: string;
  /** Null where it is no single number. */
  value: number | null;
  unit: string;
  /** The bracket for another number and measure. */
  written: (amount: string) => string;
}

/** An amount that a name says again, « courgettes (environ 800 g) »; what a package holds and each piece weighs is none. */
export function saidAgain(name: string): SaidAgain | null {
  const found = equivalent.exec(name);
  if (!found || closedPackage.test(name) || ofEachPiece.test(found[0])) return null;
  const { lead = '', number, unit = '', tail = '' } = found.groups ?? {};
  const [before, after] = [name.slice(0, found.index), name.slice(found.index + found[0].length)];
  return {
    name: before + after,
    value: number === undefined ? null : numberOf(number),
    unit,
    written: (amount) => `${before} (${lead}${amount}${tail})${after}`,
  };
}

const symbols: Readonly<Record<string, { large: Unit; times: number }>> = {
  g: { large: 'KG', times: 1 },
  kg: { large: 'KG', times: 1000 },
  ml: { large: 'L', times: 1 },
  cl: { large: 'L', times: 10 },
  dl: { large: 'L', times: 100 },
  l: { large: 'L', times: 1000 },
};

/** What several say again, together; null where one of them does not, or in another measure. */
export function sumSaidAgain(said: readonly (SaidAgain | null)[]): string | null {
  const units = said.map((one) => one?.unit.toLowerCase().replace(/(?<=verre|tasse)s$/u, '') ?? '');
  const [unit = ''] = units;
  const values = said.map((one) => one?.value ?? NaN);
  const scales = units.map((each) => symbols[each]);
  const [scale] = scales;
  const isAlike = units.every((each) => each === unit);
  const total = values.reduce((sum, value, at) => sum + value * (scales[at]?.times ?? 1), 0);
  if (Number.isNaN(total) || scales.some((each) => each?.large !== scale?.large)) return null;
  if (!scale) {
    if (!isAlike) return null;
    const many = total >= 2 && /(?:verre|tasse)$/u.test(unit) ? 's' : '';
    return `${writeNumber(total, 'UNIT')} ${unit}${many}`;
  }
  if (total >= 1000)
    return `${writeNumber(total / 1000, scale.large)} ${scale.large.toLowerCase()}`;
  const fine = isAlike ? unit : scale.large === 'KG' ? 'g' : 'ml';
  return `${writeNumber(total / (symbols[fine]?.times ?? 1), 'G')} ${fine}`;
}
