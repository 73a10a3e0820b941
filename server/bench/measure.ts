const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value below which that share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = sorted(values);
  const value = ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** `median (least to most)`, with that many decimals. */
export function spread(values: readonly number[], decimals = 2): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(decimals)} (${low.toFixed(decimals)} to ${high.toFixed(decimals)})`;
}

/** The chance that one of `some` is greater than one of `others`, ties counted half (Mann-Whitney). */
export function likelierLonger(some: readonly number[], others: readonly number[]): number {
  let wins = 0;
  for (const one of some)
    for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (some.length * others.length);
}

/**
 * The greatest distance between the two distribution functions (Kolmogorov-Smirnov), from 0 to 1, and the limit that
 * samples of one and the same distribution pass in one case of twenty.
 */
export function greatestGap(some: readonly number[], others: readonly number[]) {
  const below = (values: readonly number[], limit: number) =>
    values.filter((value) => value <= limit).length / values.length;
  const gaps = [...some, ...others].map((at) => Math.abs(below(some, at) - below(others, at)));
  const limit = 1.358 * Math.sqrt((some.length + others.length) / (some.length * others.length));
  return { gap: Math.max(...gaps), limit };
}

export const megabytes = (bytes: number): number => bytes / 2 ** 20;

export function section(title: string): void {
  console.log(`\n${title}`);
}

export function line(label: string, value: string): void {
  console.log(`  ${label.padEnd(58)} ${value}`);
}
