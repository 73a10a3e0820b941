export interface Bounds {
  min: number;
  max: number;
  step?: number;
}

/** The nearest whole number of steps within the bounds; `min` when the value is no number. */
export function clampNumber(value: number, { min, max }: Bounds): number {
  if (Number.isNaN(value)) return min;
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** What a spin button's key makes of a value, or null where the key is not one of its own. */
export function stepByKey(value: number, key: string, bounds: Bounds): number | null {
  const step = bounds.step ?? 1;
  const jump = step * 5;
  switch (key) {
    case 'ArrowUp':
      return clampNumber(value + step, bounds);
    case 'ArrowDown':
      return clampNumber(value - step, bounds);
    case 'PageUp':
      return clampNumber(value + jump, bounds);
    case 'PageDown':
      return clampNumber(value - jump, bounds);
    case 'Home':
      return bounds.min;
    case 'End':
      return bounds.max;
    default:
      return null;
  }
}

/** Reads what a person typed; null unless it is a whole number, so that "1e9" or "2.5" is no entry. */
export function parseWhole(text: string): number | null {
  const trimmed = text.trim();
  return /^-?\d{1,9}$/.test(trimmed) ? Number(trimmed) : null;
}
