import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const MAX_BODY_BYTES = 1_000_000;

/** The whole body as text; a body over a megabyte is refused by throwing. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('The request body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    ...headers,
  });
  response.end(body);
}

/** The answer to a form: the browser then asks for `location` with GET. */
export function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' });
  response.end();
}

/** So long that a machine which stands still for seconds closes no connection just as a client takes it again. */
const keepAliveMs = 75_000;

/** Listens on 127.0.0.1 only; port 0 takes a free one. Resolves with the port. */
export function listenOnLoopback(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = keepAliveMs;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Stops a server at once, kept-alive connections included. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
