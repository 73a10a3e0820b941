import { readFile, writeFile } from 'node:fs/promises';
import { withErrorTables } from './api-guide.js';
import { printedSchema } from './schema.js';

const contract = new URL('../../schema.graphql', import.meta.url);
const guide = new URL('../docs/api.md', import.meta.url);

const check = process.argv.includes('--check');

/** Writes a file, or with --check says that it is not what the code says. */
async function keep(file: URL, text: string): Promise<void> {
  if (!check) return writeFile(file, text);
  if ((await readFile(file, 'utf8')) === text) return;
  process.stderr.write(`${file.pathname} is not what the code says.\n`);
  process.exitCode = 1;
}

await keep(contract, printedSchema());
await keep(guide, withErrorTables(await readFile(guide, 'utf8')));
