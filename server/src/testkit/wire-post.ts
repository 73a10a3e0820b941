import { request, type IncomingHttpHeaders } from 'node:http';

export interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As they came over the wire. */
  readonly bytes: Buffer;
}

/** A request whose answer nobody unpacks on the way. */
export const wirePost = (
  url: string,
  query: string,
  headers: Record<string, string>,
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      new URL('/graphql', url),
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('error', reject);
        res.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: res.statusCode, headers: res.headers, bytes });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify({ query }));
  });
