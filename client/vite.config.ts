import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const api = process.env.POPOTE_API ?? 'http://127.0.0.1:4000';
// The API answers its own origin only, so the proxy speaks for the page that Vite serves.
const proxied = { target: api, headers: { origin: new URL(api).origin } };

/** Asks for the two fonts with the page itself, not only once the style sheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
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
