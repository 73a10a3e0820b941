import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Serves the contract as a file: for code generation and whoever reads it; printed when first asked for. */
export function serveSchema(print: () => string) {
  let file: { text: string; etag: string } | null = null;
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (!file) {
      const text = print();
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
      // Weak: it is compressed on its way.
      file = { text, etag: `W/"${hash}"` };
    }
    res.setHeader('etag', file.etag);
    res.setHeader('cache-control', 'no-cache');
    if (req.headers['if-none-match'] === file.etag) {
      res.writeHead(304).end();
      return;
    }
    res.setHeader('content-type', 'text/plain; charset=utf-8');
    res.writeHead(200);
    res.end(req.method === 'HEAD' ? undefined : file.text);
  };
}
