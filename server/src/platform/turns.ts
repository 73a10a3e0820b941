/**
 * Runs at most `atOnce` pieces of work of one key at a time; the others wait for their turn, in order.
 * What one household waits for then never takes up all that is there for everybody.
 */
export function createTurns(
  atOnce: number,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // Whoever comes next takes the place over: it is never free in between.
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(key);
      }
    }
  };
}
