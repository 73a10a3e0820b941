import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const rules = ['src/{diet,week-choice}/**/*.test.ts'];
// The product in a process of its own, as it was built, with a data folder of its own.
const processes = [
  'src/main.test.ts',
  'src/platform/embedded-database.test.ts',
  'src/features/chef/chat/chat-killed.test.ts',
];
// What the embedded database could do otherwise than PostgreSQL: how it stores strange text, migrates, keeps to its one
// connection in every operation of the kitchen, and takes two devices' changes in turn. Where a PostgreSQL is given, they
// run on both. The pages and the journeys run on the embedded one alone.
const embedded = [
  'src/{hostile-text,kitchen-statements,newer-database}.test.ts',
  'src/platform/database.test.ts',
  'src/features/kitchen/shopping/two-devices.test.ts',
];
// What replaces a module would do so for the files after it, or come after the module has been loaded.
const mockModules = ['src/features/accounts/{password-races,sign-in-guesses}.test.ts'];
// Looks at what the product's own hashes cost.
const hashes = ['src/features/accounts/sign-in.test.ts'];

// A password is hashed as slowly as one can bear, some 2,000 times in a run.
const hasty = {
  resolve: {
    alias: [
      {
        find: '@node-rs/argon2',
        replacement: fileURLToPath(new URL('src/testkit/hasty-argon2.ts', import.meta.url)),
      },
    ],
  },
};

export default defineConfig({
  resolve: {
    // Vite would take graphql's ES build, the libraries take the one that Node does: two realms of one class.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  // The stand-ins and the product find each other's source, not what was built of it.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    globalSetup: ['src/testkit/global-setup.ts'],
    setupFiles: ['src/testkit/property-seed.ts'],
    // Generous: a machine that is shared is slow, not wrong. What is polled for has one second otherwise.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    projects: [
      // Pure rules, which have no database to differ by.
      { extends: true, test: { name: 'rules', isolate: false, include: rules } },
      {
        extends: true,
        ...hasty,
        // The product is loaded once by each worker, not by each file: half of the processor's time.
        test: {
          name: 'product',
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: [...rules, ...processes, ...embedded, ...mockModules, ...hashes],
        },
      },
      {
        extends: true,
        test: { name: 'standins', isolate: false, include: ['standins/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          isolate: false,
          include: processes,
          globalSetup: ['src/testkit/build-process.ts'],
        },
      },
      { extends: true, ...hasty, test: { name: 'embedded', isolate: false, include: embedded } },
      {
        extends: true,
        ...hasty,
        test: {
          name: 'embedded-as-well',
          isolate: false,
          include: process.env['TEST_DATABASE_URL'] === undefined ? [] : embedded,
          setupFiles: ['src/testkit/embedded-as-well.ts'],
        },
      },
      { extends: true, ...hasty, test: { name: 'mocking', include: mockModules } },
      { extends: true, test: { name: 'hashing', include: hashes } },
    ],
  },
});
