import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { renderPublicPages } from '../src/app/public/render-page';
import { writeAppDocuments } from './app-documents';

interface Renderer {
  renderPublicPages: typeof renderPublicPages;
}

const renderer = '/src/app/public/render-page.tsx';
const behaviour = 'src/app/public/behaviour.ts';

interface Parts {
  head: string;
  body: string;
  /** Style sheet, fonts, script: what differs between a build and the development server. */
  assets: string;
  script: string;
}

const documentOf = ({ head, body, assets, script }: Parts): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111814" />
<meta name="theme-color" content="#fbf7ef" />
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="manifest" href="/manifest.webmanifest" />
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
<script src="/boot.js"></script>
${assets}
</head>
<body>
${body}
<script type="module" src="${script}"></script>
</body>
</html>
`;

/** The dark theme where no script can set it: the system's wish is followed by the style sheet itself. */
function followSystemWithoutScript(css: string): string {
  const bodies = [...css.matchAll(/\[data-theme=["']?dark["']?\](\{[^{}]*\})/g)];
  if (bodies.length === 0) throw new Error('The public pages have no dark theme.');
  const rules = bodies.map(([, body]) => `:root:not([data-theme])${body}`);
  return `${css}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/** Builds the small script and the style sheet that all public pages share. */
async function buildBehaviour({ root, build: { outDir } }: ResolvedConfig): Promise<{
  script: string;
  assets: string;
}> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, behaviour) },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  const sheet = outputs.find(({ fileName }) => fileName.endsWith('.css'));
  if (!entry || sheet?.type !== 'asset')
    throw new Error('The public pages have no script or style.');
  const fonts = outputs
    .filter(({ fileName }) => fileName.endsWith('.woff2'))
    .map(
      ({ fileName }) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileName}" />`,
    );
  const css =
    typeof sheet.source === 'string' ? sheet.source : new TextDecoder().decode(sheet.source);
  // In the page itself: the first paint waits for no second request.
  const style = `<style>${followSystemWithoutScript(css)}</style>`;
  return { script: `/${entry.fileName}`, assets: [...fonts, style].join('\n') };
}

/** The scripts that the app starts with, for a visitor who is about to go there. */
const startOf = (appHtml: string): string =>
  [
    ...appHtml.matchAll(
      /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g,
    ),
  ]
    .map(([, href]) => href)
    .join(' ');

/**
 * Renders the landing, legal and « not found » pages to HTML, and tells the server (pages.json) which
 * address is which. The app itself becomes app.html.
 */
export function publicPages(): Plugin[] {
  let config: ResolvedConfig;

  const renderAll = async (server: ViteDevServer) =>
    ((await server.ssrLoadModule(renderer)) as Renderer).renderPublicPages();

  const writeAll = async (): Promise<void> => {
    const out = resolve(config.root, config.build.outDir);
    const { script, assets } = await buildBehaviour(config);
    await rename(join(out, 'index.html'), join(out, 'app.html'));
    const start = startOf(await readFile(join(out, 'app.html'), 'utf8'));
    const server = await createServer({
      configFile: false,
      root: config.root,
      logLevel: 'warn',
      appType: 'custom',
      plugins: [react()],
      server: { middlewareMode: true, hmr: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const { pages, ...app } = await renderAll(server);
      await Promise.all(
        pages.map(({ file, head, body }) => {
          const meta = `<meta name="popote-app" content="${start}" />`;
          const html = documentOf({ head: `${head}\n${meta}`, body, assets, script });
          return writeFile(join(out, file), html);
        }),
      );
      const listed = pages.map(({ path, file }) => ({ path, file }));
      await writeFile(
        join(out, 'pages.json'),
        JSON.stringify({ pages: listed, app: await writeAppDocuments(out, app) }),
      );
    } finally {
      await server.close();
    }
  };

  return [
    {
      name: 'public-pages:build',
      apply: 'build',
      configResolved: (resolved) => {
        config = resolved;
      },
      writeBundle: { order: 'post', sequential: true, handler: writeAll },
    },
    {
      name: 'public-pages:serve',
      apply: 'serve',
      configureServer: (server) => {
        server.middlewares.use((req, res, next) => {
          const [path] = (req.url ?? '/').split('?');
          if (req.method !== 'GET' || !req.headers.accept?.includes('text/html')) return next();
          renderAll(server)
            .then(async ({ pages }) => {
              const page = pages.find((one) => one.path === path);
              if (!page) return next();
              const html = documentOf({ ...page, assets: '', script: `/${behaviour}` });
              res.setHeader('content-type', 'text/html; charset=utf-8');
              res.end(await server.transformIndexHtml(path ?? '/', html));
            })
            .catch(next);
        });
      },
    },
  ];
}
