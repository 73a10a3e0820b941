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

/** Milliseconds that the work took by the clock on the wall. */
export async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

export const megabytes = (bytes: number): number => bytes / 2 ** 20;

export function section(title: string): void {
  console.log(`\n${title}`);
}

export function line(label: string, value: string): void {
  console.log(`  ${label.padEnd(58)} ${value}`);
}
