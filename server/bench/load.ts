import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { median } from './measure.js';

export interface Target {
  url: string;
  headers: Record<string, string>;
  /** Or `extensions`, with the hash of a document that the server knows. */
  query?: string;
  extensions?: object;
  variables?: Record<string, unknown>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Answer {
  readonly text: string;
  /** Of the body, as they came over the wire. */
  readonly bytes: number;
}

export const bodyOf = ({ query, extensions, variables }: Target): string =>
  JSON.stringify({ query, extensions, variables });

/** One GraphQL request over a kept connection, as a browser sends it. @throws Error when the answer holds errors. */
export function post(target: Target): Promise<Answer> {
  const { url, headers } = target;
  const body = bodyOf(target);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}/graphql`,
      {
        agent,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-encoding': 'br',
          'content-length': Buffer.byteLength(body),
        },
      },
      (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('error', reject);
        res.on('end', () => {
          const received = Buffer.concat(parts);
          const isPacked = res.headers['content-encoding'] === 'br';
          const text = (isPacked ? brotliDecompressSync(received) : received).toString('utf8');
          if (res.statusCode === 200 && !text.includes('"errors"'))
            resolve({ text, bytes: received.length });
          else reject(new Error(`${res.statusCode} ${text.slice(0, 300)}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** So many requests, so many at a time. Resolves to requests per second. */
export async function load(target: Target, count: number, atOnce: number): Promise<number> {
  const since = performance.now();
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await post(target);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count / ((performance.now() - since) / 1000);
}

/** The median time of one request after another, in milliseconds. */
export async function medianTime(target: Target, count: number): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const since = performance.now();
    await post(target);
    times.push(performance.now() - since);
  }
  return median(times);
}
