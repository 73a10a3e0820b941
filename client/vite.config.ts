import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const api = process.env.POPOTE_API ?? 'http://127.0.0.1:4000';
// The API answers its own origin only, so the proxy speaks for the page that Vite serves.
const proxied = { target: api, headers: { origin: new URL(api).origin } };

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: {
    host: '127.0.0.1',
    proxy: { '/graphql': proxied, '/dev': proxied, '/webhooks': proxied },
  },
  build: {
    // A strict CSP allows no data: URLs, and a hashed file is cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
