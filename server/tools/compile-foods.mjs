// Checks server/data/foods and writes what the process loads of it; generate.mjs runs it, with tsx, when one has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compiledAvoidedFoods, readAvoidedTable } from '../src/diet/vocabulary/avoided-table.ts';
import { compiledPhrases } from '../src/diet/vocabulary/compile-phrases.ts';
import { readPhraseTable } from '../src/diet/vocabulary/phrase-table.ts';
import { compiledWords, readWordTable } from '../src/diet/vocabulary/word-table.ts';

const at = (path) => new URL(`../${path}`, import.meta.url);

/** Each table with its rules, and the module that it becomes. */
const tables = [
  ['phrases', readPhraseTable, compiledPhrases],
  ['avoided-foods', readAvoidedTable, compiledAvoidedFoods],
  ['words', readWordTable, compiledWords],
];

mkdirSync(at('src/diet/generated'), { recursive: true });
for (const [name, read, compiled] of tables) {
  try {
    const table = read(readFileSync(at(`data/foods/${name}.tsv`), 'utf8'));
    writeFileSync(at(`src/diet/generated/${name}.ts`), compiled(table));
  } catch (error) {
    console.error(`server/data/foods/${name}.tsv\n${error.message}`);
    process.exitCode = 1;
  }
}
