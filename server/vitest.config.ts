import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Vite would take graphql's ES build, the libraries take the one that Node does: two realms of one class.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testkit/global-setup.ts'],
    // Generous: a machine that is shared is slow, not wrong. What is polled for has one second otherwise.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
  },
});
