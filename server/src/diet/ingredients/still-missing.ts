import type { Stock } from './fridge-stock.js';
import type { ShoppingLine } from './shopping-line.js';

export interface Missing<Asked> {
  lines: Asked[];
  /** What of them there is already, whole lines or parts of them. */
  leftOut: (Asked & { isWhole: boolean })[];
}

/**
 * A recipe's lines without what is in stock on the day (YYYY-MM-DD); of a product of which there is too little, the rest.
 * @param plannedAt see `Stock.take`
 */
export function stillMissing<Asked extends { line: ShoppingLine }>(
  lines: readonly Asked[],
  stock: Stock,
  day: string,
  plannedAt?: number,
): Missing<Asked> {
  const missing: Missing<Asked> = { lines: [], leftOut: [] };
  for (const asked of lines) {
    const { had, lacking } = stock.take(asked.line, day, plannedAt);
    if (lacking) missing.lines.push({ ...asked, line: lacking });
    if (had) missing.leftOut.push({ ...asked, line: had, isWhole: lacking === null });
  }
  return missing;
}
