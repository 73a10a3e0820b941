export interface KeyedLine {
  key: string;
  line: string;
}

/** The lines, each with a key of its own: the same line may stand in a list twice. */
export function keyedLines(lines: readonly string[]): KeyedLine[] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const time = (times.get(line) ?? 0) + 1;
    times.set(line, time);
    return { key: `${time} ${line}`, line };
  });
}
