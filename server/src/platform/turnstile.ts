/** Somebody has as much under way, and waiting, as one person may. */
export class CrowdedError extends Error {}

interface Options {
  /** How much of each key's may be under way at once. */
  places: number;
  /** How many may wait beside it. */
  waiting: number;
}

interface Waiting {
  weight: number;
  start: () => void;
}

/** Lets so much of each key's work run at once; the rest waits its turn, and what is too much is refused. */
export function createTurnstile({ places, waiting }: Options) {
  const lines = new Map<string, { free: number; queue: Waiting[] }>();

  /** @throws CrowdedError */
  return async <Result>(
    key: string,
    weight: number,
    work: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const line = lines.get(key) ?? { free: places, queue: [] };
    lines.set(key, line);
    const taken = Math.min(weight, places);
    if (line.queue.length > 0 || line.free < taken) {
      if (line.queue.length >= waiting) throw new CrowdedError();
      await new Promise<void>((start) => line.queue.push({ weight: taken, start }));
    } else line.free -= taken;
    try {
      return await work();
    } finally {
      line.free += taken;
      for (let next = line.queue[0]; next && line.free >= next.weight; next = line.queue[0]) {
        line.queue.shift();
        line.free -= next.weight;
        next.start();
      }
      if (line.free === places) lines.delete(key);
    }
  };
}
