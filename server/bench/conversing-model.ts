import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Words without a digit, all different: nothing in them is shaped like a recipe. */
const wordOf = (nth: number): string =>
  [...String(nth)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');

export const tokens = 400;
const betweenTokensMs = 25;

/** What each reply says, whole. */
export const said = Array.from({ length: tokens }, (_, nth) => `${wordOf(nth)} `).join('');

export interface ConversingModel {
  url: string;
  /** How many replies it has begun. */
  calls(): number;
  close(): Promise<void>;
}

/** A model on this machine that answers every question with the same words, at an even pace. */
export async function startConversingModel(): Promise<ConversingModel> {
  let calls = 0;
  const server = createServer((req, res) => {
    req.resume();
    calls += 1;
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    speak(res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function speak(res: ServerResponse): void {
  let next = 0;
  const write = (content: string, finish: string | null = null) => {
    const choices = [{ index: 0, delta: { content }, finish_reason: finish }];
    const about = { id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'bench' };
    res.write(`data: ${JSON.stringify({ ...about, choices })}\n\n`);
  };
  const timer = setInterval(() => {
    if (next < tokens) return write(`${wordOf(next++)} `);
    clearInterval(timer);
    write('', 'stop');
    res.end('data: [DONE]\n\n');
  }, betweenTokensMs);
  res.once('close', () => clearInterval(timer));
}
