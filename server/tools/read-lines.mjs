import { createInterface } from 'node:readline';
import { tsImport } from 'tsx/esm/api';

/** Imports a module of the server's sources, compiled on the fly. */
export function importSource(path) {
  return tsImport(`../src/${path}`, import.meta.url);
}

const standardInput = () => createInterface({ input: process.stdin, crlfDelay: Infinity });

/** Every line of standard input, for what cannot be said of one before all are known. */
export async function readLines() {
  const lines = [];
  for await (const line of standardInput()) lines.push(line);
  return lines;
}

/** Prints one JSON object for each line, of standard input unless given, blank ones included, in their order. */
export async function printEach(describe, lines = standardInput()) {
  process.stdout.on('error', (error) => {
    // The reader left (`| head`): nothing is wrong, nothing is left to say.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  let index = 0;
  for await (const line of lines) {
    process.stdout.write(`${JSON.stringify(describe(line, index))}\n`);
    index += 1;
  }
}
