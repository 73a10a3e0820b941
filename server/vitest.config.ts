import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Vite would take graphql's ES build, the libraries take the one that Node does: two realms of one class.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testkit/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
