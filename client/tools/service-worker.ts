import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { AppDocument } from './app-documents';
import { readPageModules, type Manifest } from './page-modules.mjs';

/** What must open without a network: the frame, the first page, and the pages that are kept on the device. */
const shellPages = [
  'DashboardPage',
  'ShoppingPage',
  'InventoryPage',
  'PlanningPage',
  'FavoritesPage',
  'RecipePage',
  'KitchenTimers',
  'OfflineBanner',
  'OfflinePage',
  'OfflineParts',
  'CommandPalette',
  'ShortcutHelp',
];

/** Sentences that these pages fetch only with what they open. */
const shellCatalogues = ['src/i18n/fr/list-settings.ts'];

/** Any address of the app would do: their documents differ only in what they ask for ahead. */
const appDocument = '/dashboard';
const ownFiles = ['favicon.svg'];

const somePage = 'src/features/dashboard/dashboard-page.tsx';

/** The files of these modules with all they import, now or later; not what the app's start may lead to. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
    // The chunk that holds app/pages.ts leads to every page there is.
    if (!chunk.dynamicImports?.includes(somePage)) chunk.dynamicImports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/**
 * What an address is compared with, its search included. The server would lead one with a slash at its end to the one
 * without; here src/main.tsx mends it.
 */
const patternOf = (path: string): string => `^${path.replace(/:\w+/g, '[^/?]+')}/?(\\?.*)?$`;

/** Builds /sw.js: what it keeps is read from the build itself, so it is written after everything else. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;

  const write = async (): Promise<void> => {
    const out = resolve(config.root, config.build.outDir);
    const read = (file: string): Promise<string> => readFile(join(out, file), 'utf8');
    const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
    const { app } = JSON.parse(await read('pages.json')) as { app: AppDocument[] };
    const start = app.find(({ path }) => path === appDocument);
    if (!start) throw new Error(`The build has no document for ${appDocument}.`);
    const modules = readPageModules();
    const pageKeys = shellPages.flatMap((name) => {
      const page = modules.get(name);
      if (!page) throw new Error(`There is no page ${name} for the service worker to keep.`);
      return [page.module, ...page.catalogues];
    });
    const keys = [...pageKeys, ...shellCatalogues];
    const missing = keys.find((key) => !manifest[key]);
    if (missing) throw new Error(`The build has no ${missing} for the service worker to keep.`);
    const hashOf = async (file: string): Promise<string> =>
      createHash('sha256')
        .update(await readFile(join(out, file)))
        .digest('hex')
        .slice(0, 16);
    const shell = [
      { url: appDocument, revision: await hashOf(start.file) },
      ...(await Promise.all(
        ownFiles.map(async (file) => ({ url: `/${file}`, revision: await hashOf(file) })),
      )),
      ...[...filesOf(manifest, ['index.html', ...keys])].map((file) => ({
        url: `/${file}`,
        revision: null,
      })),
    ];
    await build({
      configFile: false,
      root: config.root,
      logLevel: 'warn',
      define: {
        SHELL: JSON.stringify(shell),
        APP_DOCUMENT: JSON.stringify(appDocument),
        APP_PATHS: JSON.stringify(app.map(({ path }) => patternOf(path))),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: out,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(config.root, 'src/offline/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
  };

  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: { order: 'post', sequential: true, handler: write },
  };
}
