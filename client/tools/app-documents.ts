import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import type { RenderedSite } from '../src/app/public/render-page';
import { filesOfPages, type Manifest } from './page-modules.mjs';

/** An address of the app, and the document that the server answers it with. */
export interface AppDocument {
  path: string;
  file: string;
}

const sheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/;
const boot = '<script src="/boot.js"></script>';

/**
 * The style sheet in the document itself, so that the splash waits for no second request; and the code behind it
 * after the fonts that the splash is written in.
 */
async function dress(out: string, splash: RenderedSite['splash']): Promise<string> {
  const app = await readFile(join(out, 'app.html'), 'utf8');
  const [link, file] = sheet.exec(app) ?? [];
  if (link === undefined || file === undefined || !app.includes(boot))
    throw new Error('app.html is not what it was.');
  const style = await readFile(join(out, file), 'utf8');
  await rm(join(out, file));
  return app
    .replace(link, '')
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace(boot, () => `${splash.head}\n    ${boot}\n    <style>${style.trim()}</style>`)
    .replace('<div id="root">', () => `${splash.body}\n    <div id="root">`);
}

const linkTo = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

/** The largest first: it takes longest to come, and would otherwise be what the page waits for at the end. */
async function largestFirst(out: string, files: readonly string[]): Promise<string[]> {
  const sized = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(join(out, file))).size })),
  );
  return sized.toSorted((a, b) => b.size - a.size).map(({ file }) => file);
}

/**
 * The app's document once for each of its addresses, each asking at once for the code that its page
 * will show: found one after another, their parts would cost a slow network several round trips.
 */
export async function writeAppDocuments(
  out: string,
  { appPaths, splash }: Omit<RenderedSite, 'pages'>,
): Promise<AppDocument[]> {
  const read = (file: string): Promise<string> => readFile(join(out, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const app = await dress(out, splash);
  // In the document too; the server allows it by its hash (server/src/platform/client-documents.ts).
  const { code, errors } = await minify('boot.js', await read('boot.js'));
  if (errors.length > 0 || !code)
    throw new Error(`boot.js is not what it was: ${errors[0]?.message}`);
  const booting = `<script>${code.trim()}</script>`;
  await writeFile(join(out, 'app.html'), app);
  await mkdir(join(out, 'app'), { recursive: true });
  return Promise.all(
    appPaths.map(async ({ path, page, questions }, index) => {
      const files = [...filesOfPages(manifest, [page])].filter((one) => !app.includes(`/${one}"`));
      const links = (await largestFirst(out, files)).map(linkTo);
      const file = `app/${index}.html`;
      await writeFile(
        join(out, file),
        app
          .replace(boot, () => `${questions}\n    ${booting}`)
          .replace('</head>', () => `${links.join('\n')}\n</head>`),
      );
      return { path, file };
    }),
  );
}
