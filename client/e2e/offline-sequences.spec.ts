import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { becomeSubscriber, expect, test } from './journey';

interface Outcome {
  seed: string;
  waiting: number;
  wrongs: string[];
  lists: string[];
}

const entry = fileURLToPath(new URL('../src/offline/testkit/run-in-browser.ts', import.meta.url));

/** The queue and its two devices as one script, for a page to run. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, name: 'sequences', formats: ['iife'], fileName: 'sequences' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The sequences were not built.');
  return chunk.code;
}

test('offline: two devices end equal with the real server, for ten sequences of changes and cuts', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const seeds = Array.from({ length: 10 }, (_, seed) => `two devices ${seed}`);
  const script = `${await bundle()}; sequences.runSequences(${JSON.stringify(seeds)}, 25)`;
  const outcomes = await page.evaluate<Outcome[]>(script);
  expect(outcomes.map(({ seed }) => seed)).toEqual(seeds);
  for (const { seed, waiting, wrongs, lists } of outcomes) {
    expect({ seed, waiting, wrongs }).toEqual({ seed, waiting: 0, wrongs: [] });
    expect(new Set(lists).size).toBe(1);
  }
  // Not ten empty lists.
  expect(outcomes.filter(({ lists }) => lists[0] !== '').length).toBeGreaterThan(5);
});
