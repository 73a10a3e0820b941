import type { IncomingMessage } from 'node:http';

/** A body that cannot be taken, and the HTTP status that says why. */
export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
    this.name = 'BodyError';
  }
}

/**
 * The request's body as it was sent.
 * @throws BodyError 413 once it is longer than `maximumBytes`
 */
export async function readText(req: IncomingMessage, maximumBytes: number): Promise<string> {
  const tooLong = () => new BodyError(413, `The body is longer than ${maximumBytes} bytes.`);
  if (Number(req.headers['content-length'] ?? 0) > maximumBytes) throw tooLong();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maximumBytes) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The request's body as JSON.
 * @throws BodyError 413 once it is longer than `maximumBytes`, 400 when it is no JSON
 */
export async function readJson(req: IncomingMessage, maximumBytes: number): Promise<unknown> {
  const text = await readText(req, maximumBytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BodyError(400, 'The body is no JSON.');
  }
}
