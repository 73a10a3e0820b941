import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { escapeHtml } from './html.js';

/** In the prerendered pages, where the product's own address belongs (client/src/app/public/render-page.tsx). */
const originPlaceholder = 'https://origin.invalid';
/** And where the address that people write to (client/src/lib/contact.ts). */
const contactPlaceholder = 'contact@origin.invalid';
/** And where it says who runs it. */
const operatorPlaceholder = 'operator.origin.invalid';

const pageList = z.object({
  pages: z.array(z.object({ path: z.string().nullable(), file: z.string() })),
  app: z.array(z.object({ path: z.string(), file: z.string() })),
});

/** Whose product it is, as its public pages say. */
export interface House {
  origin: string;
  /** Where people write to. */
  contactEmail: string;
  /** Who answers for it: name and address. */
  operator: string;
}

export interface Document {
  status: 200 | 404;
  type: string;
  etag: string;
  /** What its inline scripts are allowed by, as a content security policy names them. */
  scriptHashes: readonly string[];
  body: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

const sha256 = (text: string | Buffer, encoding: 'base64' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);

/** Scripts in the document itself; data, which has a type, is none. */
const inlineScripts = /<script>(.*?)<\/script>/gs;

/** Made when it is first asked for: compressing every page took a start a second and more. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function documentOf(text: string, type = 'text/html', status: Document['status'] = 200): Document {
  const identity = Buffer.from(text);
  const gzip = once(() => gzipSync(identity));
  const br = once(() => brotliCompressSync(identity, quality));
  return {
    status,
    type: `${type}; charset=utf-8`,
    etag: `W/"${sha256(identity, 'base64url').slice(0, 27)}"`,
    scriptHashes: [...text.matchAll(inlineScripts)].map(
      ([, script = '']) => `'sha256-${sha256(script, 'base64')}'`,
    ),
    body: {
      identity,
      get gzip() {
        return gzip();
      },
      get br() {
        return br();
      },
    },
  };
}

function sitemapOf(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

/** `/dashboard/recipes/:id` stands for any last segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/** The documents of a build: public pages by address, the app wherever it begins, « not found » elsewhere. */
export function readDocuments(
  directory: URL,
  { origin, contactEmail, operator }: House,
): (path: string) => Document {
  const read = (file: string): string => readFileSync(new URL(file, directory), 'utf8');
  const ofThisHouse = (html: string): string =>
    html
      .replaceAll(contactPlaceholder, () => encodeURIComponent(contactEmail).replace('%40', '@'))
      .replaceAll(operatorPlaceholder, () => escapeHtml(operator))
      .replaceAll(originPlaceholder, origin)
      .replaceAll(encodeURIComponent(originPlaceholder), encodeURIComponent(origin));
  const { pages, app } = pageList.parse(JSON.parse(read('pages.json')));

  const appDocuments = app.map(({ path, file }) => ({
    pattern: patternOf(path),
    document: documentOf(read(file)),
  }));
  const documents = new Map<string, Document>();
  let notFound = documentOf('', 'text/html', 404);
  for (const { path, file } of pages) {
    const html = ofThisHouse(read(file));
    if (path === null) notFound = documentOf(html, 'text/html', 404);
    else documents.set(path, documentOf(html));
  }
  const sitemap = sitemapOf(origin, [...documents.keys()]);
  documents.set('/sitemap.xml', documentOf(sitemap, 'application/xml'));
  const robots = `User-agent: *\nDisallow: /dashboard\nSitemap: ${origin}/sitemap.xml\n`;
  documents.set('/robots.txt', documentOf(robots, 'text/plain'));

  return (path) =>
    documents.get(path) ??
    appDocuments.find(({ pattern }) => pattern.test(path))?.document ??
    notFound;
}
