// Checks server/data/foods and writes what the process loads of it; generate.mjs runs it, with tsx, when one has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compiledPhrases } from '../src/diet/vocabulary/compile-phrases.ts';
import { readPhraseTable } from '../src/diet/vocabulary/phrase-table.ts';

const at = (path) => new URL(`../${path}`, import.meta.url);

try {
  const table = readPhraseTable(readFileSync(at('data/foods/phrases.tsv'), 'utf8'));
  mkdirSync(at('src/diet/generated'), { recursive: true });
  writeFileSync(at('src/diet/generated/phrases.ts'), compiledPhrases(table));
} catch (error) {
  console.error(`server/data/foods/phrases.tsv\n${error.message}`);
  process.exitCode = 1;
}
