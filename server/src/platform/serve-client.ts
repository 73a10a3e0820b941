import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const oneYear = 31_536_000;

/** The built client: hashed assets are kept for a year, and every page address answers with the app. */
export function serveClient(directory: URL) {
  const root = fileURLToPath(directory);
  const serve = sirv(root, {
    etag: true,
    gzip: true,
    brotli: true,
    single: true,
    setHeaders: (res, pathname) => {
      const hashed = pathname.startsWith('/assets/');
      res.setHeader('cache-control', hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache');
    },
  });
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    serve(req, res, () => void res.writeHead(404).end());
  };
}
