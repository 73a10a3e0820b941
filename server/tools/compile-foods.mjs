// Checks server/data/foods and writes what the process loads of it; generate.mjs runs it, with tsx, when one has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const at = (path) => new URL(`../${path}`, import.meta.url);

function compile(name, read, compiled) {
  try {
    const table = read(readFileSync(at(`data/foods/${name}.tsv`), 'utf8'));
    writeFileSync(at(`src/diet/generated/${name}.ts`), compiled(table));
    return table;
  } catch (error) {
    console.error(`server/data/foods/${name}.tsv\n${error.message}`);
    process.exitCode = 1;
    return undefined;
  }
}

mkdirSync(at('src/diet/generated'), { recursive: true });
// The rules of the other tables know the small lists.
const { compiledLists, readListTable } = await import('../src/diet/vocabulary/list-table.ts');
compile('lists', readListTable, compiledLists);
const { readSourceTable, compiledSources } = await import('../src/diet/vocabulary/source-table.ts');
const sources = compile('sources', readSourceTable, compiledSources) ?? [];
const { compiledFoods, readFoodTable } = await import('../src/diet/vocabulary/food-table.ts');
const sourceKeys = sources.map(({ key }) => key);
compile('foods', (table) => readFoodTable(table, sourceKeys), compiledFoods);
const { compiledWords, readWordTable } = await import('../src/diet/vocabulary/word-table.ts');
compile('words', readWordTable, compiledWords);
const { compiledAvoidedFoods, readAvoidedTable } =
  await import('../src/diet/vocabulary/avoided-table.ts');
compile('avoided-foods', readAvoidedTable, compiledAvoidedFoods);
const { compiledPhrases } = await import('../src/diet/vocabulary/compile-phrases.ts');
const { readPhraseTable } = await import('../src/diet/vocabulary/phrase-table.ts');
compile('phrases', readPhraseTable, compiledPhrases);
