import type { Stock } from './fridge-stock.js';
import type { PositionedLine } from './shopping-line.js';

export interface Missing {
  lines: PositionedLine[];
  /** What of them there is already, whole lines or parts of them. */
  leftOut: (PositionedLine & { isWhole: boolean })[];
}

/** A recipe's lines without what is in stock on the day (YYYY-MM-DD); of a product of which there is too little, the rest. */
export function stillMissing(lines: readonly PositionedLine[], stock: Stock, day: string): Missing {
  const missing: Missing = { lines: [], leftOut: [] };
  for (const { position, line } of lines) {
    const { had, lacking } = stock.take(line, day);
    if (lacking) missing.lines.push({ position, line: lacking });
    if (had) missing.leftOut.push({ position, line: had, isWhole: lacking === null });
  }
  return missing;
}
