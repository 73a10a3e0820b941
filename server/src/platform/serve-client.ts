import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { readDocuments, type Document, type House } from './client-documents.js';

const oneYear = 31_536_000;

const encodingFor = (accepted: string | string[] | undefined): keyof Document['body'] => {
  const names = String(accepted ?? '');
  if (/\bbr\b/.test(names)) return 'br';
  return /\bgzip\b/.test(names) ? 'gzip' : 'identity';
};

/** Adds the document's own scripts to the policy of every answer; also where it is unchanged, as a browser keeps the newer. */
function allowScripts(res: ServerResponse, { scriptHashes }: Document): void {
  const policy = res.getHeader('content-security-policy');
  if (typeof policy !== 'string' || scriptHashes.length === 0) return;
  const scripts = ["'self'", ...scriptHashes].join(' ');
  res.setHeader('content-security-policy', `${policy};script-src ${scripts}`);
}

function send(req: IncomingMessage, res: ServerResponse, document: Document): void {
  res.setHeader('cache-control', 'no-cache');
  res.setHeader('etag', document.etag);
  res.setHeader('vary', 'accept-encoding');
  allowScripts(res, document);
  if (document.status === 200 && req.headers['if-none-match'] === document.etag) {
    return void res.writeHead(304).end();
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  const body = document.body[encoding];
  res.setHeader('content-type', document.type);
  res.setHeader('content-length', body.byteLength);
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  res.writeHead(document.status);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** What only a document can obey. A page has some forty files, and HTTP/1.1 repeats it for each. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const isPart = (pathname: string): boolean => /^\/assets\/.+\.(js|css|woff2)$/.test(pathname);

interface Build {
  documentAt: ReturnType<typeof readDocuments>;
  serveFile: ReturnType<typeof sirv>;
}

function readBuild(directory: URL, house: House): Build {
  return {
    documentAt: readDocuments(directory, house),
    // It lists the files there are once.
    serveFile: sirv(fileURLToPath(directory), {
      etag: true,
      gzip: true,
      brotli: true,
      setHeaders: (res, pathname) => {
        const hashed = pathname.startsWith('/assets/');
        res.setHeader(
          'cache-control',
          hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache',
        );
        if (isPart(pathname)) for (const name of documentHeaders) res.removeHeader(name);
      },
    }),
  };
}

/** A build under a running server gives its files other names: it is read anew as soon as all of it is there. */
function followBuilds(directory: URL, house: House): () => Build {
  const list = new URL('pages.json', directory);
  const timeOf = (): number | undefined => statSync(list, { throwIfNoEntry: false })?.mtimeMs;
  let builtAt = timeOf();
  let build = readBuild(directory, house);
  return () => {
    const time = timeOf();
    if (time === undefined || time === builtAt) return build;
    try {
      build = readBuild(directory, house);
      builtAt = time;
    } catch {
      // Half of a build: what there was until now is answered until it is whole.
    }
    return build;
  };
}

/**
 * The built client: its pages from memory, so that they speak of this installation's address, and its
 * hashed assets from the disk, kept by browsers for a year.
 * @param directory where the build lies; ends in a slash
 * @param house whose it is, for the public pages
 */
export function serveClient(directory: URL, house: House) {
  const newestBuild = followBuilds(directory, house);
  /** A build under a running server takes files away, which sirv would stream all the same. */
  const isGone = (path: string): boolean =>
    path.startsWith('/assets/') && !existsSync(new URL(`.${path}`, directory));

  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [path = '/', ...query] = (req.url ?? '/').split('?');
    const { documentAt, serveFile } = newestBuild();
    const page = (): void => {
      const document = documentAt(path);
      const bare = path.replace(/\/$/, '');
      // Only to an address of our own: `//elsewhere/` is none.
      if (document.status === 404 && bare !== path && documentAt(bare).status === 200) {
        return void res.writeHead(308, { location: [bare, ...query].join('?') }).end();
      }
      send(req, res, document);
    };
    // Only whole file names: sirv would answer « / » and « /privacy » with the pages as they were built.
    if (!/\.\w+$/.test(path) || path.endsWith('.html') || isGone(path)) return page();
    serveFile(req, res, page);
  };
}
