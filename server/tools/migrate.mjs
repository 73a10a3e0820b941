// pnpm migrate:dev --name add-something: writes the migration that takes the database from the last
// migration to schema.prisma. It is plain SQL to be reviewed; Popote applies it when it next starts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate, prisma } from './generate.mjs';
import { main, root, TaskError } from './task.mjs';

const noChange = '-- This is an empty migration.';

/** The SQL that schema.prisma asks for beyond the migrations; empty when they agree. */
export async function missingSql() {
  const { stdout } = await prisma([
    'migrate',
    'diff',
    '--from-migrations=../prisma/migrations',
    '--to-schema=../prisma/schema.prisma',
    '--script',
  ]);
  const sql = stdout.trim();
  return sql === noChange ? '' : sql;
}

void main(import.meta.url, async () => {
  const { name } = parseArgs({ options: { name: { type: 'string' } } }).values;
  if (!name || !/^[a-z0-9_-]+$/.test(name))
    throw new TaskError(
      'Name the migration in lower case: pnpm migrate:dev --name add-planned-meals',
    );
  const sql = await missingSql();
  if (!sql) return console.log('The migrations already lead to schema.prisma: nothing to write.');
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(root, 'prisma/migrations', `${time}_${name.replaceAll('-', '_')}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), `${sql}\n`);
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
  await generate();
});
