// What is generated, never committed: Prisma's client, Pothos' types, the foods, the French words, the client's typed
// hooks.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary, filesIn, main, root, runNode, task } from './task.mjs';

/** Prisma runs in server/, where its packages are, and asks our own engine instead of downloading one. */
export function prisma(args, options) {
  return runNode([binary('server', 'prisma'), ...args, '--config', '../prisma/prisma.config.ts'], {
    cwd: join(root, 'server'),
    ...options,
    env: {
      PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'server/tools/schema-engine.mjs'),
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      ...options?.env,
    },
  });
}

const generateDatabaseClient = () =>
  task({
    name: 'generate-prisma',
    title: 'Generating the database client',
    inputs: ['prisma/schema.prisma', 'prisma/prisma.config.ts', 'server/package.json'],
    outputs: ['server/src/generated/prisma/client.ts', 'server/src/generated/pothos-types.ts'],
    work: () => prisma(['generate']),
  });

/** Runs a tool that calls the product's own rules, which are TypeScript. */
const runWithSource = (tool) =>
  runNode(['--import', 'tsx', `tools/${tool}`], { cwd: join(root, 'server') });

const compileFoods = () =>
  task({
    name: 'compile-foods',
    title: 'Compiling the foods',
    inputs: [
      'server/data/foods',
      'server/tools/compile-foods.mjs',
      'server/src/diet/lexicon',
      'server/src/diet/text',
      'server/src/diet/vocabulary',
    ],
    outputs: [
      'server/src/diet/generated/phrases.ts',
      'server/src/diet/generated/avoided-foods.ts',
      'server/src/diet/generated/foods.ts',
    ],
    work: () => runWithSource('compile-foods.mjs'),
  });

const compileFrenchWords = () =>
  task({
    name: 'compile-french-words',
    title: 'Compiling the French words',
    inputs: [
      'pnpm-lock.yaml',
      'server/tools/compile-french-words.mjs',
      'server/src/diet/text/text.ts',
      'server/src/diet/text/singular.ts',
    ],
    outputs: ['server/src/diet/generated/french-words.ts'],
    work: () => runWithSource('compile-french-words.mjs'),
  });

/** schema.graphql is committed, so only a developer's own run writes it anew from the code. */
export const printSchema = (...args) =>
  runNode(['--import', 'tsx', 'src/print-schema.ts', ...args], { cwd: join(root, 'server') });

function generateHooks() {
  const documents = filesIn('client/src').filter((file) => file.endsWith('.graphql'));
  return task({
    name: 'generate-hooks',
    title: 'Generating the typed GraphQL hooks',
    inputs: ['schema.graphql', 'codegen.ts', 'client/tools', 'package.json', ...documents],
    outputs: [
      'client/src/documents.generated.json',
      ...documents.map((file) => file.replace('.graphql', '.generated.ts')),
    ],
    work: async () => {
      const stale = filesIn('client/src', /^$/).filter(
        (file) =>
          file.endsWith('.generated.ts') &&
          file !== 'client/src/graphql.generated.ts' &&
          !documents.includes(file.replace('.generated.ts', '.graphql')),
      );
      stale.forEach((file) => rmSync(join(root, file)));
      await runNode([
        binary('', '@graphql-codegen/cli', 'graphql-codegen'),
        '--config',
        'codegen.ts',
      ]);
    },
  });
}

export async function generate({ schemaFromCode = false } = {}) {
  await Promise.all([generateDatabaseClient(), compileFoods(), compileFrenchWords()]);
  if (schemaFromCode && existsSync(join(root, 'server/src/print-schema.ts'))) await printSchema();
  if (existsSync(join(root, 'codegen.ts'))) await generateHooks();
}

void main(import.meta.url, () => generate({ schemaFromCode: true }));
