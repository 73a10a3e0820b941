import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { buildSchema, isInterfaceType } from 'graphql';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { publicPages } from './tools/public-pages';
import { serviceWorker } from './tools/service-worker';

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

const schemaFile = resolve(import.meta.dirname, '../schema.graphql');

/**
 * Fills src/apollo/possible-types.ts with the members of each interface of the schema. Not with those of its unions, of
 * which there is one a mutation: documents name a member, never a union, and the list is part of every first view.
 */
function possibleTypes(): Plugin {
  const membersByType = (): Record<string, string[]> => {
    const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
    const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
    return Object.fromEntries(
      interfaces.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
    );
  };
  return {
    name: 'possible-types',
    load(id) {
      if (!id.endsWith('/src/apollo/possible-types.ts')) return null;
      this.addWatchFile(schemaFile);
      return `export const possibleTypes = ${JSON.stringify(membersByType())};`;
    },
  };
}

/** Tells the server which operations this build sends by their hash (tools/trusted-documents.mjs). */
const trustedDocuments = (): Plugin => ({
  name: 'trusted-documents',
  apply: 'build',
  generateBundle() {
    const file = resolve(import.meta.dirname, 'src/documents.generated.json');
    this.emitFile({ type: 'asset', fileName: 'documents.json', source: readFileSync(file) });
  },
});

const compressible = /\.(js|css|svg|webmanifest)$/;
/** Below this many bytes a packet is a packet. */
const worthwhile = 1024;

/** Writes a .br and a .gz beside each text file of the build; pages are compressed by the server. */
function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build, root }) => {
      directory = resolve(root, build.outDir);
    },
    // Not closeBundle, which also runs after a failed build and would hide its error behind its own.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(directory, { recursive: true });
        await Promise.all(
          files
            .filter((file) => compressible.test(file))
            .map((file) => compress(join(directory, file))),
        );
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < worthwhile) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

const packages = (names: string): RegExp => new RegExp(`[\\/]node_modules[\\/](${names})[\\/]`);

/** Parts of the interface that bring a library of their own, and so stay apart until first used. */
const heavy =
  /(combobox|command-dialog|confirm-dialog|dialog|dialog-close|full-screen|menu|popover|select|sheet|tabs|toast-viewport|tooltip|landmark-portal|overlay-class)\.tsx?$/;

/** Parts that few pages show; they come with these. */
const rare =
  /(checkbox-chips|fieldset|kbd|number-stepper|password-field|progress|radio-cards|stepper|tag-input|text-area)\.tsx$/;

/** Of react-i18next, what puts elements into a sentence: few pages have one. */
const markedUp = /react-i18next[\\/].*[\\/]Trans(WithoutContext)?\.js$/;

const ground = /[\\/]src[\\/]((ui|lib)[\\/][^\\/]+\.tsx?|app[\\/]paths\.ts)$/;
/** Of the ground, what is filled in, searched or chosen: no part of a first view. */
const fields =
  /[\\/]src[\\/](ui[\\/](banner|check-mark|checkbox|field|filter-bar|search-field|segmented-control|text-field|toggle-chip)\.tsx|lib[\\/](matches-search|page-card|use-field-form|step-number|tags)\.tsx?)$/;
const drawing =
  /[\\/]src[\\/]illustrations[\\/](picture|draw|geometry|palette|seeded-random)\.tsx?$/;
/** What the dashboard and other pages show of a recipe, a meal or the fridge. */
const display =
  /[\\/]src[\\/](entities[\\/](recipe[\\/](cook-link|favorite-recipes|first-ingredients|keyed-lines|meal-type-label|recipe-(card|facts)|use-recipe-dialog)|inventory[\\/](day-in-words|freshness)|planned-meal[\\/](calendar-day|cooked-mark|tonight-of)|waiting)|illustrations[\\/](drawn-later|[a-z-]+-(icon|picture)\.tsx|scenes[\\/][a-z-]+\.ts$)|lib[\\/]use-online\.ts)/;
/** The icons of few pages, each of which would be a file of its own. */
const fewIcons = /lucide-react[\\/].*[\\/](printer|rotate-ccw|square)\.m?js$/;
/** What the shopping list shares with a recipe that is put on it. */
const list =
  /[\\/]src[\\/](features[\\/]shopping[\\/](merge-items|quantity|use-add-item|use-amount-text)\.ts|ui[\\/](progress\.tsx|print\.css))$/;
/** What changes them, and says why it could not. */
const action =
  /[\\/]src[\\/](entities[\\/]|apollo[\\/](refusal-sentence|operation-failure|problem-of|form-outcome))/;
/** What only a page with recipes or a list does. */
const toList =
  /[\\/]src[\\/]entities[\\/](recipe[\\/](add-|use-add-|use-left-out|recipe-actions|recipe-buttons)|shopping[\\/]([a-z-]*restore|read-items))/;
/** What a page of dishes shows or asks for, and settings do not. */
const ofDishes =
  /[\\/]src[\\/]entities[\\/](recipe[\\/](why-|singular-foods|chef-writing|order-problem|model-words|conflict-|generation-|(start|stop)-recipe-gen|recipe-(gen|details|dialog)|use-start-recipe|ingredient-|numbered-|recheck-|use-diet|household-diet|book-recipes)|planned-meal[\\/](day-names|planned-viewer|planned-meal|plan-lists|planning-|known-meal|set-planned|use-set-meal|next-dinner|use-plan-meal|use-put-meal|use-unplan-meal|plan-meal|delete-planned-meal|recipe-to-plan)|inventory[\\/](source-link|item-|fridge-cache|fridge-viewer|fridge-item|inventory-items|expiring-soon))/;
/**
 * What many pages share, in a few files of like size: left to itself each shared icon or button would be a request
 * of its own, and a browser has six at a time. What only some pages need stays with them.
 */
const chunkGroups = [
  { name: 'react', priority: 5, test: packages('react|react-dom|scheduler') },
  {
    name: 'framework',
    priority: 4,
    test: (path: string): boolean =>
      packages('react-router|react-router-dom|react-i18next|i18next').test(path) &&
      !markedUp.test(path),
  },
  {
    name: 'apollo',
    priority: 4,
    test: packages(
      '@apollo|@graphql-typed-document-node|@wry|graphql|graphql-tag|optimism|rxjs|tslib',
    ),
  },
  // What stands around every page, and leads to it.
  { name: 'start', priority: 3, tags: ['$initial' as const] },
  {
    name: 'kit',
    priority: 2,
    minShareCount: 4,
    test: (path: string): boolean =>
      [drawing, packages('lucide-react')].some((one) => one.test(path)) ||
      (ground.test(path) && ![heavy, rare, fields].some((others) => others.test(path))),
  },
  {
    name: 'display',
    priority: 1,
    test: (path: string): boolean => display.test(path) || fewIcons.test(path),
  },
  {
    name: 'action',
    priority: 1,
    minShareCount: 3,
    test: (path: string): boolean =>
      fields.test(path) ||
      (action.test(path) && ![toList, ofDishes].some((others) => others.test(path))),
  },
  { name: 'list', test: list },
  { name: 'to-list', test: toList },
];

const tests = ['src/**/*.test.{ts,tsx}'];
/** What replaces a module, the clock or a part of the browser would do so for the files after it. */
const ofItsOwn = [
  'src/app/use-end-of-grace.test.ts',
  'src/entities/recipe/ingredient-checklist.test.tsx',
  'src/features/chef/{chat-turn,live-reply}.test.{ts,tsx}',
  'src/features/notifications/notification-row.test.tsx',
  'src/features/planning/{meal-rows,planning-cache}.test.{ts,tsx}',
  'src/features/shopping/{list-row,checks-store}.test.{ts,tsx}',
  'src/offline/**/*.test.ts',
  'src/ui/theme.test.ts',
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    possibleTypes(),
    preloadFonts(),
    trustedDocuments(),
    publicPages(),
    serviceWorker(),
    precompress(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/graphql': proxied, '/dev': proxied, '/webhooks': proxied },
  },
  build: {
    // A strict CSP allows no data: URLs, and a hashed file is cached for good.
    assetsInlineLimit: 0,
    // One, which lies in the app's documents themselves (tools/app-documents.ts).
    cssCodeSplit: false,
    // For tools/check-size.mjs: which source became which file.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  test: {
    environment: 'node',
    testTimeout: 120_000,
    teardownTimeout: 120_000,
    projects: [
      // What is imported is loaded once by each worker, not by each file: most of the processor's time.
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: tests, exclude: ofItsOwn },
      },
      { extends: true, test: { name: 'of its own', include: ofItsOwn } },
    ],
  },
});
