const quarters: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };
const thirds: readonly [number, string][] = [
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
];

/** A decimal as French writes it, with at most so many digits after the comma: 1,5. */
export function decimalText(value: number, digits = 2): string {
  const scale = 10 ** digits;
  return String(Math.round(value * scale) / scale).replace('.', ',');
}

/** A count as a cook writes it: 2, ½, 1 ½, ⅓, and a decimal where no common fraction fits. */
export function countText(value: number): string {
  const whole = Math.floor(value);
  const part = value - whole;
  const third = thirds.find(([size]) => Math.abs(part - size) < 0.005);
  const glyph = third?.[1] ?? quarters[String(Math.round(part * 1000) / 1000)];
  if (!glyph) return decimalText(value);
  return whole === 0 ? glyph : `${whole} ${glyph}`;
}
