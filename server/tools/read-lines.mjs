import { createInterface } from 'node:readline';
import { tsImport } from 'tsx/esm/api';

/** Imports a module of the server's sources, compiled on the fly. */
export function importSource(path) {
  return tsImport(`../src/${path}`, import.meta.url);
}

/** Prints one JSON object for each line of standard input, blank ones included, in their order. */
export async function printEach(describe) {
  process.stdout.on('error', (error) => {
    // The reader left (`| head`): nothing is wrong, nothing is left to say.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    process.stdout.write(`${JSON.stringify(describe(line))}\n`);
  }
}
