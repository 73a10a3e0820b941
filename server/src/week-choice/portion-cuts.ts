/** A bound on what is used of a food: `used + Σ factor × dish ≤ upper`, for each dish that is eaten in time. */
export interface PortionCut {
  factors: readonly number[];
  upper: number;
}

/** Where a share is used up almost evenly, its cut says nothing that the other rows don't. */
const tiny = 0.05;
const noise = 1e-9;

/**
 * The relaxation would cook half a dish where it needs half of its share. Of dishes that take 70 % each, one uses 70 %,
 * and the second no more than the other 30 %. That is mixed-integer rounding of `left + Σ share × dish ≥ limit`, once
 * for each share that is asked for. No week breaks such a cut; it takes away what is no week.
 */
export function portionCuts(shares: readonly number[], limit: number): PortionCut[] {
  const units = [...new Set(shares)].filter((unit) => unit < limit);
  return units.flatMap((unit) => {
    const portions = limit / unit;
    const part = portions - Math.floor(portions);
    if (part < tiny || part > 1 - tiny) return [];
    const rounded = (share: number): number => {
      const whole = Math.floor(share / unit + noise);
      return whole + Math.min(1, Math.max(0, share / unit - whole) / part);
    };
    const price = part * unit;
    return {
      factors: shares.map((share) => -price * rounded(share)),
      upper: limit - price * Math.ceil(portions),
    };
  });
}
