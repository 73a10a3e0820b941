import { onFirstUse } from '../../lib/on-first-use';
import type { Packaging, Unit } from '../../graphql.generated';

const glyphs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
};
const decimal = /^\d{1,6}(?:[.,]\d{1,6})?$/;
const withGlyph = new RegExp(`^(\\d{1,6})?\\s*([${Object.keys(glyphs).join('')}])$`);
const withSlash = /^(?:(\d{1,6})\s+)?(\d{1,3})\/(\d{1,3})$/;

/** The number that a quantity says, « 1,5 », « 1 ½ », « 1/4 »; null for words. */
export function numberOf(quantity: string): number | null {
  const text = quantity.trim().replace(/\s+/g, ' ');
  if (decimal.test(text)) return Number(text.replace(',', '.'));
  const [, whole = '0', glyph] = withGlyph.exec(text) ?? [];
  if (glyph !== undefined) return Number(whole) + (glyphs[glyph] ?? 0);
  const [, units = '0', top, bottom] = withSlash.exec(text) ?? [];
  if (top === undefined || Number(bottom) === 0) return null;
  return Number(units) + Number(top) / Number(bottom);
}

const fractions = Object.entries(glyphs).filter(([glyph]) => '½⅓⅔¼¾'.includes(glyph));
const measured: ReadonlySet<Unit | Packaging> = new Set(['G', 'KG', 'ML', 'CL', 'L']);
const figures = onFirstUse(() => new Intl.NumberFormat('fr', { maximumFractionDigits: 2 }));
/** To the gram and the millilitre: 1 kg and 125 g are 1,125 kg. */
const fineFigures = onFirstUse(() => new Intl.NumberFormat('fr', { maximumFractionDigits: 3 }));
const fine: ReadonlySet<Unit | Packaging> = new Set(['KG', 'L']);

/** A number as people write it with this unit: « 1,5 » kg, « 1 ½ » tasse. */
export function writeNumber(value: number, unit: Unit | Packaging): string {
  const decimals = (fine.has(unit) ? fineFigures : figures)();
  const whole = Math.floor(value);
  // What is weighed is written to the gram, so 335 g is no third of a kilo.
  const tolerance = measured.has(unit) ? 0.0005 : 0.005;
  const fraction = fractions.find(([, size]) => Math.abs(value - whole - size) < tolerance)?.[0];
  if (fraction === undefined || (measured.has(unit) && whole > 0)) return decimals.format(value);
  return whole === 0 ? fraction : `${figures().format(whole)} ${fraction}`;
}
