import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
 * The style sheet in the document itself, so that the splash waits for nothing but boot.js; which comes before it,
 * or it would have to wait in its turn.
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
    .replace(boot, () => `${splash.head}\n    ${boot}\n    <style>${style.trim()}</style>`)
    .replace('<div id="root">', () => `${splash.body}\n    <div id="root">`);
}

const linkTo = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

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
  await writeFile(join(out, 'app.html'), app);
  await mkdir(join(out, 'app'), { recursive: true });
  return Promise.all(
    appPaths.map(async ({ path, pages, questions }, index) => {
      const links = [...filesOfPages(manifest, pages)]
        .filter((file) => !app.includes(`/${file}"`))
        .map(linkTo);
      const file = `app/${index}.html`;
      await writeFile(
        join(out, file),
        app
          .replace(boot, () => `${questions}\n    ${boot}`)
          .replace('</head>', () => `${links.join('\n')}\n</head>`),
      );
      return { path, file };
    }),
  );
}
