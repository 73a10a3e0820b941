import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Hands the request to a server on this machine and its answer back; the stand-ins' pages are shown so. */
export function forward(req: IncomingMessage, res: ServerResponse, target: string): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port, host } = new URL(target);
    // The path as it was sent: once `..` were resolved, a page's address could name another part of the stand-in.
    const path = req.url ?? '/';
    const headers = { ...req.headers, host };
    const upstream = request(
      { hostname, port, path, method: req.method ?? 'GET', headers },
      (answer) => {
        for (const [name, value] of Object.entries(answer.headers)) {
          if (value !== undefined) res.setHeader(name, value);
        }
        res.statusCode = answer.statusCode ?? 502;
        pipeline(answer, res).then(resolve, () => resolve());
      },
    );
    upstream.on('error', () => {
      if (!res.headersSent) res.writeHead(502);
      res.end();
      resolve();
    });
    req.pipe(upstream);
  });
}
